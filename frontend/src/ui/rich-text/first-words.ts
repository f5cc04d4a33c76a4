const MOST = 160;

function wordsOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  if ('text' in node) return String(node.text);
  const parts = 'content' in node && Array.isArray(node.content) ? node.content : [];
  return parts.map(wordsOf).join(' ');
}

/** The beginning of a rich text as plain text, to tell two versions apart. */
export function firstWords(content: unknown): string {
  const words = wordsOf(JSON.parse(String(content)))
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > MOST ? `${words.slice(0, MOST).toWellFormed()}…` : words;
}
