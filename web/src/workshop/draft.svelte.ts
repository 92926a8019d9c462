// A data set on the bench: its values, what the server's check says, and how it is drawn.
import { api, ApiError, pause } from '$lib/api';
import { wordsFor } from '$lib/catalogues';
import { drawnTable } from '$lib/specimen';
import type { DataSet, SetChange, SetCheck, SetPart, ShippedSet } from '$lib/wire';
import type { Lang } from '$lib/words';
import type { GamePage } from '$table/contract';
import type { TableState } from '$table/table.svelte';
import {
  asPrinted,
  isRemark,
  isSame,
  remarkedAs,
  unremarked,
  valueAt,
  withValue,
  type Path,
  type Plain,
  type Shape
} from './shape';

export type Files = Record<string, Plain>;

/** After the last change, before the server is asked. */
const SETTLED = 0.35;

export class Draft {
  readonly shipped: Files;
  files = $state.raw<Files>({});
  /** What was kept last, or what ships. */
  base = $state.raw<Files>({});
  set = $state.raw<DataSet | null>(null);
  /** The version that `base` is; 0 where nothing is kept. */
  version = $state(0);
  check = $state.raw<SetCheck | null>(null);
  checking = $state(false);
  /** The components as they are drawn in play; the last ones that were sound. */
  table = $state.raw<TableState | null>(null);
  confirmed = $state.raw<ReadonlySet<string>>(new Set());
  #asked = 0;

  constructor(
    readonly game: string,
    readonly page: GamePage,
    readonly origin: ShippedSet,
    public lang: Lang
  ) {
    this.shipped = origin.files as Files;
    this.base = this.files = this.shipped;
  }

  get parts(): readonly SetPart[] {
    return this.origin.parts;
  }
  shape(file: string): Shape {
    return (this.origin.shapes as Record<string, Shape>)[file] ?? {};
  }
  /** There is something that was not kept. */
  get isChanged(): boolean {
    return !isSame(this.files, this.base);
  }

  take(set: DataSet, version: number, files: Files): void {
    this.set = set;
    this.version = version;
    this.base = files;
    this.confirmed = new Set(set.confirmed);
    this.#show(this.#left() ?? files);
  }
  /** Nothing kept: begin with what ships, or with what was left here. */
  begin(): void {
    this.confirmed = new Set(this.#noted());
    this.#show(this.#left() ?? this.shipped);
  }
  #show(files: Files): void {
    this.files = files;
    void this.look();
  }

  at(part: SetPart): Plain | undefined {
    return valueAt(this.files[part.file], part.at);
  }
  /** Says something else than what ships; who has seen the print is no difference. */
  isOther(part: SetPart): boolean {
    return !isSame(unremarked(this.at(part)), unremarked(this.#original(part)));
  }
  /** The values that differ from what ships. */
  get changes(): readonly SetChange[] {
    return (this.check?.changes ?? []).filter((one) => !isRemark(one.field));
  }
  #original(part: SetPart): Plain | undefined {
    return valueAt(this.shipped[part.file], part.at);
  }
  #with(files: Files, part: SetPart, record: Plain): Files {
    return { ...files, [part.file]: withValue(files[part.file] ?? {}, part.at, record) };
  }
  put(file: string, path: Path, value: Plain | undefined): void {
    this.files = { ...this.files, [file]: withValue(this.files[file] ?? {}, path, value) };
    this.#keep();
    void this.look(SETTLED);
  }
  /** Back to what ships, one component or all. */
  restore(part: SetPart | null): void {
    if (part) {
      const original = this.#original(part);
      const seen = this.confirmed.has(part.element);
      this.put(part.file, part.at, seen ? asPrinted(original) : original);
    } else {
      this.files = this.parts
        .filter((one) => this.confirmed.has(one.element))
        .reduce(
          (files, one) => this.#with(files, one, asPrinted(this.#original(one))),
          this.shipped
        );
      this.#keep();
      void this.look();
    }
  }

  /** Ask the check, then for the drawing of what is sound; only the last question counts. */
  async look(after = 0): Promise<void> {
    const mine = ++this.#asked;
    this.checking = true;
    try {
      await pause(after);
      if (mine !== this.#asked) return;
      const check = await api.checkSet(this.game, this.files);
      if (mine !== this.#asked) return;
      this.check = check;
      if (!check.sound) return;
      const [words, preview] = await Promise.all([
        wordsFor(this.lang, this.game),
        api.previewSet(this.game, this.files)
      ]);
      if (mine === this.#asked) this.table = drawnTable(this.page, words, preview);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Too many questions, or nobody there: asked once more after a while.
      if (mine === this.#asked && error.status !== 400) {
        setTimeout(() => mine === this.#asked && void this.look(), 1000 * (error.after ?? 2));
      }
    } finally {
      if (mine === this.#asked) this.checking = false;
    }
  }
  close(): void {
    this.#asked++;
    this.page.print?.(this.game, null);
  }

  async save(name: string, note: string): Promise<DataSet> {
    const [files, bench] = [this.files, this.#bench];
    const kept = await this.#kept(files, name, note);
    this.set = kept;
    this.version = kept.versions[0]?.version ?? 1;
    this.base = files;
    localStorage.removeItem(bench);
    if (this.confirmed.size) await this.#tell();
    return kept;
  }
  /** A version of mine, a set of mine, or a fork of somebody's with what was changed. */
  async #kept(files: Files, name: string, note: string): Promise<DataSet> {
    if (!this.set) return api.keepSet({ game: this.game, name, files, note });
    const mine = this.set.mine ? this.set : await api.forkSet(this.set.id, this.version, name);
    if (!this.set.mine && !this.isChanged) return mine;
    return api.keepVersion(mine.id, { files, note, rev: mine.rev });
  }
  async change(what: { name?: string; sharing?: DataSet['sharing'] }): Promise<void> {
    if (this.set) this.set = await api.changeSet(this.set.id, { ...what, rev: this.set.rev });
  }

  // The checklist.

  get asked(): readonly SetPart[] {
    return this.parts.filter((one) => one.reconstructed);
  }
  /** The print was seen, or not after all; in play nothing of it is marked as ours any more. */
  async confirm(element: string, is: boolean): Promise<void> {
    for (const part of this.parts.filter((one) => one.element === element)) {
      const remarks = is ? asPrinted(this.#original(part)) : this.#original(part);
      this.put(part.file, part.at, remarkedAs(this.at(part), remarks));
    }
    const all = new Set(this.confirmed);
    if (is) all.add(element);
    else all.delete(element);
    this.confirmed = all;
    await this.#tell();
  }
  async #tell(): Promise<void> {
    const confirmed = [...this.confirmed];
    if (!this.set?.mine) localStorage.setItem(this.#box, JSON.stringify(confirmed));
    else this.set = await api.changeSet(this.set.id, { confirmed, rev: this.set.rev });
  }
  #noted(): string[] {
    try {
      return JSON.parse(localStorage.getItem(this.#box) ?? '[]') as string[];
    } catch {
      return [];
    }
  }

  // What is on the bench stays there when the page is loaded anew.

  get #box(): string {
    return `perihelion-box-${this.game}`;
  }
  get #bench(): string {
    return `perihelion-bench-${this.game}-${this.set?.id ?? ''}-${this.version}`;
  }
  #keep(): void {
    try {
      if (this.isChanged) localStorage.setItem(this.#bench, JSON.stringify(this.files));
      else localStorage.removeItem(this.#bench);
    } catch {
      // No room: then it lives as long as the page.
    }
  }
  #left(): Files | null {
    try {
      const found = JSON.parse(localStorage.getItem(this.#bench) ?? 'null') as Files | null;
      const whole = found && Object.keys(this.shipped).every((name) => name in found);
      return whole ? found : null;
    } catch {
      return null;
    }
  }
}
