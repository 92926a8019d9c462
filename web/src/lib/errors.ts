// What went wrong, in words for people.
import { ApiError } from './api';
import { say, speech } from './speech.svelte';

/** `instead`: other words for some codes, where we know better what was wrong. */
export function trouble(error: unknown, instead: { [code: string]: string } = {}): string {
  if (!(error instanceof ApiError)) {
    console.error(error);
    return say('page-error-broken');
  }
  const key = instead[error.code] ?? `page-error-${error.code}`;
  if (speech.words.has(key)) return speech.words.say(key);
  return error.message || say('page-error-broken');
}
