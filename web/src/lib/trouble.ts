// What went wrong, in words for people.
import { ApiError } from './api';
import { say, speech } from './speech.svelte';

export function trouble(error: unknown): string {
  if (!(error instanceof ApiError)) {
    console.error(error);
    return say('page-error-broken');
  }
  const key = `page-error-${error.code}`;
  if (speech.words.has(key)) return speech.words.say(key);
  return error.message || say('page-error-broken');
}
