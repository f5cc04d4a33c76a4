import type { SheetKind } from '#functions/domain/sheets/sheet-kind.ts';
import { listed } from '#functions/domain/sheets/walks.ts';
import { LessonId } from '#shared/ids.ts';
import { LESSON_LISTS, lessons } from './lesson.ts';

/** Lessons. */
export const LESSON_SHEETS: readonly SheetKind[] = [
  {
    title: 'exports.sheet.lessons',
    columns: [
      'id',
      'date',
      'startsAt',
      'endsAt',
      'classId',
      'teacherId',
      'assistantId',
      'topic',
      'state',
      'hours',
      'guests',
      'leaves',
    ],
    walks: [
      listed(LESSON_LISTS.all, (schoolId, id) => lessons.key({ schoolId, id: LessonId.parse(id) })),
    ],
  },
];
