import { classes } from '#functions/domain/classes/class.ts';
import { newArchiveState } from '#functions/domain/exports/archive-state.ts';
import { abandonArchive, removeArchives } from '#functions/domain/exports/archive-writer.ts';
import { pathPart } from '#functions/domain/exports/path-part.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { TaskView } from '#functions/domain/tasks/task-scope.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { DAY_MS } from '#shared/days.ts';
import type { exports } from '#shared/exports/contract.ts';
import { EXPORT_LIMITS } from '#shared/exports/limits.ts';
import { loadScope } from './load-scope.ts';
import {
  NOTHING_COLLECTED,
  type TaskExport,
  type TaskExportKey,
  type TaskExportValue,
  taskExports,
} from './task-export.ts';
import { toTaskExportDto } from './task-export-dto.ts';

interface Begun {
  readonly found: TaskExport;
  /** The export that it takes the place of. */
  readonly before: TaskExport | undefined;
}

/** What the archives are called: the task, the class if it is one, and the day. */
async function nameOf(
  actor: Actor,
  { task }: TaskView,
  { schoolId, classId }: TaskExportKey,
  now: Date,
) {
  const found = classId && (await classes.get({ schoolId, id: classId }));
  const parts = [task.title, ...(found ? [found.name] : [])].map(pathPart);
  return [...parts, dayAt(momentOf(actor, now))].join(' ');
}

async function newExport(
  actor: Actor,
  view: TaskView,
  key: TaskExportKey,
  now: Date,
): Promise<TaskExportValue> {
  const until = new Date(now.getTime() + EXPORT_LIMITS.days * DAY_MS);
  return {
    ...key,
    ...newArchiveState(now, until),
    language: actor.language,
    classIds: [...view.classIds],
    title: view.task.title,
    name: await nameOf(actor, view, key, now),
    ...NOTHING_COLLECTED,
  };
}

/** What was begun some minutes ago goes on, and shows the answers as they were then. */
const goesOn = ({ state, began }: TaskExport, now: Date): boolean =>
  state === 'running' && Date.parse(began) + EXPORT_LIMITS.taskMinutes * 60_000 > now.getTime();

async function findOrBegin(
  actor: Actor,
  view: TaskView,
  key: TaskExportKey,
  now: Date,
): Promise<Begun> {
  const before = await taskExports.get(key, { consistent: true });
  if (before && goesOn(before, now)) return { found: before, before: undefined };
  const value = await newExport(actor, view, key, now);
  await transact([
    ...taskExports.writing(key, before, value),
    ...loggingOperation({ ...actor, now }, 'task.export', { id: key.taskId, works: value.id }),
  ]);
  return { found: { ...value, rev: (before?.rev ?? 0) + 1 }, before };
}

export const beginTaskExport: UseCase<typeof exports.endpoints.beginTask> = async (
  actor,
  input,
  deps,
) => {
  const now = deps.now();
  const { view, key } = await loadScope(actor, input);
  const { found, before } = await retryWrite(() => findOrBegin(actor, view, key, now));
  if (before) {
    await abandonArchive(before, now);
    await removeArchives(before);
  }
  return { export: await toTaskExportDto(found) };
};
