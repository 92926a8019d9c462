// The words of the page in the language of the person.
import { wordsFor } from './catalogues';
import { likes } from './settings.svelte';
import type { Phrase } from './wire';
import type { Lang, Words } from './words';

class Speech {
  words = $state.raw() as Words;

  async begin(): Promise<void> {
    await this.speak(likes.lang);
  }

  async speak(lang: Lang): Promise<void> {
    this.words = await wordsFor(lang);
    document.documentElement.lang = lang;
  }
}

export const speech = new Speech();

/** A message of the page. */
export function say(key: string, args: Phrase['args'] = {}): string {
  return speech.words.say(key, args);
}

/** A message if there is one, else the text given. */
export function sayOr(key: string, otherwise: string): string {
  return speech.words.has(key) ? speech.words.say(key) : otherwise;
}
