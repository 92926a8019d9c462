// Loads the catalogues of a language: common, of the page, of a game and of its page.
import { loadGame, loadText } from '../games';
import { Words, type Lang } from './words';

const common = import.meta.glob<string>(['../../../src/perihelion/words/*.ftl', '../words/*.ftl'], {
  query: '?raw',
  import: 'default'
});

async function shared(lang: Lang): Promise<string[]> {
  const files = Object.entries(common).filter(([path]) => path.endsWith(`/${lang}.ftl`));
  return Promise.all(files.map(([, load]) => load()));
}

const loaded = new Map<string, Promise<Words>>();

/** The words of the page, with those of a game if one is named, and of a part of it (`lessons`). */
export function wordsFor(lang: Lang, game?: string, part = ''): Promise<Words> {
  const key = `${lang} ${game ?? ''} ${part}`;
  const known = loaded.get(key);
  if (known) return known;
  const fresh = read(lang, game, part);
  loaded.set(key, fresh);
  fresh.catch(() => loaded.delete(key));
  return fresh;
}

async function read(lang: Lang, game: string | undefined, part: string): Promise<Words> {
  const sources = await shared(lang);
  if (game) {
    const page = await loadGame(game);
    const parts = part ? ['', part] : [''];
    const [ofPage, ...own] = await Promise.all([
      page.words[lang](),
      ...parts.map((one) => loadText(game, lang, one))
    ]);
    sources.push(...own, ...ofPage);
  }
  return new Words(lang, sources);
}
