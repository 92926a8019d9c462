// Rules pages as one text of trusted HTML of our own; `<h2 id="aim">` begins a chapter.
import type { RulesPage } from '$table/contract';

/** The drawing of a component in a text. */
export const piece = (element: string): string => `<span data-piece="${element}"></span>`;

/** A page from its text, with a heading of an id and a title before each chapter. */
export function rulesPage(title: string, html: string, Diagram?: RulesPage['Diagram']): RulesPage {
  const [, ...parts] = html.split(/<h2 id="([\w-]+)">(.*)<\/h2>/);
  const chapters = [];
  for (let at = 0; at < parts.length; at += 3)
    chapters.push({ id: parts[at]!, title: parts[at + 1]!, html: parts[at + 2]! });
  return Diagram ? { title, chapters, Diagram } : { title, chapters };
}
