import { plainLine, plainText } from '#shared/rich-text/plain-text.ts';
import {
  type Block,
  type Inline,
  type Mark,
  mapPictures,
  type RichText,
} from '#shared/rich-text/rich-text.ts';

/** Lines break between words only; a longer one would run off the paper. */
const LONG_WORD = /[^\s\p{Script=Han}\p{Extended_Pictographic}\u{200B}]{25,}/gu;
const PIECES = /.{1,24}/gsu;
const MAY_BREAK = '\u{200B}';

/** A text that fits every width: words without an end may break, and nothing unseen is in it. */
const breakable = (text: string): string =>
  text.replace(LONG_WORD, (word) => (word.match(PIECES) ?? []).join(MAY_BREAK));

export const drawnLine = (text: string): string => breakable(plainLine(text)).trim();

/** The paragraphs of a text, without empty ones. */
export const drawnLines = (text: string): string[] =>
  plainText(text)
    .split('\n')
    .map((line) => breakable(line.replaceAll('\t', ' ')).trim())
    .filter(Boolean);

const drawnMark = (mark: Mark): Mark =>
  mark.type === 'link' ? { ...mark, attrs: { href: plainLine(mark.attrs.href) } } : mark;

function drawnInline(node: Inline): Inline {
  if (node.type !== 'text') return node;
  const marks = (node.marks ?? []).map(drawnMark);
  return { ...node, text: breakable(plainLine(node.text)), marks };
}

/** A picture as the layout takes it: the name of its file, and its height in points. */
export interface DrawnImage {
  readonly type: 'image';
  readonly file: string;
  readonly height: number;
}
interface Drawn {
  readonly type: string;
  readonly attrs?: object;
  readonly content?: readonly (Drawn | Inline | DrawnImage)[];
}
type DrawnBlock = Drawn | DrawnImage;

type FindImage = (key: string) => DrawnImage | undefined;

function drawnBlock(block: Block, find: FindImage): readonly DrawnBlock[] {
  if (block.type === 'image') return [find(block.attrs.key) ?? []].flat();
  if (block.type === 'horizontalRule') return [block];
  if (block.type === 'paragraph' || block.type === 'heading') {
    const content = (block.content ?? []).map(drawnInline);
    return content.length > 0 ? [{ ...block, content }] : [];
  }
  if (block.type === 'blockquote') return [{ ...block, content: drawnBlocks(block.content, find) }];
  const items = (block.content ?? []).map((item) => ({
    ...item,
    content: drawnBlocks(item.content, find),
  }));
  return [{ ...block, content: items }];
}

const drawnBlocks = (blocks: readonly Block[] | undefined, find: FindImage): DrawnBlock[] =>
  (blocks ?? []).flatMap((block) => drawnBlock(block, find));

/** The blocks of a formatted text; those with nothing to see are left out. */
export const drawnRichText = (text: RichText, find: FindImage): DrawnBlock[] =>
  drawnBlocks(text.content, find);

/** The keys of the pictures in a formatted text, each once. */
export function pictureKeysOf({ content }: RichText): string[] {
  const keys = new Set<string>();
  mapPictures(content ?? [], (picture) => {
    keys.add(picture.attrs.key);
    return picture;
  });
  return [...keys];
}
