import { PEOPLE_LISTS } from '#functions/domain/people/user.ts';
import type { SheetKind } from '#functions/domain/sheets/sheet-kind.ts';
import { below, under } from '#functions/domain/sheets/walks.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { UserId } from '#shared/ids.ts';
import { ENTRIES_PREFIX } from './hour-entry.ts';

/** Class hours. */
export const HOUR_SHEETS: readonly SheetKind[] = [
  {
    title: 'exports.sheet.hours',
    columns: [
      'at',
      'userId',
      'courseId',
      'n',
      'kind',
      'hours',
      'balance',
      'owed',
      'until',
      'note',
      'lesson',
      'byName',
    ],
    walks: [
      below(PEOPLE_LISTS.students, (schoolId, id) =>
        under(personPartition(schoolId, UserId.parse(id)), ENTRIES_PREFIX),
      ),
    ],
  },
];
