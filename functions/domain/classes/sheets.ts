import type { SheetKind } from '#functions/domain/sheets/sheet-kind.ts';
import { below, listed, under } from '#functions/domain/sheets/walks.ts';
import { classPartition } from '#functions/platform/keys.ts';
import { ClassId } from '#shared/ids.ts';
import { CLASS_LISTS, classes } from './class.ts';
import { MEMBERSHIP_PREFIX, MOVE_PREFIX } from './class-membership.ts';

const ofClasses = (prefix: string) =>
  below(CLASS_LISTS.by('new'), (schoolId, id) =>
    under(classPartition(schoolId, ClassId.parse(id)), prefix),
  );

/** Classes, who is in them, and who came and went. */
export const CLASS_SHEETS: readonly SheetKind[] = [
  {
    title: 'exports.sheet.classes',
    columns: [
      'id',
      'name',
      'kind',
      'state',
      'teacherId',
      'assistantId',
      'course',
      'room',
      'capacity',
      'start',
      'end',
      'remark',
      'created',
    ],
    walks: [
      listed(CLASS_LISTS.by('new'), (schoolId, id) =>
        classes.key({ schoolId, id: ClassId.parse(id) }),
      ),
    ],
  },
  {
    title: 'exports.sheet.members',
    columns: ['classId', 'userId'],
    walks: [ofClasses(MEMBERSHIP_PREFIX)],
  },
  {
    title: 'exports.sheet.moves',
    columns: ['at', 'classId', 'userId', 'name', 'direction', 'byName'],
    walks: [ofClasses(MOVE_PREFIX)],
  },
];
