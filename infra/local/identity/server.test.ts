import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { type IncomingMessage, request as openRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { JwtRsaVerifier } from 'aws-jwt-verify';
import { decomposeUnverifiedJwt } from 'aws-jwt-verify/jwt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  USER_POOL_CLIENT_ID as ClientId,
  TOKEN_ISSUER,
  USER_POOL_ID as UserPoolId,
} from '#infra/local/names.ts';
import { loadSecrets } from '#infra/local/secrets.ts';
import type { Credentials } from '../engines/signature.ts';
import { THROWAWAY_COST } from './passwords.ts';
import { startIdentity } from './server.ts';

const PASSWORD = 'demo123456';
let dir: string;
let running: Awaited<ReturnType<typeof startIdentity>>;
let client: CognitoIdentityProviderClient;

async function start(): Promise<void> {
  const credentials = await loadSecrets(join(dir, 'secrets.json'));
  const { tokenPrivateKey, refreshKey } = credentials;
  running = await startIdentity({
    port: 0,
    dir: join(dir, 'cognito'),
    tokenPrivateKey,
    refreshKey,
    signInKey: 'the key of the server',
    credentials,
    passwordCost: THROWAWAY_COST,
  });
  client = clientOf(credentials);
}
const clientOf = (credentials: Credentials) =>
  new CognitoIdentityProviderClient({
    endpoint: `http://127.0.0.1:${running.port}`,
    region: 'us-east-1',
    credentials,
  });
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'classroom-test-'));
  await start();
});
afterAll(async () => {
  await running.stop();
  await rm(dir, { recursive: true, force: true });
});

async function createUser(Username: string): Promise<void> {
  const UserAttributes = [{ Name: 'custom:user_id', Value: `stu-${Username}` }];
  await client.send(
    new AdminCreateUserCommand({ UserPoolId, Username, UserAttributes, MessageAction: 'SUPPRESS' }),
  );
  await client.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: PASSWORD, Permanent: true }),
  );
}

async function signIn(USERNAME: string, password = PASSWORD) {
  const AuthParameters = { USERNAME, PASSWORD: password };
  const answer = await client.send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters,
    }),
  );
  const { IdToken = '', AccessToken = '', RefreshToken = '' } = answer.AuthenticationResult ?? {};
  return { IdToken, AccessToken, RefreshToken, answer };
}

const refresh = (RefreshToken: string) =>
  client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }));
const claims = (token = '') => decomposeUnverifiedJwt(token).payload;

describe('a session', () => {
  test('has tokens with the claims of the cloud', async () => {
    await createUser('claims');
    const UserAttributes = [{ Name: 'custom:school_id', Value: 'sch-1' }];
    await client.send(
      new AdminUpdateUserAttributesCommand({ UserPoolId, Username: 'claims', UserAttributes }),
    );
    const { IdToken, AccessToken, answer } = await signIn('claims');
    const common = {
      iss: TOKEN_ISSUER,
      origin_jti: expect.any(String),
      auth_time: expect.any(Number),
      sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
    };
    expect(claims(IdToken)).toMatchObject({
      ...common,
      token_use: 'id',
      aud: ClientId,
      'cognito:username': 'claims',
      'custom:school_id': 'sch-1',
      'custom:user_id': 'stu-claims',
    });
    expect(claims(AccessToken)).toMatchObject({
      ...common,
      token_use: 'access',
      client_id: ClientId,
      username: 'claims',
    });
    expect(Number(claims(IdToken).exp) - Number(claims(IdToken).iat)).toBe(3600);
    expect(answer.AuthenticationResult).toMatchObject({ ExpiresIn: 3600, TokenType: 'Bearer' });
  });

  test('has tokens that the published keys verify, and no others do', async () => {
    await createUser('keys');
    const { IdToken } = await signIn('keys');
    const jwks = await (
      await fetch(`http://127.0.0.1:${running.port}/${UserPoolId}/.well-known/jwks.json`)
    ).json();
    const verifier = JwtRsaVerifier.create({
      issuer: TOKEN_ISSUER,
      audience: ClientId,
      jwksUri: 'https://unused/jwks',
    });
    verifier.cacheJwks(jwks);
    expect(verifier.verifySync(IdToken)).toMatchObject({ token_use: 'id' });
    const [head, , signature] = IdToken.split('.');
    const forged = Buffer.from(
      JSON.stringify({ ...claims(IdToken), 'custom:school_id': 'sch-2' }),
    ).toString('base64url');
    expect(() => verifier.verifySync(`${head}.${forged}.${signature}`)).toThrow();
  });

  test('keeps its identity and its beginning when it is refreshed', async () => {
    await createUser('refresh');
    const { IdToken, RefreshToken } = await signIn('refresh');
    await sleep(1100);
    const first = claims(IdToken);
    const byCall = await refresh(RefreshToken);
    const byFlow = await client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: RefreshToken },
      }),
    );
    for (const { AuthenticationResult } of [byCall, byFlow]) {
      const again = claims(AuthenticationResult?.IdToken);
      expect(again).toMatchObject({
        origin_jti: first['origin_jti'],
        auth_time: first['auth_time'],
      });
      expect(again.iat).toBeGreaterThan(first.iat ?? 0);
      expect(again.jti).not.toBe(first.jti);
      expect(AuthenticationResult?.RefreshToken).toBeUndefined();
    }
  });

  test('ends alone when its refresh token is revoked', async () => {
    await createUser('revoke');
    const [one, two] = [await signIn('revoke'), await signIn('revoke')];
    await client.send(new RevokeTokenCommand({ ClientId, Token: one.RefreshToken }));
    await client.send(new RevokeTokenCommand({ ClientId, Token: one.RefreshToken }));
    await expect(refresh(one.RefreshToken)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    await expect(refresh(two.RefreshToken)).resolves.toBeDefined();
  });

  test('ends with all others when the account is signed out everywhere', async () => {
    await createUser('everywhere');
    const sessions = [await signIn('everywhere'), await signIn('everywhere')];
    await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: 'everywhere' }));
    for (const { RefreshToken } of sessions) {
      await expect(refresh(RefreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    }
  });

  test('survives a restart', async () => {
    await createUser('restart');
    const { RefreshToken } = await signIn('restart');
    await running.stop();
    await start();
    expect((await refresh(RefreshToken)).AuthenticationResult?.IdToken).toBeTruthy();
    expect((await signIn('restart')).IdToken).toBeTruthy();
    expect((await stat(join(dir, 'secrets.json'))).mode & 0o777).toBe(0o600);
    expect(
      JSON.parse(await readFile(join(dir, 'cognito', `${UserPoolId}.json`), 'utf8')),
    ).toHaveProperty('Users.restart');
  });
});

describe('refused', () => {
  test.each(['InitiateAuth', 'AdminSetUserPassword'])(
    '%s with a body without end',
    async (name) => {
      const headers = { 'x-amz-target': `AWSCognitoIdentityProviderService.${name}` };
      const call = openRequest({ port: running.port, method: 'POST', headers });
      const answered = new Promise<IncomingMessage>((resolve) => call.once('response', resolve));
      const closed = new Promise((resolve) => call.once('close', resolve));
      call.on('error', () => undefined);
      const timer = setInterval(() => call.write(' '.repeat(256 * 1024)), 5);
      const { statusCode } = await answered;
      expect(statusCode).toBe(400);
      await closed.finally(() => clearInterval(timer));
    },
  );

  test('a call of the functions by somebody else', async () => {
    await createUser('theirs');
    const command = () =>
      new AdminSetUserPasswordCommand({
        UserPoolId,
        Username: 'theirs',
        Password: 'taken-over',
        Permanent: true,
      });
    const stranger = clientOf({ accessKeyId: 'x', secretAccessKey: 'x' });
    await expect(stranger.send(command())).rejects.toMatchObject({
      name: 'UnrecognizedClientException',
    });
    const unsigned = await fetch(`http://127.0.0.1:${running.port}`, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminSetUserPassword' },
      body: JSON.stringify(command().input),
    });
    expect(unsigned.status).toBe(400);
    await expect(signIn('theirs')).resolves.toBeDefined();
  });

  test('a wrong password and an unknown account, in the same words', async () => {
    await createUser('wrong');
    const refusal = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
    await expect(signIn('wrong', 'demo123457')).rejects.toMatchObject(refusal);
    await expect(signIn('nobody')).rejects.toMatchObject(refusal);
    await expect(signIn('__proto__')).rejects.toMatchObject(refusal);
  });

  test('a disabled account, also with an old session', async () => {
    await createUser('disabled');
    const { RefreshToken } = await signIn('disabled');
    await client.send(new AdminDisableUserCommand({ UserPoolId, Username: 'disabled' }));
    await expect(signIn('disabled')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(refresh(RefreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test.each(['USER_PASSWORD_AUTH', 'USER_SRP_AUTH'] as const)(
    '%s, which would go round the challenge',
    async (AuthFlow) => {
      await createUser(AuthFlow);
      const AuthParameters = { USERNAME: AuthFlow, PASSWORD, SRP_A: '1' };
      const attempt = client.send(new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters }));
      await expect(attempt).rejects.toMatchObject({ name: 'InvalidParameterException' });
    },
  );

  test('sign-up, a foreign client, a short password, a forged refresh token', async () => {
    await expect(
      client.send(new SignUpCommand({ ClientId, Username: 'a', Password: PASSWORD })),
    ).rejects.toThrow();
    await expect(
      client.send(new GetTokensFromRefreshTokenCommand({ ClientId: 'other', RefreshToken: 'x' })),
    ).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
    await createUser('short');
    await expect(
      client.send(
        new AdminSetUserPasswordCommand({
          UserPoolId,
          Username: 'short',
          Password: '12345',
          Permanent: true,
        }),
      ),
    ).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await expect(refresh('a.b.c')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });
});

test('users created at the same moment can all sign in', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `many${index}`);
  await Promise.all(names.map(createUser));
  const tokens = await Promise.all(names.map(async (name) => (await signIn(name)).IdToken));
  expect(tokens.every(Boolean)).toBe(true);
});
