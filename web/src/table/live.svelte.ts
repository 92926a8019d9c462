// The line to a match: updates as they come, answers kept until they are taken.
import type { PresentNews, ChatLine, Table, Update } from '$lib/wire';
import type { ActMessage, ChangesNews, ChatNews, Pong } from '$lib/wire';
import type { ProblemNews, TableNews, UpdateNews } from '$lib/wire';

type News = UpdateNews | ChangesNews | TableNews | ChatNews | PresentNews | ProblemNews | Pong;

/** How the line is. `refused`: the server does not want us here; it is not tried again. */
export type Health = 'live' | 'reconnecting' | 'lost' | 'refused';

export interface Hearing {
  update(update: Update): void;
  table(table: Table): void;
  chat(lines: readonly ChatLine[]): void;
  present(people: PresentNews['people']): void;
  /** An answer was not taken. */
  problem(code: string, message: string): void;
  refused(status: number): void;
}

/** Milliseconds. */
const PING = 15_000;
const SILENCE = 25_000;
const LOST = 12_000;
const FIRST_WAIT = 400;
const SOON_WAIT = 800;
const MOST_WAIT = 8_000;

export class Live {
  health = $state<Health>('reconnecting');
  /** When the line was lost. */
  since = $state<number | null>(null);
  /** An answer that is not acknowledged yet. */
  kept = $state.raw<ActMessage | null>(null);

  #socket: WebSocket | null = null;
  #seen = 0;
  #rev = -1;
  #line = 0;
  /** The view that this line told last; changes are told from there. */
  #view: Record<string, unknown> = {};
  #ref = 0;
  #wait = FIRST_WAIT;
  #heard = 0;
  #closed = false;
  /** The kept answer must be sent again when the line is back. */
  #resend = false;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    readonly id: string,
    /** The seat whose eyes these are; a hot seat must say which. */
    public seat: number | null,
    readonly hearing: Hearing
  ) {}

  open(): void {
    if (this.#closed) return;
    const from = new URLSearchParams({ since: String(this.#seen), chat: String(this.#line) });
    from.set('changes', 'true');
    if (this.seat !== null) from.set('seat', String(this.seat));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/matches/${this.id}/live?${from}`
    );
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as News);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lose(event.code);
    };
    this.#later(() => this.#ping(socket), PING);
  }

  close(): void {
    this.#closed = true;
    this.#quiet();
    this.#socket?.close();
    this.#socket = null;
  }

  /** Look with other eyes: everything is asked for anew, so nothing of the old ones stays. */
  look(seat: number | null): void {
    this.#quiet();
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.seat = seat;
    this.#seen = 0;
    this.#rev = -1;
    this.kept = null;
    this.open();
  }

  /** Answer; the answer is kept until the server has it. */
  act(action: number, ply: number, seat: number | null): void {
    this.kept = { do: 'act', action, ply, seat, ref: ++this.#ref };
    if (!this.#send(this.kept)) this.#resend = true;
  }

  say(text: string): boolean {
    return this.#send({ do: 'say', text });
  }

  /** An update that came another way (an undo over HTTP). */
  took(update: Update): void {
    if (update.rev > this.#rev || update.ply > this.#seen) this.#update(update);
  }

  #send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #hear(news: News): void {
    this.#heard = Date.now();
    if (this.health !== 'live') {
      this.health = 'live';
      this.since = null;
      this.#wait = FIRST_WAIT;
    }
    switch (news.type) {
      case 'changes':
      case 'update':
        if (news.ref != null && news.ref === this.kept?.ref) this.kept = null;
        this.#view = whole(this.#view, news);
        news.update.view = this.#view;
        this.#update(news.update);
        this.#again(news.update);
        return;
      case 'table':
        return this.hearing.table(news.table);
      case 'chat':
        this.#line = news.lines.at(-1)?.id ?? this.#line;
        return this.hearing.chat(news.lines);
      case 'present':
        return this.hearing.present(news.people);
      case 'problem':
        if (news.ref != null && news.ref === this.kept?.ref) this.kept = null;
        if (news.update) this.#update(news.update as unknown as Update);
        return this.hearing.problem(news.error, news.message);
    }
  }

  #update(update: Update): void {
    this.#seen = update.ply;
    this.#rev = update.rev;
    this.hearing.update(update);
  }

  /** After a lost line: the answer that was kept, if its question is still open. */
  #again(update: Update): void {
    const kept = this.kept;
    if (!kept) return;
    if (kept.ply !== update.ply || !update.decision) this.kept = null;
    else if (this.#resend) this.#send(kept);
    this.#resend = false;
  }

  #lose(code: number): void {
    this.#quiet();
    this.#socket = null;
    if (this.#closed) return;
    if (code >= 4400 && code < 4429) {
      this.health = 'refused';
      this.hearing.refused(code - 4000);
      return;
    }
    this.#resend = this.kept !== null;
    this.since ??= Date.now();
    this.health = Date.now() - this.since > LOST ? 'lost' : 'reconnecting';
    this.#later(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
    // A server that restarts is back soon; one that stays away is not asked by everybody at once.
    const most = this.health === 'lost' ? MOST_WAIT : SOON_WAIT;
    this.#wait = Math.min(most, this.#wait * 2);
  }

  #ping(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    const silent = Date.now() - Math.max(this.#heard, 0);
    if (this.#heard && silent > SILENCE) {
      socket.onclose = null;
      socket.close();
      this.#lose(1006);
      return;
    }
    this.#send({ do: 'ping' });
    this.#later(() => this.#ping(socket), PING);
  }

  #later(then: () => void, ms: number): void {
    this.#timers.push(setTimeout(then, ms));
  }

  #quiet(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}

/** The view after news: told whole, or what has changed since the one before. */
export function whole(
  before: Record<string, unknown>,
  news: UpdateNews | ChangesNews
): Record<string, unknown> {
  const told = news.update.view as Record<string, unknown>;
  if (news.type === 'update') return told;
  const view = { ...before, ...told };
  for (const name of news.gone ?? []) delete view[name];
  return view;
}
