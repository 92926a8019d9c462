// The verifier of the page against the vectors that docs/fair-chance.md publishes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Chances, commitmentOf, transcriptOf, unhex, verify } from '$lib/fairness';

const page = readFileSync(join(import.meta.dirname, '../../docs/fair-chance.md'), 'utf8');
const vectors = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)![1]!);
const { seed, game, seats, options, commitment, nonces, transcript } = vectors;
const fairness = { seed, commitment, nonces, transcript };

/** Every draw of the published deck, as the server would list them. */
function drawn() {
  const left = { ...vectors.deck.pieces } as Record<string, number>;
  const names = Object.keys(left);
  return vectors.deck.draws.map((answer: string, index: number) => {
    const weights = names.map((name) => left[name]!);
    left[answer]! -= 1;
    const { domain, pieces: deck } = vectors.deck;
    return { ply: index + 1, domain, index, names, weights, deck, answer };
  });
}

describe('fair chance', () => {
  it('commits and binds as published', async () => {
    expect(await commitmentOf(unhex(seed), { game, seats, options })).toBe(commitment);
    expect(await transcriptOf(commitment, nonces)).toBe(transcript);
  });

  it('answers dice and lots as published', async () => {
    const chances = await Chances.of(fairness);
    for (const { domain, index, weights, answer } of vectors.lots)
      expect(await chances.lot({ domain, index, weights })).toBe(answer);
  });

  it('finds a match sound', async () => {
    const asked = drawn();
    const found = await verify({ game, seats, options, fairness }, asked);
    expect(found).toMatchObject({ commitment: true, transcript: true, wrong: null });
    expect(found.answers).toBe(asked.length);
  });

  it('names the first draw that does not follow', async () => {
    const asked = drawn();
    [asked[1].answer, asked[3].answer] = [asked[3].answer, asked[1].answer];
    const found = await verify({ game, seats, options, fairness }, asked);
    expect(found.wrong?.ply).toBe(2);
  });

  it('notices a changed nonce and a changed option', async () => {
    const forged = { ...fairness, nonces: ['another', nonces[1]] };
    expect(await verify({ game, seats, options, fairness: forged }, [])).toMatchObject({
      commitment: true,
      transcript: false
    });
    const other = { ...options, rounds: 5 };
    expect(await verify({ game, seats, options: other, fairness }, [])).toMatchObject({
      commitment: false
    });
  });
});
