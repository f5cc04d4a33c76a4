import { PEOPLE_LISTS } from '#functions/domain/people/user.ts';
import type { Item } from '#functions/platform/table.ts';
import type { SchoolId } from '#shared/ids.ts';
import { UserId } from '#shared/ids.ts';
import type { MessageKey } from './messages.ts';
import { below, type Walk } from './walks.ts';

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

export const person = (schoolId: SchoolId, id: string) => ({ schoolId, userId: UserId.parse(id) });

/** What belongs to each student, then to each member of staff. */
export const ofPeople = (
  itemsOf: (schoolId: SchoolId, id: string) => Promise<readonly Item[]>,
): Walk[] => [PEOPLE_LISTS.students, PEOPLE_LISTS.staff].map((list) => below(list, itemsOf));
