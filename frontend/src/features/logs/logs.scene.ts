import { logLogin, logOperation } from '#functions/domain/logs/log-entry.ts';
import { newId } from '#shared/ids.ts';
import type { LoginResult } from '#shared/logs/logins.ts';
import { ROLE } from '#shared/roles.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const originOf = ({ schoolId, userId }: Person) => ({
  schoolId,
  userId,
  now: new Date(),
  address: '203.0.113.7',
  agent: IPHONE,
});

/** Somebody has tried to sign in. */
export const trySignIn = (person: Person, result: LoginResult): Promise<unknown> =>
  logLogin(originOf(person), person.account, result);

/** A teacher who mistyped a password, and whom the principal has given another role. */
export async function makeLogs(principal: Person): Promise<void> {
  const teacher = await makePerson(principal.schoolId, ROLE.teacher, { name: '林老师' });
  await trySignIn(teacher, 'wrong-password');
  await logOperation(originOf(principal), 'teacher.edit', {
    id: teacher.userId,
    before: { role: ROLE.teacher, abilities: [] },
    after: { role: ROLE.principal, abilities: ['export'] },
  });
}

/** A school with these logs, and its name, which no other school has. */
export async function makeLoggedSchool(): Promise<string> {
  const name = `星光编程 ${newId('request').slice(-6)}`;
  await makeLogs(await makePerson(await makeSchool({ name }), ROLE.principal));
  return name;
}
