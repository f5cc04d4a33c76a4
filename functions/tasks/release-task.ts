import { classes } from '#functions/domain/classes/class.ts';
import { manageable } from '#functions/domain/classes/class-scope.ts';
import { changedFields, loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import {
  isOwnStudent,
  isStudent,
  noSuchStudent,
  notYourStudent,
  ownClasses,
} from '#functions/domain/students/student-scope.ts';
import {
  countedIn,
  countingRelease,
  givenWith,
  movingRelease,
} from '#functions/domain/tasks/count-tasks.ts';
import { type Task, tasks } from '#functions/domain/tasks/task.ts';
import { toTaskDto } from '#functions/domain/tasks/task-dtos.ts';
import { loadOwnTask, stateAt } from '#functions/domain/tasks/task-scope.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { written } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { tasks as contract } from '#shared/tasks/contract.ts';
import { taskChanged, toInstant, toLogDetail } from './edited-task.ts';

type Release = UseCase<typeof contract.endpoints.release>;
type ReleaseInput = Parameters<Release>[1];

/** Throws 2004 and 2003 for added classes and students that the caller does not teach. */
async function checkTargets(actor: Actor, before: Task, input: ReleaseInput): Promise<void> {
  const { schoolId } = actor;
  const classIds = input.class_ids.filter((id) => !before.classIds.includes(id));
  const studentIds = input.student_ids.filter((id) => !before.studentIds.includes(id));
  for (const found of await classes.getMany(classIds.map((id) => ({ schoolId, id }))))
    manageable(actor, found);
  if (studentIds.length === 0) return;
  const [own, found] = await Promise.all([
    ownClasses(actor),
    users.getMany(studentIds.map((userId) => ({ schoolId, userId }))),
  ]);
  for (const user of found) {
    if (!isStudent(user)) throw noSuchStudent();
    if (!isOwnStudent(user, own)) throw notYourStudent();
  }
}

/** A task that students see already keeps its time of release. */
function releaseTime(before: Task, requested: string, now: Date): string {
  if (stateAt(before, now) === 'released') return before.releaseAt;
  const [first = '', last = first] = [toInstant(requested), now.toISOString()].sort();
  return last;
}

function released(before: Task, input: ReleaseInput, { school }: Actor, now: Date): Task {
  const [classIds, studentIds] = [input.class_ids, input.student_ids];
  if (classIds.length + studentIds.length === 0) throw refuseField('class_ids', 'no_targets');
  const releaseAt = releaseTime(before, input.release_at, now);
  const deadline = input.deadline === undefined ? before.deadline : toInstant(input.deadline);
  const isNew = before.state !== 'released' || deadline !== before.deadline;
  const isOver = deadline <= releaseAt || deadline <= now.toISOString();
  // What a deadline that is over has frozen could else be chosen afterwards.
  if (deadline && isNew && isOver) throw refuseField('deadline', 'past');
  const given = givenWith(before, classIds);
  const month = countedIn(before, releaseAt, school);
  return {
    ...before,
    state: 'released',
    releaseAt,
    deadline,
    classIds,
    studentIds,
    given,
    ...(month !== undefined && { countedIn: month }),
  };
}

/** The task as it is once the month of another time of release counts it. Throws when it changed in between. */
async function moved(actor: Actor, before: Task, releaseAt: string, now: Date): Promise<Task> {
  const move = movingRelease(before, releaseAt, { school: actor.school, now });
  if (!move) return before;
  const isWritten = await written([...tasks.replacing(before, before, move.task), ...move.writes]);
  if (!isWritten) throw await taskChanged(actor, before, now);
  return { ...before, ...move.task, rev: before.rev + 1 };
}

/** Gives a task to classes and students, or changes them. */
export const releaseTask: Release = async (actor, input, deps) => {
  const now = deps.now();
  const found = await loadOwnTask(actor, input.task_id);
  const wanted = released(found, input, actor, now);
  const changes = changedFields(toLogDetail(found), toLogDetail(wanted));
  if (Object.keys(changes.before).length === 0) return { task: await toTaskDto(actor, found, now) };
  if (found.rev !== input.rev) throw await taskChanged(actor, found, now);
  await checkTargets(actor, found, input);
  const before = await moved(actor, found, wanted.releaseAt, now);
  const after = released(before, input, actor, now);
  const isWritten = await written([
    ...tasks.replacing(before, before, after),
    ...countingRelease(before, after, actor.school),
    ...loggingOperation({ ...actor, now }, 'task.release', { id: before.id, ...changes }),
  ]);
  if (!isWritten) throw await taskChanged(actor, before, now);
  return { task: await toTaskDto(actor, { ...after, rev: before.rev + 1 }, now) };
};
