import type { Block, Inline, RichText } from './rich-text.ts';

const inlineWords = (parts: readonly Inline[] = []): string =>
  parts.map((part) => (part.type === 'text' ? part.text : ' ')).join('');

function blockWords(block: Block): string {
  switch (block.type) {
    case 'image':
    case 'horizontalRule':
      return '';
    case 'blockquote':
      return wordsOf(block.content);
    case 'bulletList':
    case 'orderedList':
      return (block.content ?? []).map(({ content }) => wordsOf(content)).join(' ');
    default:
      return inlineWords(block.content);
  }
}

const wordsOf = (blocks: readonly Block[] = []): string => blocks.map(blockWords).join(' ');

/** How a text begins, as a line without formats of so many characters at most. */
export function beginningOf({ content }: RichText, max: number): string {
  const words = wordsOf(content).replace(/\s+/gu, ' ').trim();
  const characters = Array.from(words);
  if (characters.length <= max) return words;
  return `${characters.slice(0, max - 1).join('')}…`;
}
