import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { removedPerson, withdrawingAccess } from '#functions/domain/people/leave-school.ts';
import { countingPerson, countsOf } from '#functions/domain/people/register-person.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { lastPrincipal, loadStaff, mayTeach } from '#functions/domain/teachers/staff-member.ts';
import { requiringNoLessons } from '#functions/domain/teachers/teaching-load.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import type { teachers } from '#shared/teachers/contract.ts';
import type { TaughtClasses } from '#shared/teachers/fields.ts';
import { handOverClasses, loadTaught } from './hand-over-classes.ts';

/** Throws -1 with the classes that a person still teaches or assists. */
export async function refuseWithClasses(schoolId: SchoolId, userId: UserId): Promise<void> {
  const taught = await loadTaught(schoolId, userId);
  if (taught.length === 0) return;
  const data: TaughtClasses = { classes: taught.map(({ id, name }) => ({ id, name })) };
  throw new CallError(CODE.wait, { reason: 'teachers.hasClasses', data });
}

async function requireSuccessor(schoolId: SchoolId, from: UserId, to: UserId): Promise<void> {
  if (!mayTeach(await loadStaff(schoolId, to)) || from === to)
    throw refuseField('to_teacher_id', 'unfit');
}

const hasLessons = () => new CallError(CODE.wait, { reason: 'teachers.hasLessons' });

/** Removes the person in one transaction: item, account name, counts and log. */
async function remove(actor: Actor, { id, account }: User, now: Date): Promise<void> {
  const { schoolId } = actor;
  const withdrawing = await withdrawingAccess({ schoolId, id, account }, now);
  await users.change(
    { schoolId, userId: id },
    (user) => (user.removed ? undefined : { ...user, ...removedPerson(user, now) }),
    (before) => [
      ...withdrawing,
      ...countingPerson(
        before,
        -1,
        countsOf(before).principals
          ? { what: 'principals', side: 'above', limit: 1, refusal: lastPrincipal() }
          : undefined,
      ),
      requiringNoLessons(schoolId, id, hasLessons()),
      ...loggingOperation({ ...actor, now }, 'teacher.remove', {
        id,
        before: { account, name: before.name, role: before.role },
      }),
    ],
  );
  forgetAccountState(id);
}

/**
 * Removes a member of staff. Classes are handed over first, so that a run that breaks off can be repeated;
 * classes that the person was given in between are handed over at the end.
 */
export const removeTeacher: UseCase<typeof teachers.endpoints.remove> = async (
  actor,
  { teacher_id: userId, to_teacher_id: to },
  deps,
) => {
  const { schoolId } = actor;
  const now = deps.now();
  if (userId === actor.userId) throw new CallError(CODE.wait, { reason: 'teachers.self' });
  const user = await loadStaff(schoolId, userId);
  if (to) await requireSuccessor(schoolId, userId, to);
  else await refuseWithClasses(schoolId, userId);
  const first = to ? await handOverClasses(actor, userId, to, now) : 0;
  await remove(actor, user, now);
  await deps.identity.removeIdentity(user.account);
  if (!to) await refuseWithClasses(schoolId, userId);
  const late = to ? await handOverClasses(actor, userId, to, now) : 0;
  return { handed_over: first + late };
};
