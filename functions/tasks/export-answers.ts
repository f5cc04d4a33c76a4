import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { loadClassesOf } from '#functions/domain/profiles/load-person.ts';
import { loadTaskView, narrowToClass, type TaskView } from '#functions/domain/tasks/task-scope.ts';
import { loadPages } from '#functions/platform/load-pages.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { makeSheet } from '#functions/platform/sheet.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { tasks as contract } from '#shared/contracts/tasks.ts';
import { message } from '#shared/i18n/messages.ts';
import { loadAtDeadline } from './at-deadline.ts';
import { answerColumns, type SheetRow } from './sheet-columns.ts';
import { loadAnswers, pageOfStudents } from './task-students.ts';

const PAGE = 100;

async function rowsOf(view: TaskView, students: Parameters<typeof loadAnswers>[1], now: Date) {
  const [classesOf, answers] = await Promise.all([
    loadClassesOf(view.task.schoolId, students),
    loadAnswers(view.task, students),
  ]);
  const atDeadline = await Promise.all(
    answers.map((answer) => loadAtDeadline(view.task, answer, now)),
  );
  return students.map((student, index): SheetRow => {
    const classNames = classesOf(student)
      .map(({ name }) => name)
      .join(', ');
    return { student, classNames, answer: answers[index], atDeadline: atDeadline[index] };
  });
}

/** Exports the answers of a task as a sheet. Exports of personal data are logged. */
export const exportAnswers: UseCase<typeof contract.endpoints.exportSheet> = async (
  actor,
  { task_id, class_id },
  deps,
) => {
  const now = deps.now();
  const { language, school } = actor;
  const view = await narrowToClass(actor, await loadTaskView(actor, task_id), class_id);
  const { items: rows, truncated } = await loadPages(async ({ from }) => {
    const page = await pageOfStudents(view, { limit: PAGE, from, singles: !class_id });
    return { items: await rowsOf(view, page.students, now), next: page.next };
  });
  const content = await makeSheet(answerColumns(language, school.timeZone), rows, language);
  await logOperation({ ...actor, now }, 'task.export', { id: task_id, rows: rows.length });
  return {
    file_name: `${message(language, 'tasks.file')}-${dayAt(momentOf(actor, now))}.xlsx`,
    content,
    rows: rows.length,
    truncated,
  };
};
