import { below, type Walk } from '#functions/domain/sheets/walks.ts';
import type { Item } from '#functions/platform/table.ts';
import { type SchoolId, UserId } from '#shared/ids.ts';
import { PEOPLE_LISTS } from './user.ts';

export const person = (schoolId: SchoolId, id: string) => ({ schoolId, userId: UserId.parse(id) });

/** What belongs to each student, then to each member of staff. */
export const ofPeople = (
  itemsOf: (schoolId: SchoolId, id: string) => Promise<readonly Item[]>,
): Walk[] => [PEOPLE_LISTS.students, PEOPLE_LISTS.staff].map((list) => below(list, itemsOf));
