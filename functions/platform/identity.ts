import type { AdminInitiateAuthCommandOutput } from '@aws-sdk/client-cognito-identity-provider';
import { CODE } from '#shared/codes.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import type { SessionTokens } from '#shared/people/fields.ts';
import { makeClient } from './aws-client.ts';
import { env } from './env.ts';
import { CallError } from './errors.ts';
import { lazy } from './lazy.ts';
import { secrets } from './secrets.ts';
import { signInProof } from './sign-in-proof.ts';

/**
 * Loaded at first use: most calls never speak to the user pool. What the pool throttles is tried twice, with a random
 * pause of a second at most in between. A first sign-in asks six times (vouched, new identity, vouched), and eight
 * times where an old identity is taken over; a call has ten seconds for all that it does.
 */
const cognito = lazy(async () => {
  const sdk = await import('@aws-sdk/client-cognito-identity-provider');
  const settings = { retryMode: 'standard', maxAttempts: 2 };
  return { sdk, client: makeClient(sdk.CognitoIdentityProviderClient, settings) };
});

const THROTTLED = new Set([
  'LimitExceededException',
  'ThrottlingException',
  'TooManyFailedAttemptsException',
  'TooManyRequestsException',
]);
const WRONG_PASSWORD = new Set(['NotAuthorizedException', 'UserNotFoundException']);

const wait = (reason: MessageKey, retryAfter: number): CallError =>
  new CallError(CODE.wait, { reason, data: { retryAfter } });

/**
 * What a refusal of the pool means. It says with the same name as for a wrong password that it does not look at
 * passwords of this account for some seconds, because too many were wrong.
 */
function meaningOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (THROTTLED.has(error.name)) return wait('portal.busy', 5);
  const isLocked =
    error.name === 'NotAuthorizedException' && /attempts exceeded/i.test(error.message);
  return isLocked ? wait('portal.triedTooOften', 60) : error;
}

/** Throws -1 with `data.retryAfter` when the pool is asked too much, by all or for one account. */
async function answered<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw meaningOf(error);
  }
}

function tokensOf(answer: AdminInitiateAuthCommandOutput): SessionTokens {
  const { IdToken, AccessToken, RefreshToken } = answer.AuthenticationResult ?? {};
  if (!IdToken || !AccessToken || !RefreshToken) {
    throw new Error(
      `the user pool asked for ${answer.ChallengeName ?? 'nothing'} and gave no tokens`,
    );
  }
  return { token: IdToken, access_token: AccessToken, refresh_token: RefreshToken };
}

/** Tokens of a new session, or undefined when account and password do not belong together. */
export async function signIn(
  account: string,
  password: string,
): Promise<SessionTokens | undefined> {
  const { sdk, client } = await cognito();
  const command = new sdk.AdminInitiateAuthCommand({
    UserPoolId: env('USER_POOL_ID'),
    ClientId: env('USER_POOL_CLIENT_ID'),
    AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: account, PASSWORD: password },
  });
  try {
    return tokensOf(await answered(client.send(command)));
  } catch (error) {
    if (error instanceof Error && WRONG_PASSWORD.has(error.name)) return undefined;
    throw error;
  }
}

/**
 * Tokens of a new session for a person whom the server vouches for: no password of the pool is asked for, and
 * none is changed. Undefined for an account without an identity. The pool asks a nonce of its trigger
 * (`infra/sign-in-triggers`), which only the server can answer.
 */
export async function signInVouched(account: string): Promise<SessionTokens | undefined> {
  const { sdk, client } = await cognito();
  const pool = { UserPoolId: env('USER_POOL_ID'), ClientId: env('USER_POOL_CLIENT_ID') };
  const begin = new sdk.AdminInitiateAuthCommand({
    ...pool,
    AuthFlow: 'CUSTOM_AUTH',
    AuthParameters: { USERNAME: account },
  });
  const answerTo = async ({ ChallengeParameters, Session }: AdminInitiateAuthCommandOutput) => {
    const { signInKey } = await secrets();
    const ANSWER = signInProof(signInKey, account, ChallengeParameters?.['nonce'] ?? '');
    return new sdk.AdminRespondToAuthChallengeCommand({
      ...pool,
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session,
      ChallengeResponses: { USERNAME: account, ANSWER },
    });
  };
  try {
    const answer = await answerTo(await answered(client.send(begin)));
    return tokensOf(await answered(client.send(answer)));
  } catch (error) {
    if (error instanceof Error && WRONG_PASSWORD.has(error.name)) return undefined;
    throw error;
  }
}

export async function setPassword(account: string, password: string): Promise<void> {
  const { sdk, client } = await cognito();
  const command = new sdk.AdminSetUserPasswordCommand({
    UserPoolId: env('USER_POOL_ID'),
    Username: account,
    Password: password,
    Permanent: true,
  });
  await answered(client.send(command));
}

/** No session of the account can be refreshed any more. */
export async function endAllSessions(account: string): Promise<void> {
  const { sdk, client } = await cognito();
  const user = { UserPoolId: env('USER_POOL_ID'), Username: account };
  await answered(client.send(new sdk.AdminUserGlobalSignOutCommand(user)));
}

/** True when the refresh token was this pool's and is now worthless; false when it was none. */
export async function revokeRefreshToken(refreshToken: string): Promise<boolean> {
  const { sdk, client } = await cognito();
  const command = new sdk.RevokeTokenCommand({
    ClientId: env('USER_POOL_CLIENT_ID'),
    Token: refreshToken,
  });
  try {
    await answered(client.send(command));
    return true;
  } catch (error) {
    if (error instanceof sdk.CognitoIdentityProviderServiceException && error.$fault === 'client')
      return false;
    throw error;
  }
}

interface NewIdentity {
  readonly account: string;
  readonly password: string;
  readonly schoolId: string;
  readonly userId: string;
}

interface PoolUser {
  readonly UserPoolId: string;
  readonly Username: string;
}
interface Attribute {
  readonly Name: string;
  readonly Value: string;
}

/**
 * The table says that the name is this person's, so an identity left behind under it is taken over. Attributes are
 * mostly right already: reading them is not limited as tightly as writing.
 */
async function takeOver(user: PoolUser, attributes: readonly Attribute[]): Promise<void> {
  const { sdk, client } = await cognito();
  const { UserAttributes = [] } = await answered(client.send(new sdk.AdminGetUserCommand(user)));
  const has = ({ Name, Value }: Attribute) =>
    UserAttributes.some((known) => known.Name === Name && known.Value === Value);
  if (attributes.every(has)) return;
  const change = { ...user, UserAttributes: [...attributes] };
  await answered(client.send(new sdk.AdminUpdateUserAttributesCommand(change)));
}

/**
 * Gives a person an identity: account name and password. Repeating it after a failure is harmless: what exists
 * already is completed.
 */
export async function createIdentity(person: NewIdentity): Promise<void> {
  const { sdk, client } = await cognito();
  const user = { UserPoolId: env('USER_POOL_ID'), Username: person.account };
  const UserAttributes = [
    { Name: 'custom:school_id', Value: person.schoolId },
    { Name: 'custom:user_id', Value: person.userId },
  ];
  const create = new sdk.AdminCreateUserCommand({
    ...user,
    MessageAction: 'SUPPRESS',
    UserAttributes,
  });
  await answered(client.send(create)).catch(async (error: unknown) => {
    if (!(error instanceof sdk.UsernameExistsException)) throw error;
    await takeOver(user, UserAttributes);
  });
  await setPassword(person.account, person.password);
}

/** Ignores that the user pool does not know an account: the person has not signed in yet. */
async function ignoreUnknown(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Error && error.name === 'UserNotFoundException')) throw error;
  });
}

/** No session of the account can be refreshed any more, if it ever had one. */
export const endKnownSessions = (account: string): Promise<void> =>
  ignoreUnknown(endAllSessions(account));

/** Sets the password of an account that has an identity, and ends its sessions. */
export async function resetPassword(account: string, password: string): Promise<void> {
  await ignoreUnknown(setPassword(account, password).then(() => endAllSessions(account)));
}

/** The account can never sign in again; repeating it is harmless. */
export async function removeIdentity(account: string): Promise<void> {
  const { sdk, client } = await cognito();
  const user = { UserPoolId: env('USER_POOL_ID'), Username: account };
  await ignoreUnknown(answered(client.send(new sdk.AdminDeleteUserCommand(user))));
}
