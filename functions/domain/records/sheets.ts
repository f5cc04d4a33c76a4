import type { SheetKind } from '#functions/domain/sheets/sheet-kind.ts';
import { listed } from '#functions/domain/sheets/walks.ts';
import type { Item } from '#functions/platform/table.ts';
import { LessonId } from '#shared/ids.ts';
import { attendanceSheets, lessonRecords, RECORD_LISTS } from './lesson-record.ts';

/** The lines of an attendance sheet. */
const linesOf = ({ lessonId, lines }: Item): Item[] =>
  (lines as Item[]).map((line) => ({ ...line, lessonId }));

/** What happened at lessons. */
export const RECORD_SHEETS: readonly SheetKind[] = [
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
];
