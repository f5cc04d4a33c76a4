import type { Item } from '#functions/platform/table.ts';
import type { MessageKey } from './messages.ts';
import type { Walk } from './walks.ts';

type Name = Extract<MessageKey, `exports.sheet.${string}`>;
export type Attribute =
  Extract<MessageKey, `exports.of.${string}`> extends `exports.of.${infer A}` ? A : never;

/** A kind of sheet: where its items are found, and which attributes it shows. */
export interface SheetKind {
  readonly title: Name;
  readonly columns: readonly Attribute[];
  readonly walks: readonly Walk[];
  /** The rows of an item, where they are not the item itself. */
  readonly rows?: (item: Item) => readonly Item[];
}
