import { ENTRIES_PREFIX } from '#functions/domain/hours/hour-entry.ts';
import { LESSON_LISTS, lessons } from '#functions/domain/lessons/lesson.ts';
import { RIGHT_PREFIX } from '#functions/domain/makeups/makeup-right.ts';
import { PEOPLE_LISTS } from '#functions/domain/people/user.ts';
import {
  attendanceSheets,
  lessonRecords,
  RECORD_LISTS,
} from '#functions/domain/records/lesson-record.ts';
import { personPartition } from '#functions/platform/keys.ts';
import type { Item } from '#functions/platform/table.ts';
import { LessonId, UserId } from '#shared/ids.ts';
import type { SheetKind } from './sheet-kind.ts';
import { below, listed, under } from './walks.ts';

/** The lines of an attendance sheet. */
const linesOf = ({ lessonId, lines }: Item): Item[] =>
  (lines as Item[]).map((line) => ({ ...line, lessonId }));

/** Lessons, what happened at them, and class hours. */
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
  {
    title: 'exports.sheet.records',
    columns: [
      'lessonId',
      'date',
      'className',
      'teacherName',
      'topic',
      'content',
      'homework',
      'pictures',
      'hours',
      'counts',
    ],
    walks: [
      listed(RECORD_LISTS.of(), (schoolId, id) =>
        lessonRecords.key({ schoolId, id: LessonId.parse(id) }),
      ),
    ],
  },
  {
    title: 'exports.sheet.attendance',
    columns: [
      'lessonId',
      'userId',
      'name',
      'state',
      'reason',
      'guest',
      'hours',
      'phrase',
      'comment',
    ],
    walks: [
      listed(RECORD_LISTS.of(), (schoolId, id) =>
        attendanceSheets.key({ schoolId, id: LessonId.parse(id) }),
      ),
    ],
    rows: linesOf,
  },
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
