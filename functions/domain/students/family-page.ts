import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { freshCode, type ParentCode, parentCodes } from '#functions/domain/people/parent-code.ts';
import type { PersonId, User } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import { requiringStudent } from './student-scope.ts';

const keyOf = ({ schoolId, id: userId }: User): PersonId => ({ schoolId, userId });

/** The code of the page that shows a student to the family. */
export const loadPageCode = (user: User): Promise<ParentCode | undefined> =>
  parentCodes.get(keyOf(user), { consistent: true });

interface Change {
  readonly now: Date;
  readonly action:
    | 'student.parent-code'
    | 'student.parent-code-renewed'
    | 'student.parent-code-revoked';
  /** Undefined: nothing is to be changed. */
  readonly to: (before: ParentCode | undefined) => Pick<ParentCode, 'salt' | 'made'> | undefined;
}

/** Replaces the code of a page; begins anew when somebody else did it meanwhile. Answers whether anything was changed. */
const changePageCode = (actor: Actor, user: User, { now, action, to }: Change): Promise<boolean> =>
  retryWrite(async () => {
    const before = await loadPageCode(user);
    const after = to(before);
    if (!after) return false;
    await transact([
      requiringStudent(keyOf(user)),
      ...parentCodes.writing(keyOf(user), before, { ...keyOf(user), ...after }),
      ...loggingOperation({ ...actor, now }, action, { id: user.id }),
    ]);
    return true;
  });

/** Opens the page unless it was opened before, also where staff have closed it since. */
export const openPage = (actor: Actor, user: User, now: Date): Promise<boolean> =>
  changePageCode(actor, user, {
    now,
    action: 'student.parent-code',
    to: (before) => (before ? undefined : freshCode(keyOf(user), now)),
  });

/** Gives the page another address if it has this revision. */
export const renewPage = (actor: Actor, user: User, rev: number, now: Date): Promise<boolean> =>
  changePageCode(actor, user, {
    now,
    action: 'student.parent-code-renewed',
    to: (before) => ((before?.rev ?? 0) === rev ? freshCode(keyOf(user), now) : undefined),
  });

/** Closes the page at once. */
export const closePage = (actor: Actor, user: User, now: Date): Promise<boolean> =>
  changePageCode(actor, user, {
    now,
    action: 'student.parent-code-revoked',
    to: (before) => (before?.salt === '' ? undefined : { salt: '', made: now.toISOString() }),
  });
