import type { HelpPictureName } from '#shared/help/pictures.ts';
import type { HelpTopicId } from '#shared/help/topics.ts';

/** A piece of a sentence: words, words of a button or menu, or a link to another page of the help. */
export type Inline =
  | string
  | { readonly strong: string }
  | { readonly topic: HelpTopicId; readonly text: string };

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph' | 'note'; readonly parts: readonly Inline[] }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly Inline[])[];
    }
  | { readonly kind: 'picture'; readonly name: HelpPictureName };

/** A page of the help as the build has read it: nothing in it is a script, or HTML. */
export interface HelpPage {
  readonly id: HelpTopicId;
  readonly title: string;
  readonly blocks: readonly Block[];
}

const wordsOf = (parts: readonly Inline[]): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.text))
    .join('');

function textOfBlock(block: Block): string {
  if (block.kind === 'heading') return block.text;
  if (block.kind === 'picture') return '';
  return block.kind === 'list' ? block.items.map(wordsOf).join(' ') : wordsOf(block.parts);
}

/** All words of a page, but for its title. */
export const textOf = ({ blocks }: HelpPage): string => blocks.map(textOfBlock).join(' ');

/** What the page is about, in its first sentences. */
export function summaryOf({ blocks }: HelpPage): string {
  const first = blocks.find(({ kind }) => kind === 'paragraph');
  return first ? textOfBlock(first) : '';
}
