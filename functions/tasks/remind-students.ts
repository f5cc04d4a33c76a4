import { createHash } from 'node:crypto';
import * as z from 'zod';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { notifying } from '#functions/domain/notices/inbox-notice.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { taskReminders } from '#functions/domain/tasks/task.ts';
import { loadTaskView, stateAt, type TaskView } from '#functions/domain/tasks/task-scope.ts';
import { loadAnswers, pageOfStudents } from '#functions/domain/tasks/task-students.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { type Item, transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, type Recording, requestOf } from '#functions/request/once.ts';
import { CODE } from '#shared/codes.ts';
import type { tasks as contract } from '#shared/tasks/contract.ts';
import { TASK_LIMITS } from '#shared/tasks/limits.ts';
import { MISSING_STATES } from '#shared/tasks/rules.ts';

const Step = z.object({
  reminded: z.number().int(),
  next: z.record(z.string(), z.unknown()).nullable(),
});
type Step = z.infer<typeof Step>;

/** The round of a step, and the student from whom it continues. */
interface StepStart {
  readonly at: string;
  readonly from: Item | undefined;
}

const stepKey = ({ task }: TaskView, { at, from }: StepStart): string => {
  const place = createHash('sha256')
    .update(JSON.stringify(from ?? {}))
    .digest('base64url');
  return `${task.id}:${at}:${place}`;
};

/** Continues the round of the last hour; otherwise begins one. */
async function roundOf({ userId }: Actor, { task }: TaskView, now: Date) {
  const key = { schoolId: task.schoolId, id: task.id, by: userId };
  const before = await taskReminders.get(key, { consistent: true });
  const earliest = new Date(now.getTime() - TASK_LIMITS.remindSeconds * 1000).toISOString();
  if (before && before.at > earliest) return { at: before.at, writes: [] };
  const at = now.toISOString();
  return { at, writes: taskReminders.writing(key, before, { at }) };
}

async function loadMissing(view: TaskView, from: Item | undefined) {
  const { students, next } = await pageOfStudents(view, {
    limit: TASK_LIMITS.remindedAtOnce,
    from,
  });
  const answers = await loadAnswers(view.task, students);
  const missing = students.filter(
    (user, index) => !user.disabled && MISSING_STATES.includes(answers[index]?.state ?? 'new'),
  );
  return { missing, next };
}

/** One step. Its notifications and the record that they were sent are written in one transaction. */
async function remind(actor: Actor, view: TaskView, from: Item | undefined, now: Date) {
  const { at, writes } = from
    ? { at: String(from['round']), writes: [] }
    : await roundOf(actor, view, now);
  const place = { at, from: from?.['place'] as Item | undefined };
  const make = async (recording: Recording<Step>): Promise<Step> => {
    const { missing, next } = await loadMissing(view, place.from);
    const step: Step = { reminded: missing.length, next: next ?? null };
    const { task } = view;
    const detail = { id: task.id, reminded: missing.length };
    await transact([
      ...recording(step, now),
      ...writes,
      ...missing.flatMap(({ id }) =>
        notifying(
          { schoolId: actor.schoolId, userId: id },
          'tasks.toldMissing',
          { by: actor.user.name, task: task.title },
          now,
          task.id,
        ),
      ),
      ...loggingOperation({ ...actor, now }, 'task.remind', detail),
    ]);
    return step;
  };
  const request = requestOf(actor, 'task.remind', { request_key: stepKey(view, place) });
  const step = await once(request, { made: Step, find: (made) => made, make });
  return { at, ...step };
}

/** Reminds the caller's students who have not handed in, or not again after a return. */
export const remindStudents: UseCase<typeof contract.endpoints.remind> = async (
  actor,
  { task_id, cursor },
  deps,
) => {
  const now = deps.now();
  const view = await loadTaskView(actor, task_id);
  if (stateAt(view.task, now) !== 'released')
    throw new CallError(CODE.wait, { reason: 'tasks.notReleased' });
  const name = `reminders of ${task_id} by ${actor.userId}`;
  const from = await fromCursor(cursor, name);
  const { at, reminded, next } = await retryWrite(() => remind(actor, view, from, now));
  const onward = next ? { round: at, place: next } : undefined;
  return { reminded, at, cursor: await toCursor(onward, name) };
};
