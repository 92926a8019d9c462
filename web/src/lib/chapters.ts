// The lessons of a game, asked once: which of them teaches a kind of question or a chapter.
import { api } from './api';
import type { LessonInfo } from './wire';

const asked = new Map<string, Promise<readonly LessonInfo[]>>();

/** The lessons of a game; none where they cannot be had. */
export function lessonsOf(game: string): Promise<readonly LessonInfo[]> {
  const known = asked.get(game);
  if (known) return known;
  const fresh = api.lessons(game).catch(() => {
    asked.delete(game);
    return [];
  });
  asked.set(game, fresh);
  return fresh;
}

/** The lesson that teaches a kind of question: a chapter rather than the first flight. */
export function teaching(lessons: readonly LessonInfo[], kind: string): LessonInfo | null {
  const found = lessons.filter((one) => one.questions.includes(kind));
  return found.find((one) => one.kind === 'chapter') ?? found[0] ?? null;
}

export const addressOf = (game: string, lesson: LessonInfo): string =>
  `/learn/${game}/${lesson.id}`;
