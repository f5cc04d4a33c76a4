import { InvalidPasswordError, NotAuthorizedError } from 'cognito-local/lib/errors.js';
import { Router } from 'cognito-local/lib/server/Router.js';
import { DateClock } from 'cognito-local/lib/services/clock.js';
import { CognitoServiceFactoryImpl } from 'cognito-local/lib/services/cognitoService.js';
import type { Context } from 'cognito-local/lib/services/context.js';
import type { Services } from 'cognito-local/lib/services/index.js';
import { UserPoolServiceFactoryImpl } from 'cognito-local/lib/services/userPoolService.js';
import { FileStoreFactory } from './file-store.ts';
import { ensurePool, PASSWORD_MIN, poolDefinition } from './pool.ts';
import type { PoolLimits } from './pool-limits.ts';
import { Sessions } from './sessions.ts';
import type { TokenMint } from './tokens.ts';

type Input = Readonly<Record<string, unknown>>;
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
function oneByOne(calls: Calls): Calls {
  let last: Promise<unknown> = Promise.resolve();
  return (target, input) => {
    const answer = last.then(() => calls(target, input));
    last = answer.catch(silence);
    return answer;
  };
}

/** Counts wrong passwords, where limits are switched on. */
function limited(
  answer: () => Promise<object>,
  target: string,
  { AuthParameters }: Input,
  limits: PoolLimits | undefined,
): Promise<object> {
  const isSignIn = target === 'AdminInitiateAuth';
  const { USERNAME } = (AuthParameters ?? {}) as Readonly<Record<string, unknown>>;
  return limits && isSignIn ? limits.checking(String(USERNAME), answer) : answer();
}

/** Opens the user pool kept in a folder, made at first use. */
export async function openUserPool(
  dir: string,
  mint: TokenMint,
  limits?: PoolLimits,
): Promise<{ readonly calls: Calls; readonly flush: () => Promise<void> }> {
  const stores = new FileStoreFactory(dir);
  const services = await openServices(dir, stores);
  const emulate = Router(services);
  const { targets } = new Sessions(services.cognito, mint);
  const calls = oneByOne(async (target, input) => {
    limits?.admit(target);
    const own = targets[target];
    if (own) return limited(() => own(context, input), target, input, limits);
    if (!EMULATED.has(target)) {
      throw new NotAuthorizedError(`${target} is not permitted for this user pool`);
    }
    checkPassword(input);
    return emulate(target)(context, input);
  });
  return { calls, flush: () => stores.flush() };
}
