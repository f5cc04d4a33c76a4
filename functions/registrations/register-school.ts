import { logLogin, logOperation } from '#functions/domain/logs/log-entry.ts';
import { accounts } from '#functions/domain/people/account.ts';
import { usingProof } from '#functions/domain/people/phone-proof.ts';
import { users } from '#functions/domain/people/user.ts';
import { toStoredUser } from '#functions/domain/profiles/stored-user.ts';
import { schools } from '#functions/domain/schools/school.ts';
import type { Visitor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { told } from '#functions/request/reply.ts';
import { CODE } from '#shared/codes.ts';
import type { registrations } from '#shared/contracts/registrations.ts';
import { newId } from '#shared/ids.ts';
import { groupOfRole, ROLE } from '#shared/roles.ts';
import { accountTaken, creatingSchool, type Registration } from './new-school.ts';
import {
  completeRegistered,
  findRegistered,
  fingerprintOf,
  type Registered,
  recordingRegistered,
} from './registration-record.ts';
import { requireDistrict } from './require-district.ts';

/**
 * Writes the school. The account name is taken by this transaction and by nothing before it, so that
 * of two who want the same name one gets it, and the other leaves no trace at the user pool.
 */
async function create(input: Registration, visitor: Visitor, now: Date): Promise<Registered> {
  await requireDistrict(input.area);
  if (await accounts.get(input.account)) throw accountTaken();
  const ids = { schoolId: newId('school'), userId: newId('staff') };
  const made = { ...ids, fingerprint: await fingerprintOf(input), complete: false };
  const { phone: subject, proof, request_key: key } = input;
  await transact([
    ...recordingRegistered(key, made, now),
    usingProof(proof, { purpose: 'register', subject, now }),
    ...creatingSchool(ids, input, visitor, now),
  ]);
  const origin = { ...visitor, ...ids, now };
  await logOperation(origin, 'register-school', { school_name: input.school_name });
  return made;
}

/** What the request made before; undefined for a new one. */
async function findSame(input: Registration): Promise<Registered | undefined> {
  const made = await findRegistered(input.request_key);
  if (made && made.fingerprint !== (await fingerprintOf(input)))
    throw refuseField('request_key', 'used');
  return made;
}

/** Of two of the same request at once one is refused, and then finds what the other one made. */
async function findOrCreate(input: Registration, visitor: Visitor, now: Date) {
  const made = await findSame(input);
  if (made) return made;
  try {
    return await create(input, visitor, now);
  } catch (error) {
    const other = await findSame(input);
    if (other) return other;
    throw error;
  }
}

/** A run that broke off after the school was written is completed by the next one. */
async function completeIdentity(input: Registration, made: Registered, deps: Deps): Promise<void> {
  if (made.complete) return;
  const { account, password } = input;
  const { schoolId, userId } = made;
  const group = groupOfRole(ROLE.principal);
  await deps.identity.createIdentity({ account, password, schoolId, userId, group });
  await completeRegistered(input.request_key, made, deps.now());
}

/** Opens a school on trial and signs its principal in. */
export const registerSchool: UseCase<typeof registrations.endpoints.registerSchool> = async (
  visitor,
  input,
  deps,
) => {
  const now = deps.now();
  const made = await findOrCreate(input, visitor, now);
  await completeIdentity(input, made, deps);
  const [tokens, user, school] = await Promise.all([
    deps.identity.signIn(input.account, input.password),
    users.get(made, { consistent: true }),
    schools.get(made.schoolId, { consistent: true }),
  ]);
  if (!tokens || !user || !school) throw new CallError(CODE.loginError);
  await logLogin({ ...visitor, ...made, now }, input.account, 'signed-in');
  const info = await toStoredUser({ user, classes: [] }, school, now);
  return told({ ...info, ...tokens }, 'registrations.welcome');
};
