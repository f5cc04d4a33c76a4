const MOST = 160;

function wordsOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  if ('text' in node) return String(node.text);
  const parts = 'content' in node && Array.isArray(node.content) ? node.content : [];
  return parts.map(wordsOf).join(' ');
}

/** The beginning of a formatted text, without its form: to tell two of them apart. */
export function textOf(content: string): string {
  const words = wordsOf(JSON.parse(content)).replace(/\s+/g, ' ').trim();
  return words.length > MOST ? `${words.slice(0, MOST).toWellFormed()}…` : words;
}
