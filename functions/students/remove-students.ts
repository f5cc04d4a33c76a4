import { movingStudent, withClasses } from '#functions/domain/classes/class-moves.ts';
import { giveLicences } from '#functions/domain/enrolment/give-licences.ts';
import { countingFigures, ofSchool } from '#functions/domain/figures/figures.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import {
  notingLeaver,
  removedPerson,
  withdrawingAccess,
} from '#functions/domain/people/leave-school.ts';
import { countingPerson } from '#functions/domain/people/register-person.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { retainedUntil } from '#functions/domain/schools/subscription.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import { type Actor, authorOf } from '#functions/domain/sessions/actor.ts';
import { retireWorks } from '#functions/domain/works/retire-works.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { ClassId } from '#shared/ids.ts';
import type { students } from '#shared/students/contract.ts';
import { forEachStudent, withoutResult } from './each-student.ts';
import { retireRecords } from './retire-records.ts';

const placesOf = (classIds: readonly ClassId[]) => classIds.map((id) => ({ id }));

/** Classes that fit into the transaction of the removal. */
const LEFT_WITH_REMOVAL = 2;

/** Takes a student of many classes out of most of them first, in a transaction of its own; can be repeated. */
async function leaveMostClasses(actor: Actor, { id: userId }: User, now: Date): Promise<void> {
  await users.change(
    { schoolId: actor.schoolId, userId },
    (user) => withClasses(user, user.classIds.slice(-LEFT_WITH_REMOVAL), now),
    (user) => {
      const outOf = placesOf(user.classIds.slice(0, -LEFT_WITH_REMOVAL));
      return movingStudent(user, { outOf }, authorOf(actor, now));
    },
  );
}

/** Steps in which the works of one student are retired; later saves in the school retire what is left. */
const WORK_STEPS = 5;

async function hideWorks(person: Parameters<typeof retireWorks>[0], expires: Date): Promise<void> {
  for (let step = 0; step < WORK_STEPS; step += 1)
    if (!(await retireWorks(person, expires))) return;
}

/** Removes person, lists, seats, figures and log in one transaction, and the identity after it. */
async function removeStudent(actor: Actor, { id, account, ...user }: User, deps: Deps) {
  const now = deps.now();
  if (user.classIds.length > LEFT_WITH_REMOVAL)
    await leaveMostClasses(actor, { id, account, ...user }, now);
  const withdrawing = await withdrawingAccess({ id, account, ...user }, now);
  const person = { schoolId: actor.schoolId, userId: id };
  const removed = await users.change(
    person,
    (before) => (before.removed ? undefined : { ...removedPerson(before, now), classIds: [] }),
    (before) => [
      ...withdrawing,
      ...movingStudent(before, { outOf: placesOf(before.classIds) }, authorOf(actor, now)),
      ...countingPerson(before, -1),
      ...notingLeaver(person, [now, retainedUntil(now)]),
      countingFigures(ofSchool(actor.schoolId), { left: 1 }, momentOf(actor, now)),
      ...loggingOperation({ ...actor, now }, 'student.remove', {
        id,
        before: { name: before.name, account, classIds: before.classIds },
      }),
    ],
  );
  forgetAccountState(id);
  if (removed?.expires) {
    await retireRecords(person, removed.expires, momentOf(actor, now));
    await hideWorks(person, new Date(removed.expires * 1000));
  }
  await deps.identity.removeIdentity(account);
}

export const removeStudents: UseCase<typeof students.endpoints.remove> = async (
  actor,
  { ids },
  deps,
) => {
  const outcomes = await forEachStudent(actor, ids, (user) => removeStudent(actor, user, deps));
  await giveLicences(actor, deps.now());
  return { results: outcomes.map(withoutResult) };
};
