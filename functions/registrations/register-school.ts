import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { logLogin, logOperation } from '#functions/domain/logs/log-entry.ts';
import { accounts } from '#functions/domain/people/account.ts';
import { usingProof } from '#functions/domain/people/contact-proof.ts';
import { users } from '#functions/domain/people/user.ts';
import { toStoredUser } from '#functions/domain/profiles/profile-dtos.ts';
import { schools } from '#functions/domain/schools/school.ts';
import type { Visitor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError } from '#functions/platform/errors.ts';
import { requirePhone } from '#functions/platform/phones.ts';
import { secrets } from '#functions/platform/secrets.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, type Recording, requestOf, rewriteMade } from '#functions/request/once.ts';
import { withMessage } from '#functions/request/reply.ts';
import { CODE } from '#shared/codes.ts';
import { newId, SchoolId, UserId } from '#shared/ids.ts';
import type { registrations } from '#shared/registrations/contract.ts';
import { requireDistrict } from './areas.ts';
import { accountTaken, creatingSchool, type Registration } from './new-school.ts';

const RegisteredSchool = z.object({
  schoolId: SchoolId,
  userId: UserId,
  /** The principal can sign in: nothing is left to do. */
  complete: z.boolean(),
});
type RegisteredSchool = z.infer<typeof RegisteredSchool>;

/**
 * The key and a hash of a registration, since it contains a password. The proof is left out: it is used up when
 * the request is repeated.
 */
async function hashedInput({ proof: _, request_key, ...content }: Registration) {
  const { challengeKey } = await secrets();
  const text = JSON.stringify(Object.entries(content).sort());
  const hmac = createHmac('sha256', `${challengeKey}-registration`);
  return { request_key, fingerprint: hmac.update(text).digest('base64url') };
}

/**
 * Writes the school. This transaction claims the account name before an identity is created, so that of
 * two registrations with the same name one succeeds and the other leaves nothing in the user pool.
 */
async function make(
  input: Registration,
  visitor: Visitor,
  recording: Recording<RegisteredSchool>,
  now: Date,
): Promise<RegisteredSchool> {
  if (input.country === 'CN') await requireDistrict(input.area);
  if (await accounts.get(input.account)) throw accountTaken();
  const ids = { schoolId: newId('school'), userId: newId('staff') };
  const made = { ...ids, complete: false };
  const { phone = '', email, country, proof } = input;
  const contact = email ?? (await requirePhone(phone, { country }));
  await transact([
    ...recording(made, now),
    usingProof(proof, { purpose: 'register', subject: contact, now }),
    ...creatingSchool(ids, { input, contact }, visitor, now),
  ]);
  const school = { id: ids.schoolId, edition: 'trial' } as const;
  const origin = { ...visitor, ...ids, school, now };
  await logOperation(origin, 'register-school', { school_name: input.school_name });
  return made;
}

async function createPrincipal(
  input: Registration,
  made: RegisteredSchool,
  deps: Deps,
): Promise<void> {
  const { account, password } = input;
  const { schoolId, userId } = made;
  await deps.identity.createIdentity({ account, password, schoolId, userId });
}

/** Opens a school on trial and signs its principal in. */
export const registerSchool: UseCase<typeof registrations.endpoints.registerSchool> = async (
  visitor,
  input,
  deps,
) => {
  const now = deps.now();
  const request = requestOf(visitor, 'school.register', await hashedInput(input));
  const made = await once(request, {
    made: RegisteredSchool,
    find: (found) => found,
    make: (recording) => make(input, visitor, recording, now),
  });
  // Also what a run that broke off after the school was written has left to do.
  if (!made.complete) {
    await createPrincipal(input, made, deps);
    await rewriteMade(request, { ...made, complete: true }, deps.now());
  }
  const [tokens, user, school] = await Promise.all([
    deps.identity.signIn(input.account, input.password),
    users.get(made, { consistent: true }),
    schools.get(made.schoolId, { consistent: true }),
  ]);
  if (!tokens || !user || !school) throw new CallError(CODE.loginError);
  await logLogin({ ...visitor, ...made, school, now }, input.account, 'signed-in');
  const info = await toStoredUser({ user, classes: [] }, school, { now });
  return withMessage({ ...info, ...tokens }, 'registrations.welcome');
};
