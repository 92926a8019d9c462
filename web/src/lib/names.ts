// People and levels as the page calls them; the server knows guests and levels in English only.
import type { Seat } from './wire';
import type { Words } from './words';

/** Levels by their names in this language, several of one level numbered; guests too. */
export function named(seats: readonly Seat[], words: Words): Seat[] {
  return seats.map((one) => {
    const key = `level-${one.level}`;
    const guest = /^Guest ([0-9a-f]{4})$/.exec(one.name);
    if (guest) return { ...one, name: `${words.say('page-guest')} ${guest[1]}` };
    if (!one.level || one.name !== one.level || !words.has(key)) return one;
    const alike = seats.filter((other) => other.name === one.name);
    const number = alike.length > 1 ? ` ${alike.indexOf(one) + 1}` : '';
    const name = words.say(key);
    return {
      ...one,
      name: name.slice(0, 1).toLocaleUpperCase(words.lang) + name.slice(1) + number
    };
  });
}
