import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as identity from '#functions/platform/identity.ts';
import { USER_POOL_CLIENT_ID, USER_POOL_ID } from '#infra/local/names.ts';
import { type LocalSecrets, loadSecrets } from '#infra/local/secrets.ts';
import { CODE } from '#shared/codes.ts';
import { THROWAWAY_COST } from './passwords.ts';
import type { LimitOptions } from './pool-limits.ts';
import { startIdentity } from './server.ts';

const CREDENTIALS = { accessKeyId: 'LOCAL', secretAccessKey: 'a secret' };

const PASSWORD = 'demo123456';
const PERSON = { account: 'ming', password: PASSWORD, schoolId: 'sch-1', userId: 'stu-1' };
const BUSY = { code: CODE.wait, details: { reason: 'portal.busy', data: { retryAfter: 5 } } };
const LOCKED = {
  code: CODE.wait,
  details: { reason: 'portal.triedTooOften', data: { retryAfter: 60 } },
};

let clock = 0;
/** Requests that reached a pool, also those that it throttled. */
let asked = 0;
/** The same for all pools of this file: functions read their secrets once. */
let secrets: LocalSecrets;
let secretsDir = '';
let stop: (() => Promise<void>) | undefined;
let port = 0;

/** One port for all tests of this file: the client of `identity` keeps its address. */
async function startPool(quotas: LimitOptions['quotas'] = {}): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'classroom-test-'));
  const { tokenPrivateKey, refreshKey, functions } = secrets;
  const now = () => {
    asked += 1;
    return clock;
  };
  const limits = { quotas, now };
  const options = {
    port,
    dir: join(dir, 'cognito'),
    credentials: CREDENTIALS,
    signInKey: functions.signInKey,
    passwordCost: THROWAWAY_COST,
    tokenPrivateKey,
    refreshKey,
    limits,
  };
  const pool = await startIdentity(options);
  port = pool.port;
  process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'] = `http://127.0.0.1:${port}`;
  stop = async () => {
    await pool.stop();
    await rm(dir, { recursive: true, force: true });
  };
}

beforeAll(async () => {
  secretsDir = await mkdtemp(join(tmpdir(), 'classroom-test-'));
  secrets = await loadSecrets(join(secretsDir, 'secrets.json'));
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    USER_POOL_ID,
    USER_POOL_CLIENT_ID,
    SECRETS: JSON.stringify(secrets.functions),
  });
});
afterAll(() => rm(secretsDir, { recursive: true, force: true }));
afterEach(async () => {
  await stop?.();
  clock = 0;
  asked = 0;
});

describe('a pool that is asked too much', () => {
  test('is asked again, and then the person is asked to wait', async () => {
    await startPool({ authentication: 2 });
    await identity.createIdentity(PERSON);
    await identity.signIn('ming', PASSWORD);
    await identity.signIn('ming', PASSWORD);

    await expect(identity.signIn('ming', PASSWORD)).rejects.toMatchObject(BUSY);
    const patient = identity.signIn('ming', PASSWORD);
    clock += 1000;
    expect(await patient).toMatchObject({ token: expect.any(String) });
  });

  test('tells so for every operation', async () => {
    await startPool({ creation: 0, recovery: 0, token: 0, update: 0 });

    await Promise.all(
      [
        () => identity.createIdentity(PERSON),
        () => identity.setPassword('ming', PASSWORD),
        () => identity.endAllSessions('ming'),
        () => identity.endKnownSessions('ming'),
        () => identity.removeIdentity('ming'),
      ].map((ask) => expect(ask()).rejects.toMatchObject(BUSY)),
    );
  });

  test.each([{ authentication: 0 }, { challenge: 0 }])(
    'tells so for both steps of a sign-in that the server vouches for: %o',
    async (quotas) => {
      await startPool(quotas);

      await expect(identity.signInVouched('ming')).rejects.toMatchObject(BUSY);
    },
  );

  test('is asked at most twice for each step, because a call has ten seconds for all of them', async () => {
    await startPool({ authentication: 0, creation: 0, recovery: 0 });
    const steps = [
      () => identity.signInVouched('ming'),
      () => identity.createIdentity(PERSON),
      () => identity.setPassword('ming', PASSWORD),
      () => identity.signIn('ming', PASSWORD),
    ];

    for (const step of steps) {
      asked = 0;
      await expect(step()).rejects.toMatchObject(BUSY);
      expect(asked).toBe(2);
    }
  });
});

describe('an account with many wrong passwords', () => {
  test('is locked by the pool for a time that doubles, which is not called a wrong password', async () => {
    await startPool();
    await identity.createIdentity(PERSON);
    for (let failure = 1; failure <= 5; failure += 1)
      expect(await identity.signIn('ming', 'wrong1')).toBeUndefined();

    await expect(identity.signIn('ming', PASSWORD)).rejects.toMatchObject(LOCKED);
    clock += 1000;
    expect(await identity.signIn('ming', 'wrong1')).toBeUndefined();
    clock += 1000;
    await expect(identity.signIn('ming', PASSWORD)).rejects.toMatchObject(LOCKED);
    clock += 1000;
    expect(await identity.signIn('ming', PASSWORD)).toBeDefined();
    expect(await identity.signIn('ming', 'wrong1')).toBeUndefined();
    expect(await identity.signIn('ming', PASSWORD)).toBeDefined();
  });

  test('is entered all the same by who is vouched for, which unlocks nothing', async () => {
    await startPool();
    await identity.createIdentity(PERSON);
    for (let failure = 1; failure <= 5; failure += 1) await identity.signIn('ming', 'wrong1');

    expect(await identity.signInVouched('ming')).toMatchObject({ token: expect.any(String) });
    await expect(identity.signIn('ming', PASSWORD)).rejects.toMatchObject(LOCKED);
  });

  test('is not locked any more after a quarter of an hour', async () => {
    await startPool();
    await identity.createIdentity(PERSON);
    for (let failure = 1; failure <= 15; failure += 1) {
      await identity.signIn('ming', 'wrong1').catch(() => undefined);
      clock += 2 ** failure * 1000;
    }
    clock += 15 * 60_000;

    expect(await identity.signIn('ming', PASSWORD)).toBeDefined();
  });
});

describe('an identity that exists already', () => {
  test('is not written when it is right, and is taken over when it is not', async () => {
    await startPool({ update: 0 });
    await identity.createIdentity(PERSON);

    await identity.createIdentity({ ...PERSON, password: 'Better456' });
    expect(await identity.signIn('ming', 'Better456')).toBeDefined();
    const other = { ...PERSON, userId: 'stu-2' };
    await expect(identity.createIdentity(other)).rejects.toMatchObject(BUSY);
  });
});
