import fs, { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeRandomKey, makeRsaKey } from '#infra/make-secrets.ts';
import { USER_POOL_CLIENT_ID, USER_POOL_ID } from '../names.ts';
import { THROWAWAY_COST } from './passwords.ts';
import { PoolLimits } from './pool-limits.ts';
import { TokenMint } from './tokens.ts';
import { openUserPool } from './user-pool.ts';

const PASSWORD = 'plain-as-typed';
const mint = new TokenMint(makeRsaKey(), makeRandomKey(), USER_POOL_CLIENT_ID);

let dir: string;
let pool: Awaited<ReturnType<typeof openUserPool>>;
const reopen = async (limits?: PoolLimits) => {
  pool = await openUserPool(
    { dir, signInKey: 'the key of the server', passwordCost: THROWAWAY_COST },
    mint,
    limits,
  );
};
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'classroom-test-'));
  await reopen();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await pool.close();
  await rm(dir, { recursive: true, force: true });
});

const ask = (target: string, Username: string, input = {}) =>
  pool.calls(target, { UserPoolId: USER_POOL_ID, Username, ...input });
const setPassword = (name: string, Password = PASSWORD) =>
  ask('AdminSetUserPassword', name, { Password, Permanent: true });
const create = async (name: string) => {
  await ask('AdminCreateUser', name, { MessageAction: 'SUPPRESS' });
  await setPassword(name);
};
const signIn = (USERNAME: string, password = PASSWORD) =>
  pool.calls('AdminInitiateAuth', {
    UserPoolId: USER_POOL_ID,
    ClientId: USER_POOL_CLIENT_ID,
    AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME, PASSWORD: password },
  });
const onDisk = async () => {
  const names = await readdir(dir);
  return (await Promise.all(names.map((name) => readFile(join(dir, name), 'utf8')))).join('\n');
};
/** What a crash leaves: a copy of the folder at this moment, opened as another pool. */
const crash = async () => {
  const names = await readdir(dir);
  const left = await Promise.all(
    names.map(async (name) => [name, await readFile(join(dir, name))] as const),
  );
  await pool.close();
  for (const [name, content] of left) await writeFile(join(dir, name), content);
  await reopen();
};

describe('what was answered', () => {
  test('is on the disk', async () => {
    await create('ann');
    await setPassword('ann', 'changed-since');
    await crash();
    await expect(signIn('ann', 'changed-since')).resolves.toBeDefined();
    await expect(signIn('ann')).rejects.toThrow('Incorrect username or password.');
  });

  test('of many at the same moment, too', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `user${index}`);
    await Promise.all(names.map(create));
    await crash();
    await Promise.all(names.map((name) => expect(signIn(name)).resolves.toBeDefined()));
  });

  test('stays when the last line was not written whole', async () => {
    await create('ann');
    const journal = join(dir, `${USER_POOL_ID}.json.journal`);
    const whole = await readFile(journal);
    await pool.close();
    await writeFile(journal, Buffer.concat([whole, Buffer.from('[["Users","bob"],{"User')]));
    await reopen();
    await create('cid');
    await crash();
    for (const name of ['ann', 'cid']) await expect(signIn(name)).resolves.toBeDefined();
  });

  test('of a removal, too: the system starts, and the account is gone', async () => {
    await create('ann');
    await create('bob');
    await ask('AdminDeleteUser', 'ann');
    await crash();
    await expect(ask('AdminGetUser', 'ann')).rejects.toThrow('User does not exist');
    await expect(signIn('bob')).resolves.toBeDefined();
    await create('ann');
    await expect(signIn('ann')).resolves.toBeDefined();
  });
});

describe('a password', () => {
  test('that is right is taken while it is set once more', async () => {
    await create('ann');

    const calls = Array.from({ length: 8 }, () => [setPassword('ann'), signIn('ann')]).flat();

    await expect(Promise.all(calls)).resolves.toHaveLength(16);
  });

  test('is on the disk as a hash with a salt of its own, and nowhere as it is', async () => {
    await create('ann');
    await create('bob');
    await signIn('ann');
    const text = await onDisk();
    expect(text).not.toContain(PASSWORD);
    const hashes = new Set(text.match(/\$argon2id\$v=19\$m=64,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}/g));
    expect(hashes.size).toBe(2);
    await expect(signIn('ann', [...hashes][0])).rejects.toThrow('Incorrect');
    await expect(signIn('nobody', '')).rejects.toThrow('Incorrect');
  });
});

describe('a file that cannot be replaced', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  test('is told, and refuses no call whose change is in the journal', async () => {
    await create('ann');
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const code = 'EPERM';
    vi.spyOn(fs, 'rename').mockRejectedValue(Object.assign(new Error(code), { code }));
    syncBuiltinESMExports();
    const UserAttributes = [{ Name: 'custom:user_id', Value: 'x'.repeat(17 * 1024 * 1024) }];
    await ask('AdminUpdateUserAttributes', 'ann', { UserAttributes });
    await setPassword('ann', 'changed-since');
    expect(String(said.mock.calls[0])).toContain(code);
    await crash();
    await expect(signIn('ann', 'changed-since')).resolves.toBeDefined();
  });
});

describe('on a full disk', () => {
  /** Lets writes to open files fail, as the system does when nothing more fits. */
  async function fillDisk() {
    const some = await open(join(dir, 'some'), 'w');
    const prototype = Object.getPrototypeOf(some);
    await some.close();
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    return vi.spyOn(prototype, 'write').mockRejectedValue(full);
  }

  test('a change is refused and not made; what is there is read; later all goes on', async () => {
    await create('ann');
    const { AuthenticationResult } = (await signIn('ann')) as {
      AuthenticationResult: { RefreshToken: string };
    };
    const refresh = () =>
      pool.calls('GetTokensFromRefreshToken', {
        ClientId: USER_POOL_CLIENT_ID,
        RefreshToken: AuthenticationResult.RefreshToken,
      });
    const disk = await fillDisk();
    const changes = [
      setPassword('ann', 'never-stored'),
      create('bob'),
      setPassword('ann', 'x-y-z'),
    ];
    for (const { status } of await Promise.allSettled(changes)) expect(status).toBe('rejected');
    await expect(setPassword('ann', 'never-stored')).rejects.toMatchObject({ code: 'ENOSPC' });
    await expect(refresh()).resolves.toBeDefined();
    disk.mockRestore();

    await expect(signIn('ann')).resolves.toBeDefined();
    await expect(signIn('ann', 'never-stored')).rejects.toThrow('Incorrect');
    await expect(ask('AdminGetUser', 'bob')).rejects.toThrow();
    await create('bob');
    await crash();
    for (const name of ['ann', 'bob']) await expect(signIn(name)).resolves.toBeDefined();
  });
});

describe('where wrong passwords lock an account', () => {
  const LOCKED = 'Password attempts exceeded';
  const beginCustom = () =>
    pool.calls('AdminInitiateAuth', {
      UserPoolId: USER_POOL_ID,
      ClientId: USER_POOL_CLIENT_ID,
      AuthFlow: 'CUSTOM_AUTH',
      AuthParameters: { USERNAME: 'ann' },
    });
  const guess = async (times: number) => {
    for (let index = 0; index < times; index += 1)
      await expect(signIn('ann', 'wrong')).rejects.toThrow('Incorrect');
  };

  test('a sign-in without a password clears no count, and is not locked', async () => {
    await pool.close();
    await reopen(new PoolLimits({ now: () => 0 }));
    await create('ann');
    await guess(3);
    await beginCustom();
    await guess(2);
    await expect(signIn('ann')).rejects.toThrow(LOCKED);
    await expect(beginCustom()).resolves.toMatchObject({ ChallengeName: 'CUSTOM_CHALLENGE' });
  });
});
