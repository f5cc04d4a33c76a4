import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Engines, startEngines } from '#infra/local/start-engines.ts';
import { Password } from '#shared/people/accounts.ts';
import { toContext } from '#tests/contract/harness/event.ts';

const ROOT = dirname(dirname(import.meta.dirname));
const workplace = mkdtempSync(join(tmpdir(), 'cloud-classroom-operators-'));
const outputs = join(workplace, 'outputs.json');
let engines: Engines;

beforeAll(async () => {
  engines = await startEngines({ parts: ['dynamodb', 'cognito'] });
  const { TABLE_NAME: TableName, USER_POOL_ID: UserPoolId } = engines.env;
  writeFileSync(
    outputs,
    JSON.stringify({ 'CloudClassroom-Data': { TableName }, 'CloudClassroom-Auth': { UserPoolId } }),
  );
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await engines.stop();
  rmSync(workplace, { recursive: true, force: true });
});

const run = async (...args: string[]): Promise<{ code: number; text: string }> => {
  const { TABLE_NAME: _table, USER_POOL_ID: _pool, ...env } = engines.env;
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['infra/operators/create-operator.ts', ...args],
      { cwd: ROOT, env: { ...process.env, ...env } },
    );
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, text: stderr };
  }
};

async function signIn(username: string, password: string) {
  for (const [name, value] of Object.entries(engines.env)) vi.stubEnv(name, value);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { handler } = await import('#functions/portal/handler.ts');
  const event = {
    routeKey: 'POST /api/index/login',
    headers: { 'content-type': 'application/json' },
    requestContext: { http: { method: 'POST', path: '/api/index/login', sourceIp: '203.0.113.7' } },
    body: JSON.stringify({ username, password }),
  } as unknown as APIGatewayProxyEventV2;
  const answer = await handler(event, toContext('request'));
  return JSON.parse(answer.body ?? '');
}

describe('create-operator', () => {
  it('makes a person who can sign in as the platform', async () => {
    const { code, text } = await run(
      '--outputs',
      outputs,
      '--account',
      'Ops.First',
      '--name',
      'Ana 运营',
    );
    expect({ code, text }).toMatchObject({ code: 0 });
    const password = /: (\S+)$/m.exec(text)?.[1] ?? '';
    expect(Password.safeParse(password).success).toBe(true);
    const answer = await signIn('ops.first', password);
    expect(answer).toMatchObject({
      code: 1,
      data: { role_id: 110, nick: 'Ana运营', school_id: 'sch-platform' },
    });
  });

  it('continues where it broke off', async () => {
    for (const [name, value] of Object.entries(engines.env)) vi.stubEnv(name, value);
    const { makeOperator } = await import('#infra/operators/make-operator.ts');
    const { accounts } = await import('#functions/domain/people/account.ts');
    const { users } = await import('#functions/domain/people/user.ts');
    const { deleteItem } = await import('#functions/platform/table.ts');
    await makeOperator({ account: 'ops.second', name: 'Second' });
    const made = await accounts.get('ops.second');
    // As after a run that was interrupted after the user pool.
    await deleteItem({ Key: accounts.key('ops.second') });
    if (made) await deleteItem({ Key: users.key(made) });
    const password = await makeOperator({ account: 'ops.second', name: 'Second' });
    expect(await signIn('ops.second', password)).toMatchObject({ code: 1, data: { role_id: 110 } });
  });

  it('refuses an account name that exists already', async () => {
    const { code, text } = await run(
      '--outputs',
      outputs,
      '--account',
      'ops.first',
      '--name',
      'Other',
    );
    expect(code).toBe(1);
    expect(text).toContain('There is an account ops.first already.');
  });

  it('says how it is used, and which outputs it needs', async () => {
    expect(await run('--account', 'ops')).toMatchObject({
      code: 1,
      text: expect.stringContaining('Usage:'),
    });
    const empty = join(workplace, 'empty.json');
    writeFileSync(empty, '{}');
    const { text } = await run('--outputs', empty, '--account', 'ops', '--name', 'Ops');
    expect(text).toContain('names no TableName or UserPoolId');
  });
});
