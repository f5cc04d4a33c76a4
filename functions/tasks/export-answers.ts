import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { answerColumns } from '#functions/domain/tasks/answer-columns.ts';
import { loadAnswerRows } from '#functions/domain/tasks/answer-rows.ts';
import { loadTaskView, narrowToClass } from '#functions/domain/tasks/task-scope.ts';
import { pageOfStudents } from '#functions/domain/tasks/task-students.ts';
import { loadPages } from '#functions/platform/load-pages.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { makeSheet } from '#functions/platform/sheet.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { message } from '#shared/i18n/messages.ts';
import type { tasks as contract } from '#shared/tasks/contract.ts';

const PAGE = 100;

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
    return { items: await loadAnswerRows(view, page.students, now), next: page.next };
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
