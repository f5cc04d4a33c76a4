import { createHash } from 'node:crypto';
import { accounts, normalAccount } from '#functions/domain/people/account.ts';
import { registerPerson } from '#functions/domain/people/register-person.ts';
import { schools } from '#functions/domain/schools/school.ts';
import { unlessExists } from '#functions/platform/errors.ts';
import { makePassword } from '#infra/make-secrets.ts';
import { PLATFORM_SCHOOL, UserId } from '#shared/ids.ts';
import { PEOPLE_LIMITS } from '#shared/people/limits.ts';
import { nicknameOf } from '#shared/people/nicknames.ts';
import { ROLE } from '#shared/roles.ts';

/** Derived from the account, so that a repeated run continues with the same person. */
const operatorId = (account: string): UserId =>
  UserId.parse(`opr-${createHash('sha256').update(account).digest('hex').slice(0, 26)}`);

/** Makes the tenant of the operators. */
async function ensurePlatform(now: Date): Promise<void> {
  await unlessExists(
    schools.create(PLATFORM_SCHOOL, {
      id: PLATFORM_SCHOOL,
      name: 'Cloud Classroom',
      logo: '',
      state: 'active',
      edition: 'platform',
      timeZone: 'UTC',
      country: 'CN',
      currency: 'CNY',
      language: 'zh',
      // The operators' tenant does not expire; five-digit years would be no ISO dates.
      subscription: {
        start: now.toISOString(),
        end: '2999-12-31T00:00:00.000Z',
        authorizationCode: '',
      },
      firstPassword: 1,
      demo: false,
    }),
  );
}

export interface NewOperator {
  readonly account: string;
  readonly name: string;
}

/**
 * Creates a platform operator and answers the password, which is not stored. An interrupted run can be
 * repeated: the account is written last, and marks the operator as complete.
 */
export async function makeOperator(operator: NewOperator, now = new Date()): Promise<string> {
  const account = normalAccount(operator.account);
  if (!account || account.length > PEOPLE_LIMITS.accountMax) {
    throw new Error(`An account name has 1 to ${PEOPLE_LIMITS.accountMax} characters.`);
  }
  if (await accounts.get(account)) throw new Error(`There is an account ${account} already.`);
  await ensurePlatform(now);
  const password = makePassword(PEOPLE_LIMITS.passwordMax);
  await registerPerson(
    {
      id: operatorId(account),
      schoolId: PLATFORM_SCHOOL,
      account,
      role: ROLE.platform,
      name: operator.name,
      nick: nicknameOf(operator.name, account),
    },
    password,
    now,
  );
  return password;
}
