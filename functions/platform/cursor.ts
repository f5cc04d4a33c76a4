import { createHmac } from 'node:crypto';
import { refuseField } from './errors.ts';
import { isSameText } from './same-text.ts';
import { secrets } from './secrets.ts';
import type { Item } from './table.ts';

const SIGNATURE_LENGTH = 22;

async function signature(content: string, list: string): Promise<string> {
  const { cursorKey } = await secrets();
  return createHmac('sha256', cursorKey)
    .update(`${list}\n${content}`)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH);
}

/** A position in a list as callers get it: opaque, and signed for that list, so that it works with no other. */
export async function toCursor(position: Item | undefined, list: string): Promise<string | null> {
  if (!position) return null;
  const content = Buffer.from(JSON.stringify(position)).toString('base64url');
  return `${content}.${await signature(content, list)}`;
}

/** Throws 1001 for a cursor that was not made for this list. */
export async function fromCursor(
  cursor: string | undefined,
  list: string,
): Promise<Item | undefined> {
  if (cursor === undefined) return undefined;
  const [content = '', given = ''] = cursor.split('.');
  if (!isSameText(given, await signature(content, list))) throw refuseField('cursor', 'invalid');
  return JSON.parse(Buffer.from(content, 'base64url').toString());
}
