import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { PEOPLE_LISTS, users } from '#functions/domain/people/user.ts';
import { counting, loadCounts } from '#functions/domain/schools/school-counts.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { EDITIONS } from '#shared/editions/rules.ts';
import type { UserId } from '#shared/ids.ts';

/** Compared by identity: a parallel call has taken the last licence. */
const NONE_LEFT = new Error('no licence is left');

/** Licences given in one call at most; the next call that adds or removes students gives the rest. */
const GIVEN_MAX = 100;

const studentsAtCap = ({ school }: Actor): number => EDITIONS[school.edition].students;

/** The students who have waited longest, and how many licences there are for them. */
async function findWaiting(actor: Actor): Promise<UserId[]> {
  const { schoolId } = actor;
  const { licensed, unlicensed } = await loadCounts(schoolId, true);
  const limit = Math.min(studentsAtCap(actor) - licensed, unlicensed, GIVEN_MAX);
  if (limit <= 0) return [];
  const list = schoolList(schoolId, PEOPLE_LISTS.unlicensed);
  const { entries } = await pageOfList(list, { limit, consistent: true });
  return entries.map(({ target }) => target as UserId);
}

/** A condition keeps the edition's cap when other calls add or remove students at the same time. */
async function give(actor: Actor, userId: UserId, now: Date): Promise<void> {
  const { schoolId } = actor;
  const bound = {
    what: 'licensed',
    side: 'below',
    limit: studentsAtCap(actor),
    refusal: NONE_LEFT,
  } as const;
  await users.change(
    { schoolId, userId },
    (user) => (user.licensed || user.removed ? undefined : { ...user, licensed: true }),
    () => [
      counting(schoolId, { licensed: 1, unlicensed: -1 }, bound),
      ...loggingOperation({ ...actor, now }, 'student.licence', {
        id: userId,
        before: { licensed: false },
        after: { licensed: true },
      }),
    ],
  );
  forgetAccountState(userId);
}

/**
 * Gives free licences to the students who have waited longest. Every call that adds or removes students does
 * it before and after, so that a licence freed by a call that broke off is given with the next call.
 */
export async function giveLicences(actor: Actor, now: Date): Promise<void> {
  try {
    for (const userId of await findWaiting(actor)) await give(actor, userId, now);
  } catch (error) {
    if (error !== NONE_LEFT) throw error;
  }
}
