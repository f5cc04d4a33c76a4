import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  CognitoIdentityProviderServiceException,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { USER_POOL_ID as UserPoolId } from '#infra/local/names.ts';
import { loadSecrets } from '#infra/local/secrets.ts';
import { THROWAWAY_COST } from './passwords.ts';
import { startIdentity } from './server.ts';

let dir: string;
let running: Awaited<ReturnType<typeof startIdentity>>;
let client: CognitoIdentityProviderClient;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'classroom-test-'));
  const credentials = await loadSecrets(join(dir, 'secrets.json'));
  const { tokenPrivateKey, refreshKey } = credentials;
  const keys = { tokenPrivateKey, refreshKey, signInKey: 'the key of the server' };
  const place = { port: 0, dir: join(dir, 'cognito') };
  running = await startIdentity({ ...place, ...keys, credentials, passwordCost: THROWAWAY_COST });
  client = new CognitoIdentityProviderClient({
    endpoint: `http://127.0.0.1:${running.port}`,
    region: 'us-east-1',
    credentials,
  });
});
afterAll(async () => {
  await running.stop();
  await rm(dir, { recursive: true, force: true });
});

const of = (Username: string) => ({ UserPoolId, Username });
const create = (name: string, values: object = {}) =>
  client.send(new AdminCreateUserCommand({ ...of(name), MessageAction: 'SUPPRESS', ...values }));
const get = (name: string) => client.send(new AdminGetUserCommand(of(name)));
const update = (name: string, UserAttributes: { Name: string; Value: string }[]) =>
  client.send(new AdminUpdateUserAttributesCommand({ ...of(name), UserAttributes }));

/** What the SDK throws for a refusal. */
const refusal = (name: string, message: string) => ({
  name,
  message,
  $fault: 'client',
  $metadata: { httpStatusCode: 400 },
});
const NOBODY = refusal('UserNotFoundException', 'User does not exist.');

test('a user has a subject of its own, the attributes that were given, and no password yet', async () => {
  const began = Math.floor(Date.now() / 1000) * 1000;
  const UserAttributes = [{ Name: 'custom:user_id', Value: 'stu-1' }];
  const { User } = await create('new', { UserAttributes });
  expect(User).toMatchObject({
    Username: 'new',
    Enabled: true,
    UserStatus: 'FORCE_CHANGE_PASSWORD',
    Attributes: [
      { Name: 'sub', Value: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      ...UserAttributes,
    ],
  });
  expect(User?.UserCreateDate?.getTime()).toBeGreaterThanOrEqual(began);
  const { Username, UserAttributes: kept, UserCreateDate, UserLastModifiedDate } = await get('new');
  expect([Username, kept]).toEqual(['new', User?.Attributes]);
  expect([UserCreateDate, UserLastModifiedDate]).toEqual([
    User?.UserCreateDate,
    User?.UserCreateDate,
  ]);
});

test('a name is given once, and is not too long', async () => {
  await create('taken');
  const { UserAttributes } = await get('taken');
  await expect(create('taken')).rejects.toMatchObject(
    refusal('UsernameExistsException', 'User account already exists'),
  );
  expect((await get('taken')).UserAttributes).toEqual(UserAttributes);
  await expect(create('x'.repeat(129))).rejects.toMatchObject({
    name: 'InvalidParameterException',
  });
});

test('nobody is invited, as no user can be reached', async () => {
  await expect(create('invited', { MessageAction: undefined })).rejects.toMatchObject({
    name: 'InvalidParameterException',
  });
  await expect(get('invited')).rejects.toMatchObject(NOBODY);
});

test('attributes are changed and added, and only those that the pool has', async () => {
  await create('changed', { UserAttributes: [{ Name: 'custom:user_id', Value: 'stu-1' }] });
  const [sub] = (await get('changed')).UserAttributes ?? [];
  const after = [
    { Name: 'custom:school_id', Value: 'sch-1' },
    { Name: 'custom:user_id', Value: 'stu-2' },
  ];
  await update('changed', after);
  expect((await get('changed')).UserAttributes).toEqual([sub, ...after]);
  for (const Name of ['custom:other', 'sub']) {
    const refused = { name: 'InvalidParameterException', message: expect.stringContaining(Name) };
    await expect(update('changed', [{ Name, Value: 'x' }])).rejects.toMatchObject(refused);
    const UserAttributes = [{ Name, Value: 'x' }];
    await expect(create('never', { UserAttributes })).rejects.toMatchObject(refused);
  }
  expect((await get('changed')).UserAttributes).toEqual([sub, ...after]);
  await expect(get('never')).rejects.toMatchObject(NOBODY);
});

test('a password is permanent or to be changed, and one that is too short is refused', async () => {
  await create('password');
  const set = (Password: string, Permanent: boolean) =>
    client.send(new AdminSetUserPasswordCommand({ ...of('password'), Password, Permanent }));
  for (const [permanent, status] of [
    [true, 'CONFIRMED'],
    [false, 'FORCE_CHANGE_PASSWORD'],
  ] as const) {
    await set('demo123456', permanent);
    expect((await get('password')).UserStatus).toBe(status);
  }
  const short = refusal(
    'InvalidPasswordException',
    'Password did not conform with policy: Password not long enough',
  );
  await expect(set('12345', true)).rejects.toMatchObject(short);
  await expect(create('short', { TemporaryPassword: '12345' })).rejects.toMatchObject(short);
});

test('a user is disabled, enabled and removed', async () => {
  await create('gone');
  await client.send(new AdminDisableUserCommand(of('gone')));
  expect((await get('gone')).Enabled).toBe(false);
  await client.send(new AdminEnableUserCommand(of('gone')));
  expect((await get('gone')).Enabled).toBe(true);
  await client.send(new AdminDeleteUserCommand(of('gone')));
  await expect(get('gone')).rejects.toMatchObject(NOBODY);
});

test('who does not exist is told in the same way by every call, and so is another pool', async () => {
  const calls = [
    get,
    (name: string) => update(name, [{ Name: 'custom:user_id', Value: 'x' }]),
    (name: string) =>
      client.send(
        new AdminSetUserPasswordCommand({ ...of(name), Password: 'demo123456', Permanent: true }),
      ),
    (name: string) => client.send(new AdminDisableUserCommand(of(name))),
    (name: string) => client.send(new AdminEnableUserCommand(of(name))),
    (name: string) => client.send(new AdminUserGlobalSignOutCommand(of(name))),
    (name: string) => client.send(new AdminDeleteUserCommand(of(name))),
  ];
  for (const name of ['nobody', '__proto__'])
    for (const call of calls) await expect(call(name)).rejects.toMatchObject(NOBODY);
  const elsewhere = new AdminGetUserCommand({ UserPoolId: 'us-east-1_other', Username: 'nobody' });
  await expect(client.send(elsewhere)).rejects.toMatchObject(
    refusal('ResourceNotFoundException', 'User pool us-east-1_other does not exist.'),
  );
});

test('a call that the product does not make is refused', async () => {
  const list = client.send(new ListUsersCommand({ UserPoolId }));
  await expect(list).rejects.toBeInstanceOf(CognitoIdentityProviderServiceException);
  await expect(list).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});
