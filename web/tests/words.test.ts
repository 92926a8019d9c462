// No text is missing in either language, and none is used that is not there.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { value_track } from '$package/games/kepler3ad/data/first_edition.json';
import { Words } from '$lib/words';
import type { RulesPage } from '$table/contract';

const root = join(import.meta.dirname, '..');
const package_ = join(root, '../src/perihelion');
const text = (path: string) => readFileSync(path, 'utf8');

function keys(source: string): string[] {
  return new FluentResource(source).body
    .flatMap((one) => [one.id, ...Object.keys(one.attributes).map((name) => `${one.id}.${name}`)])
    .sort();
}

const folders = readdirSync(join(root, 'src/games'), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name);
const catalogues = [
  join(root, 'src/words'),
  ...folders.map((name) => join(root, 'src/games', name, 'words'))
];

/** The rules pages of a folder in a language: one, or one for each of its games. */
function rulesOf(name: string, lang: string): string[] {
  const folder = join(root, 'src/games', name, 'rules');
  return readdirSync(folder)
    .filter((file) => new RegExp(`(^|\\.)${lang}\\.ts$`).test(file))
    .map((file) => join(folder, file));
}

function* sources(folder: string): Generator<string> {
  for (const one of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, one.name);
    if (one.isDirectory()) yield* sources(path);
    else if (/\.(svelte|ts)$/.test(one.name) && !one.name.includes('.test.')) yield path;
  }
}

describe('catalogues', () => {
  it.each(catalogues)('%s says the same in both languages', (folder) => {
    const [english, french] = ['en', 'fr'].map((lang) => keys(text(join(folder, `${lang}.ftl`))));
    expect(french).toEqual(english);
    expect(new Set(english).size).toBe(english!.length);
  });

  it.each(catalogues)('%s keeps French signs with the word before them', (folder) => {
    const lines = text(join(folder, 'fr.ftl')).split('\n');
    expect(lines.filter((line) => !line.startsWith('#') && / [:;?!»]|« /.test(line))).toEqual([]);
  });

  it.each(folders)('%s keeps French signs with the word before them in its rules', (name) => {
    const lines = rulesOf(name, 'fr').flatMap((file) => text(file).split('\n'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !line.startsWith('//') && /[^ ] [:;!»]|« /.test(line))).toEqual(
      []
    );
  });

  it.each(folders)('%s tells figures that the data set has', async (name) => {
    for (const file of ['en', 'fr'].flatMap((lang) => rulesOf(name, lang))) {
      const { default: page } = (await import(file)) as { default: RulesPage };
      const told = page.chapters.map((one) => one.html).join();
      expect(told).not.toMatch(/undefined|NaN|\[object/);
      if (file.includes('kepler3ad-1'))
        expect(told).toContain(`<b>${value_track.thresholds.join(', ')}</b>`);
    }
  });

  it('elides in French before a vowel', () => {
    const words = new Words('fr', ['of = Au tour { DE($name) }']);
    const said = (name: string): string => words.say('of', { name });
    expect(['Bob', 'Ada', 'Émile'].map(said)).toEqual([
      'Au tour de Bob',
      'Au tour d’Ada',
      'Au tour d’Émile'
    ]);
  });

  it('has every message that the page asks for by name', () => {
    const known = new Set(
      [...catalogues.map((folder) => join(folder, 'en.ftl')), join(package_, 'words/en.ftl')]
        .concat(folders.map((name) => join(package_, 'games', name, 'text/en.ftl')))
        .flatMap((path) => keys(text(path)))
    );
    const missing: string[] = [];
    for (const path of sources(join(root, 'src')))
      for (const [, key] of text(path).matchAll(/['"`](page-[a-z0-9_.-]*[a-z0-9_])['"`]/gi))
        if (!known.has(key!)) missing.push(`${path}: ${key}`);
    expect(missing).toEqual([]);
  });

  it.each(['en', 'fr'] as const)('can be loaded together with each game in %s', (lang) => {
    for (const name of folders) {
      const files = [
        join(package_, 'words', `${lang}.ftl`),
        join(root, 'src/words', `${lang}.ftl`),
        join(package_, 'games', name, 'text', `${lang}.ftl`),
        join(root, 'src/games', name, 'words', `${lang}.ftl`)
      ];
      expect(new Words(lang, files.map(text)).say('page-do')).not.toBe('');
    }
  });

  it('gives way to the names of a data set, but not its texts', () => {
    const plain = new Words('en', ['card-dust = Dust\n    .text = Sweep it.\nsaid = { $card } is']);
    const own = plain.renamed(new Map([['card-dust', 'Star Dust']]));
    expect(own.say('card-dust')).toBe('Star Dust');
    expect(own.say('card-dust.short')).toBe('Star Dust');
    expect(own.say('card-dust.text')).toBe('Sweep it.');
    expect(own.say('said', { card: { key: 'card-dust' } })).toBe('Star Dust is');
    expect([own.own('card-dust'), plain.own('card-dust')]).toEqual(['Star Dust', null]);
    expect(plain.renamed(new Map())).toBe(plain);
  });
});
