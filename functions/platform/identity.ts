import type { AdminInitiateAuthCommandOutput } from '@aws-sdk/client-cognito-identity-provider';
import type { SessionTokens } from '#shared/contracts/users.ts';
import type { RoleGroup } from '#shared/roles.ts';
import { env } from './env.ts';
import { lazy } from './lazy.ts';

/** Loaded at first use: most calls never speak to the user pool. */
const cognito = lazy(async () => {
  const sdk = await import('@aws-sdk/client-cognito-identity-provider');
  return { sdk, client: new sdk.CognitoIdentityProviderClient() };
});

const WRONG_PASSWORD = new Set(['NotAuthorizedException', 'UserNotFoundException']);

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
    return tokensOf(await client.send(command));
  } catch (error) {
    if (error instanceof Error && WRONG_PASSWORD.has(error.name)) return undefined;
    throw error;
  }
}

export async function setPassword(account: string, password: string): Promise<void> {
  const { sdk, client } = await cognito();
  await client.send(
    new sdk.AdminSetUserPasswordCommand({
      UserPoolId: env('USER_POOL_ID'),
      Username: account,
      Password: password,
      Permanent: true,
    }),
  );
}

/** No session of the account can be refreshed any more. */
export async function endAllSessions(account: string): Promise<void> {
  const { sdk, client } = await cognito();
  await client.send(
    new sdk.AdminUserGlobalSignOutCommand({ UserPoolId: env('USER_POOL_ID'), Username: account }),
  );
}

/** True when the refresh token was this pool's and is now worthless; false when it was none. */
export async function revokeRefreshToken(refreshToken: string): Promise<boolean> {
  const { sdk, client } = await cognito();
  const command = new sdk.RevokeTokenCommand({
    ClientId: env('USER_POOL_CLIENT_ID'),
    Token: refreshToken,
  });
  try {
    await client.send(command);
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
  readonly group: RoleGroup;
}

/**
 * Gives a person an identity: account name, password and group. Repeating it after a failure is
 * harmless: what exists already is completed.
 */
export async function createIdentity(person: NewIdentity): Promise<void> {
  const { sdk, client } = await cognito();
  const who = { UserPoolId: env('USER_POOL_ID'), Username: person.account };
  const UserAttributes = [
    { Name: 'custom:school_id', Value: person.schoolId },
    { Name: 'custom:user_id', Value: person.userId },
  ];
  const create = new sdk.AdminCreateUserCommand({
    ...who,
    MessageAction: 'SUPPRESS',
    UserAttributes,
  });
  await client.send(create).catch(async (error: unknown) => {
    if (!(error instanceof sdk.UsernameExistsException)) throw error;
    // The name is this person's by the table, whoever left an identity behind under it.
    await client.send(new sdk.AdminUpdateUserAttributesCommand({ ...who, UserAttributes }));
  });
  await setPassword(person.account, person.password);
  await client.send(new sdk.AdminAddUserToGroupCommand({ ...who, GroupName: person.group }));
}

/** Nothing is to be done for somebody who has not signed in yet: the user pool does not know them. */
async function ifKnown(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Error && error.name === 'UserNotFoundException')) throw error;
  });
}

/** No session of the account can be refreshed any more, if it ever had one. */
export const endKnownSessions = (account: string): Promise<void> =>
  ifKnown(endAllSessions(account));

/** Sets the password of an account that has an identity, and ends its sessions. */
export async function resetPassword(account: string, password: string): Promise<void> {
  await ifKnown(setPassword(account, password).then(() => endAllSessions(account)));
}

/** Puts an account that has an identity into a group and out of the others; repeating it is harmless. */
export async function moveToGroup(
  account: string,
  from: readonly RoleGroup[],
  to: RoleGroup,
): Promise<void> {
  const { sdk, client } = await cognito();
  const who = { UserPoolId: env('USER_POOL_ID'), Username: account };
  const move = async () => {
    // First in, then out: a run that breaks off leaves somebody in two groups, not in none.
    await client.send(new sdk.AdminAddUserToGroupCommand({ ...who, GroupName: to }));
    for (const GroupName of from)
      await client.send(new sdk.AdminRemoveUserFromGroupCommand({ ...who, GroupName }));
  };
  await ifKnown(move());
}

/** The account can never sign in again; repeating it is harmless. */
export async function removeIdentity(account: string): Promise<void> {
  const { sdk, client } = await cognito();
  const who = { UserPoolId: env('USER_POOL_ID'), Username: account };
  await ifKnown(client.send(new sdk.AdminDeleteUserCommand(who)));
}
