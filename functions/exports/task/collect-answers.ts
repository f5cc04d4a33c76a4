import { loadClassNames } from '#functions/domain/classes/class.ts';
import type { Budget } from '#functions/domain/exports/budget.ts';
import { message } from '#functions/domain/sheets/messages.ts';
import { answerColumns, type SheetRow } from '#functions/domain/tasks/answer-columns.ts';
import { loadAnswerRows } from '#functions/domain/tasks/answer-rows.ts';
import { countedVersion } from '#functions/domain/tasks/counted-version.ts';
import type { TaskView } from '#functions/domain/tasks/task-scope.ts';
import { pageOfStudents } from '#functions/domain/tasks/task-students.ts';
import { type CollectedAnswer, parkPage } from './collected-answer.ts';
import type { TaskExportValue } from './task-export.ts';

/** Students who are looked at together: each of them may cost some reads after a deadline. */
const PAGE = 25;

/** The files of an answer. */
function filesOf({ answer, atDeadline }: SheetRow): Pick<CollectedAnswer, 'work' | 'arrived'> {
  const counted = countedVersion(answer, atDeadline);
  const { version: arrived } = atDeadline?.arrived ?? {};
  const isApart = arrived && arrived.key !== counted?.key;
  return {
    ...(counted && { work: { key: counted.key, bytes: counted.bytes, at: counted.at } }),
    ...(isApart && { arrived: { key: arrived.key, bytes: arrived.bytes, at: arrived.at } }),
  };
}

/** Looks at the next students. Whether a deadline is over is asked for the time when the export began. */
export async function collectAnswers(
  before: TaskExportValue,
  view: TaskView,
  timeZone: string,
  budget: Budget,
): Promise<TaskExportValue> {
  const { schoolId, place, language } = before;
  const singles = before.classId === '';
  const page = await pageOfStudents(view, { limit: PAGE, from: place.from, singles });
  budget.spend();
  const [rows, names] = await Promise.all([
    loadAnswerRows(view, page.students, new Date(before.began)),
    loadClassNames(schoolId, view.classIds),
  ]);
  const columns = answerColumns(language, timeZone);
  const list = rows.map((row): CollectedAnswer => {
    const { name, account, classIds } = row.student;
    const classId = view.classIds.find((id) => classIds.includes(id));
    return {
      folder: (classId && names.get(classId)?.name) ?? message(language, 'exports.folder.singles'),
      name,
      account,
      cells: columns.map(({ text }) => text(row)),
      ...filesOf(row),
    };
  });
  await parkPage(before, place.pages, list);
  const { from: _, ...rest } = place;
  return {
    ...before,
    students: before.students + list.length,
    place: {
      ...rest,
      pages: place.pages + 1,
      ...(page.next ? { from: page.next } : { step: 'sheet' as const }),
    },
  };
}
