// The words of the workshop, which only its page loads.
import { say as sayPage, sayOr as sayPageOr } from '$lib/speech.svelte';
import type { Phrase } from '$lib/wire';
import { Words, type Lang } from '$lib/words';

const texts = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' });

class ShopSpeech {
  words = $state.raw<Words | null>(null);

  async speak(lang: Lang): Promise<void> {
    this.words = new Words(lang, [await texts[`./words/${lang}.ftl`]!()]);
  }
}

export const shop = new ShopSpeech();

export function say(key: string, args: Phrase['args'] = {}): string {
  return shop.words?.has(key) ? shop.words.say(key, args) : sayPage(key, args);
}
export function sayOr(key: string, otherwise: string): string {
  return shop.words?.has(key) ? shop.words.say(key) : sayPageOr(key, otherwise);
}
