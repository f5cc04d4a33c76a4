import { InvalidPasswordError, NotAuthorizedError } from 'cognito-local/lib/errors.js';
import { Router } from 'cognito-local/lib/server/Router.js';
import { DateClock } from 'cognito-local/lib/services/clock.js';
import { CognitoServiceFactoryImpl } from 'cognito-local/lib/services/cognitoService.js';
import type { Context } from 'cognito-local/lib/services/context.js';
import type { Services } from 'cognito-local/lib/services/index.js';
import {
  type UserPoolService,
  UserPoolServiceFactoryImpl,
} from 'cognito-local/lib/services/userPoolService.js';
import { USER_POOL_ID } from '../names.ts';
import { CustomAuth } from './custom-auth.ts';
import { FileStoreFactory } from './file-store.ts';
import { type Input, record } from './input.ts';
import { hashPassword, isHashed, type PasswordCost, passwordCheck } from './passwords.ts';
import { ensurePool, PASSWORD_MIN, poolDefinition } from './pool.ts';
import type { PoolLimits } from './pool-limits.ts';
import { Sessions } from './sessions.ts';
import type { TokenMint } from './tokens.ts';

export type Calls = (target: string, input: Input) => Promise<object>;

const silence = (): void => undefined;
const logger = {
  child: () => logger,
  debug: silence,
  info: silence,
  warn: silence,
  error: silence,
};
const context: Context = { logger };

/**
 * The server's calls that the emulator answers correctly. Others are refused: sign-up is off in the deployed
 * pool, and the emulator does not check the signatures of access tokens.
 */
const EMULATED = new Set([
  'AdminCreateUser',
  'AdminDeleteUser',
  'AdminDeleteUserAttributes',
  'AdminDisableUser',
  'AdminEnableUser',
  'AdminGetUser',
  'AdminSetUserPassword',
  'AdminUpdateUserAttributes',
  'DescribeUserPool',
  'DescribeUserPoolClient',
  'ListUsers',
]);

function checkPassword(input: Input): void {
  for (const password of [input['Password'], input['TemporaryPassword']]) {
    if (typeof password === 'string' && password.length < PASSWORD_MIN)
      throw new InvalidPasswordError();
  }
}

async function openServices(dir: string, stores: FileStoreFactory): Promise<Services> {
  const clock = new DateClock();
  const pools = new UserPoolServiceFactoryImpl(clock, stores);
  const cognito = await new CognitoServiceFactoryImpl(dir, stores, pools).create(
    context,
    poolDefinition(),
  );
  await ensurePool(context, cognito);
  const messages = { deliver: async () => undefined };
  // The allowed calls use no other services of the emulator.
  return { clock, cognito, messages, otp: () => '' } as unknown as Services;
}

/** Runs calls one after the other: each reads and writes whole users, so that concurrent changes would be lost. */
function oneByOne<A extends unknown[], T>(calls: (...call: A) => Promise<T>): typeof calls {
  let last: Promise<unknown> = Promise.resolve();
  return (...call) => {
    const answer = last.then(() => calls(...call));
    last = answer.catch(silence);
    return answer;
  };
}

/** No password fits it. */
const NO_PASSWORD = 'none';

/** A call without its passwords, and whether it is still true when its turn comes. */
interface Hashed {
  readonly input: Input;
  readonly isCurrent: () => Promise<boolean>;
}

/**
 * Replaces passwords by what is kept of them, before the turn of a call: hashing takes long, and is done beside
 * other calls. At a sign-in the right password becomes the kept hash, a wrong one nothing; that is no longer true
 * when another call has set a password meanwhile.
 */
async function hashing(users: UserPoolService, cost: PasswordCost) {
  const isPassword = await passwordCheck(cost);

  const hash = async (value: unknown): Promise<string> =>
    typeof value === 'string' ? hashPassword(value, cost) : NO_PASSWORD;

  async function keptOf({ USERNAME }: Input): Promise<string> {
    const user = await users.getUserByUsername(context, String(USERNAME));
    return user?.Password ?? NO_PASSWORD;
  }

  async function proving(input: Input, parameters: Input): Promise<Hashed> {
    const kept = await keptOf(parameters);
    const isRight = await isPassword(String(parameters['PASSWORD']), kept);
    const PASSWORD = isRight ? kept : '';
    return {
      input: { ...input, AuthParameters: { ...parameters, PASSWORD } },
      isCurrent: async () => (await keptOf(parameters)) === kept,
    };
  }

  const always = (input: Input): Hashed => ({ input, isCurrent: async () => true });

  return async (target: string, input: Input): Promise<Hashed> => {
    checkPassword(input);
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

/** Files of older versions hold passwords as they were typed. */
async function hashOldPasswords(users: UserPoolService, cost: PasswordCost): Promise<void> {
  const old = (await users.listUsers(context)).filter(({ Password }) => !isKept(Password));
  if (old.length > 100) console.log(`Hashing the passwords of ${old.length} accounts, once …`);
  await Promise.all(
    old.map(async (user) =>
      users.saveUser(context, { ...user, Password: await hashPassword(user.Password, cost) }),
    ),
  );
}

const isKept = (password: string): boolean => password === NO_PASSWORD || isHashed(password);

export interface UserPoolOptions {
  readonly dir: string;
  /** What the server proves with that it vouches for a person. */
  readonly signInKey: string;
  readonly passwordCost: PasswordCost;
}

/** Counts wrong passwords, where limits are switched on. A sign-in without a password is none of them. */
function limited(
  answer: () => Promise<object>,
  target: string,
  { AuthFlow, AuthParameters }: Input,
  limits: PoolLimits | undefined,
): Promise<object> {
  const isChecked = target === 'AdminInitiateAuth' && AuthFlow === 'ADMIN_USER_PASSWORD_AUTH';
  const { USERNAME } = record(AuthParameters);
  return limits && isChecked ? limits.checking(String(USERNAME), answer) : answer();
}

/** Opens the user pool kept in a folder, made at first use. A call is answered when its changes are on the disk. */
export async function openUserPool(
  { dir, signInKey, passwordCost }: UserPoolOptions,
  mint: TokenMint,
  limits?: PoolLimits,
): Promise<{ readonly calls: Calls; readonly close: () => Promise<void> }> {
  const stores = new FileStoreFactory(dir);
  const services = await openServices(dir, stores);
  const users = await services.cognito.getUserPool(context, USER_POOL_ID);
  await hashOldPasswords(users, passwordCost);
  await stores.fold();
  const emulate = Router(services);
  const { targets } = new Sessions(services.cognito, mint, new CustomAuth(signInKey));
  const withoutPasswords = await hashing(users, passwordCost);
  const inTurn = oneByOne(async (target: string, { input, isCurrent }: Hashed) => {
    if (!(await isCurrent())) return undefined;
    const before = stores.changes;
    limits?.admit(target);
    const own = targets[target];
    const work = () => (own ? own(context, input) : emulate(target)(context, input));
    const answer = await limited(work, target, input, limits);
    return { answer, hasChanged: stores.changes > before };
  });
  const calls: Calls = async (target, input) => {
    if (!targets[target] && !EMULATED.has(target))
      throw new NotAuthorizedError(`${target} is not permitted for this user pool`);
    const done = await inTurn(target, await withoutPasswords(target, input));
    if (!done) return calls(target, input);
    if (done.hasChanged) await stores.flush();
    return done.answer;
  };
  return { calls, close: () => stores.close() };
}
