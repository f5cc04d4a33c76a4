import { budgetOf } from '#functions/domain/exports/budget.ts';
import { stepArchive } from '#functions/domain/exports/step-archive.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { exports } from '#shared/exports/contract.ts';
import { archiveOfTask } from './archive-of-task.ts';
import { loadScope } from './load-scope.ts';
import { taskExports } from './task-export.ts';
import { toTaskExportDto } from './task-export-dto.ts';

/** What was begun by then has to end within the time of a call. */
const STEP_MS = 3_000;
/** Pages of students in one step. */
const STEP_PAGES = 8;

/** Whoever no longer teaches one of its classes gets no more of it. */
export const stepTaskExport: UseCase<typeof exports.endpoints.stepTask> = async (
  actor,
  input,
  deps,
) => {
  const { view, key } = await loadScope(actor, input);
  const found = await taskExports.get(key, { consistent: true });
  const isSeen = found?.classIds.every((id) => view.classIds.includes(id));
  if (found?.id !== input.id || !isSeen)
    throw new CallError(CODE.notFound, { reason: 'exports.missing' });
  // Classes that were added meanwhile are not in it.
  const begun = { ...view, classIds: found.classIds };
  const kind = archiveOfTask(found, begun, actor.school.timeZone);
  const budget = budgetOf(STEP_MS, STEP_PAGES);
  return { export: await toTaskExportDto(await stepArchive(kind, found, deps.now(), budget)) };
};
