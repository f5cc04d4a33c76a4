import { join } from 'node:path';
import { USER_POOL_ID } from '../names.ts';
import { AdminCalls, checkPassword } from './admin-calls.ts';
import { CustomAuth } from './custom-auth.ts';
import { FileStore } from './file-store.ts';
import { hashPassword, type PasswordCost, passwordCheck } from './passwords.ts';
import type { PoolLimits } from './pool-limits.ts';
import { type Input, notAuthorized, record } from './protocol.ts';
import { Sessions } from './sessions.ts';
import type { TokenMint } from './tokens.ts';
import { Users } from './users.ts';

export type Calls = (target: string, input: Input) => Promise<object>;

/** No password fits it. */
const NO_PASSWORD = 'none';

/** A call without its passwords, and whether it is still true when they are hashed. */
interface Hashed {
  readonly input: Input;
  readonly isCurrent: () => boolean;
}

/**
 * Replaces passwords by what is kept of them, before a call is made: hashing takes long, and is done beside other
 * calls. At a sign-in the right password becomes the kept hash, a wrong one nothing; that is no longer true when
 * another call has set a password meanwhile.
 */
async function hashing(users: Users, cost: PasswordCost) {
  const isPassword = await passwordCheck(cost);

  async function hash(value: unknown): Promise<string> {
    checkPassword(value);
    return typeof value === 'string' ? hashPassword(value, cost) : NO_PASSWORD;
  }

  const keptOf = ({ USERNAME }: Input): string =>
    users.find(String(USERNAME))?.Password ?? NO_PASSWORD;

  async function proving(input: Input, parameters: Input): Promise<Hashed> {
    const kept = keptOf(parameters);
    const isRight = await isPassword(String(parameters['PASSWORD']), kept);
    const PASSWORD = isRight ? kept : '';
    return {
      input: { ...input, AuthParameters: { ...parameters, PASSWORD } },
      isCurrent: () => keptOf(parameters) === kept,
    };
  }

  const always = (input: Input): Hashed => ({ input, isCurrent: () => true });

  return async (target: string, input: Input): Promise<Hashed> => {
    const parameters = record(input['AuthParameters']);
    if (target === 'AdminSetUserPassword')
      return always({ ...input, Password: await hash(input['Password']) });
    if (target === 'AdminCreateUser')
      return always({ ...input, TemporaryPassword: await hash(input['TemporaryPassword']) });
    if (target === 'AdminInitiateAuth' && 'PASSWORD' in parameters)
      return proving(input, parameters);
    return always(input);
  };
}

export interface UserPoolOptions {
  readonly dir: string;
  /** What the server proves with that it vouches for a person. */
  readonly signInKey: string;
  readonly passwordCost: PasswordCost;
}

/** Counts wrong passwords, where limits are switched on. A sign-in without a password is none of them. */
function limited(
  answer: () => object,
  target: string,
  { AuthFlow, AuthParameters }: Input,
  limits: PoolLimits | undefined,
): object {
  const isChecked = target === 'AdminInitiateAuth' && AuthFlow === 'ADMIN_USER_PASSWORD_AUTH';
  const { USERNAME } = record(AuthParameters);
  return limits && isChecked ? limits.checking(String(USERNAME), answer) : answer();
}

/**
 * Opens the user pool kept in a folder, made at first use. Once its passwords are hashed, a call is made at once and
 * whole, so that none loses what another changes; it is answered when its changes are on the disk.
 */
export async function openUserPool(
  { dir, signInKey, passwordCost }: UserPoolOptions,
  mint: TokenMint,
  limits?: PoolLimits,
): Promise<{ readonly calls: Calls; readonly close: () => Promise<void> }> {
  const store = await FileStore.open(join(dir, `${USER_POOL_ID}.json`));
  await store.fold();
  const users = new Users(store);
  const withoutPasswords = await hashing(users, passwordCost);
  const targets = new Map(
    [new AdminCalls(users), new Sessions(users, mint, new CustomAuth(signInKey))].flatMap((part) =>
      Object.entries(part.targets),
    ),
  );
  const calls: Calls = async (target, input) => {
    // Others are refused, as sign-up is by the deployed pool.
    const work = targets.get(target);
    if (!work) throw notAuthorized(`${target} is not permitted for this user pool`);
    const hashed = await withoutPasswords(target, input);
    if (!hashed.isCurrent()) return calls(target, input);
    const before = store.changes;
    limits?.admit(target);
    const answer = limited(() => work(hashed.input), target, input, limits);
    if (store.changes > before) await store.flush();
    return answer;
  };
  return { calls, close: () => store.close() };
}
