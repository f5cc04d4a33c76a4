/** The words of a rich text, wherever they stand. */
export function wordsOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  if ('text' in node) return String(node.text);
  const parts = 'content' in node && Array.isArray(node.content) ? node.content : [];
  return parts.map(wordsOf).join(' ');
}

const MOST = 160;

/** The beginning of a rich text (JSON) as plain text, to tell two versions apart. */
export function textOf(json: string): string {
  const words = wordsOf(JSON.parse(json)).replace(/\s+/g, ' ').trim();
  return words.length > MOST ? `${words.slice(0, MOST).toWellFormed()}…` : words;
}
