import { PEOPLE_LISTS } from '#functions/domain/people/user.ts';
import type { SheetKind } from '#functions/domain/sheets/sheet-kind.ts';
import { below, under } from '#functions/domain/sheets/walks.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { UserId } from '#shared/ids.ts';
import { RIGHT_PREFIX } from './makeup-right.ts';

/** Rights to make a lesson up. */
export const MAKEUP_SHEETS: readonly SheetKind[] = [
  {
    title: 'exports.sheet.makeups',
    columns: ['userId', 'state', 'missed', 'validTo'],
    walks: [
      below(PEOPLE_LISTS.students, (schoolId, id) =>
        under(personPartition(schoolId, UserId.parse(id)), RIGHT_PREFIX),
      ),
    ],
  },
];
