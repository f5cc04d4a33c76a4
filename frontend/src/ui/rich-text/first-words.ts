import { beginningOf } from '#shared/rich-text/beginning.ts';
import type { RichText } from '#shared/rich-text/rich-text.ts';

const MOST = 160;

/** The beginning of a rich text, as a form has it, to tell two versions apart. */
export function firstWords(content: unknown): string {
  const text: RichText = JSON.parse(String(content));
  return beginningOf(text, MOST);
}
