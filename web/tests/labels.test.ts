import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true
});

it('nothing is drawn from the keys or arguments of labels and prompts', () => {
  const files = Object.entries(sources).filter(([name]) => !name.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(150);
  const reading = files.filter(([, text]) => /\b(label|prompt)\??\.(key|args)\b/.test(text));
  expect(reading.map(([name]) => name)).toEqual([]);
});
