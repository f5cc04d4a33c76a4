import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadPrincipals } from '#functions/domain/teachers/principals.ts';
import { transact } from '#functions/platform/table.ts';
import { ROLE } from '#shared/roles.ts';
import { notifying } from './inbox-notice.ts';

const NAMES_MAX = 5;
/** A school has one to three principals; of more, those who came first are told. */
const PRINCIPALS_MAX = 3;

/** Tells the principals that a teacher has opened or closed a way to what is told of students. */
export async function tellPrincipals(
  actor: Actor,
  key:
    | 'students.cardsMade'
    | 'students.passwordsReset'
    | 'students.passwordsExported'
    | 'students.phonesChanged'
    | 'students.pagesOpened'
    | 'students.pagesClosed'
    | 'students.siblingsLinked',
  names: readonly string[],
  now: Date,
): Promise<void> {
  if (actor.role === ROLE.principal || names.length === 0) return;
  const { schoolId, user } = actor;
  const listed = names.slice(0, NAMES_MAX).join(', ');
  const params = {
    teacher: user.name,
    count: String(names.length),
    names: names.length > NAMES_MAX ? `${listed} …` : listed,
  };
  for (const userId of await loadPrincipals(schoolId, PRINCIPALS_MAX))
    await transact(notifying({ schoolId, userId }, key, params, now));
}
