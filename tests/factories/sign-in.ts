import { users } from '#functions/domain/people/user.ts';
import { recordSignIn } from '#functions/portal/record-sign-in.ts';
import type { Person } from './person.ts';

const VISITOR = { address: '10.0.0.1', agent: 'test', language: 'en', requestId: 'test' } as const;

/** Records a sign-in at an instant. */
export async function signInAt(
  person: Person,
  now: Date,
  timeZone = 'Asia/Shanghai',
): Promise<void> {
  const user = await users.get(person, { consistent: true });
  if (!user) throw new TypeError(`${person.userId} is not there`);
  await recordSignIn(user, { timeZone }, { visitor: VISITOR, now });
}
