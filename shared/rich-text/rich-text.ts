import * as z from 'zod';
import { LIMITS } from '#shared/limits.ts';
import { memoize } from '#shared/memoize.ts';
import { plainLine, plainText } from './plain-text.ts';

/**
 * Formatted text as a tree of the kinds that are named here, the format of the editor. What is not named
 * cannot be said: there are no tags, styles or scripts that would have to be filtered out.
 */
export type Mark =
  | { type: 'bold' | 'italic' | 'underline' | 'strike' }
  | { type: 'link'; attrs: { href: string } };
export type Inline =
  | { type: 'text'; text: string; marks?: Mark[] | undefined }
  | { type: 'hardBreak' };
/** A picture of the school, by its object key; `src` is its signed address, set by the server only. */
export interface Picture {
  type: 'image';
  attrs: { key: string; alt?: string | null | undefined; src?: string | undefined };
}
interface ListItem {
  type: 'listItem';
  content?: Block[] | undefined;
}
export type Block =
  | { type: 'paragraph'; content?: Inline[] | undefined }
  | { type: 'heading'; attrs: { level: 2 | 3 }; content?: Inline[] | undefined }
  | { type: 'horizontalRule' }
  | Picture
  | { type: 'blockquote'; content?: Block[] | undefined }
  | { type: 'bulletList' | 'orderedList'; content?: ListItem[] | undefined };
export interface RichText {
  type: 'doc';
  content?: Block[] | undefined;
}

const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:)[^\s<>"']+$/i;

const inline = memoize(() => {
  const mark = z.discriminatedUnion('type', [
    z.object({ type: z.enum(['bold', 'italic', 'underline', 'strike']) }),
    z.object({
      type: z.literal('link'),
      attrs: z.object({ href: z.string().overwrite(plainLine).max(2000).regex(SAFE_LINK) }),
    }),
  ]);
  const text = z.object({
    type: z.literal('text'),
    text: z.string().overwrite(plainText).min(1),
    marks: z.array(mark).max(5).optional(),
  });
  return z.array(z.union([text, z.object({ type: z.literal('hardBreak') })])).optional();
});

const picture = memoize(() =>
  z.object({
    type: z.literal('image'),
    attrs: z.object({
      key: z.string().overwrite(plainLine).max(LIMITS.objectKeyMax),
      alt: z.string().overwrite(plainLine).max(200).nullish(),
      src: z.string().optional(),
    }),
  }),
);

const block: () => z.ZodType<Block> = memoize(() => {
  const blocks = z.array(z.lazy(block)).optional();
  return z.union([
    z.object({ type: z.literal('paragraph'), content: inline() }),
    z.object({
      type: z.literal('heading'),
      attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
      content: inline(),
    }),
    z.object({ type: z.literal('horizontalRule') }),
    picture(),
    z.object({ type: z.literal('blockquote'), content: blocks }),
    z.object({
      type: z.enum(['bulletList', 'orderedList']),
      content: z.array(z.object({ type: z.literal('listItem'), content: blocks })).optional(),
    }),
  ]);
});

export const RichText: () => z.ZodType<RichText> = memoize(() =>
  z.object({
    type: z.literal('doc'),
    content: z.array(block()).max(LIMITS.richTextBlocks).optional(),
  }),
);

/** Of nodes in nodes: lists 48 deep. Nobody writes deeper ones, and they would exhaust the stack of a reader. */
const DEPTH_MAX = 100;

function depthOf(value: unknown): number {
  let depth = 0;
  let level: unknown[] = [value];
  while (level.length > 0) {
    depth += 1;
    level = level.flatMap((each) =>
      each && typeof each === 'object' && 'content' in each && Array.isArray(each.content)
        ? each.content
        : [],
    );
  }
  return depth;
}

const isBlankText = (node: unknown): boolean =>
  typeof node === 'object' &&
  node !== null &&
  'text' in node &&
  typeof node.text === 'string' &&
  plainText(node.text) === '';

/** Without pieces of text in which there is nothing to see: a pasted text may have them, the editor none. */
function withoutBlankTexts(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (!('content' in node) || !Array.isArray(node.content)) return node;
  const content = node.content.filter((each) => !isBlankText(each)).map(withoutBlankTexts);
  return { ...node, content };
}

/** The text in a JSON document; undefined for anything else. */
export function parseRichText(json: string): RichText | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return depthOf(value) > DEPTH_MAX
      ? undefined
      : RichText().safeParse(withoutBlankTexts(value)).data;
  } catch {
    return undefined;
  }
}

/** The same blocks with every picture changed; a picture is left out when `change` answers undefined. */
export function mapPictures(
  blocks: readonly Block[],
  change: (picture: Picture) => Picture | undefined,
): Block[] {
  const inside = <T extends { content?: Block[] | undefined }>(holder: T): T => ({
    ...holder,
    content: mapPictures(holder.content ?? [], change),
  });
  return blocks.flatMap((each): Block[] => {
    if (each.type === 'image') return [change(each) ?? []].flat();
    if (each.type === 'blockquote') return [inside(each)];
    if (each.type === 'bulletList' || each.type === 'orderedList')
      return [{ ...each, content: (each.content ?? []).map(inside) }];
    return [each];
  });
}
