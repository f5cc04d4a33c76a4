import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const OWN = { SMOKE_ACCOUNT: 'ops', SMOKE_PASSWORD: 'Secret123' };

test('the demo account is taken for this machine only', () => {
  for (const address of ['http://localhost:4000', 'http://127.0.0.1:4000/', 'http://[::1]:4000'])
    expect(readSettings([address], {})).toMatchObject({ account: 'demo_principal' });
  for (const address of ['https://class.example', 'https://localhost.example'])
    expect(() => readSettings([address], {})).toThrow('SMOKE_PASSWORD');
  const own = { address: 'https://class.example', account: 'ops', password: 'Secret123' };
  expect(readSettings(['https://class.example/login'], OWN)).toEqual(own);
  expect(readSettings([], { ...OWN, SMOKE_ADDRESS: 'https://class.example' })).toEqual(own);
});

test.each([
  ['nothing', [], OWN],
  ['no address', ['class.example'], OWN],
  ['a password on the command line', ['https://class.example', 'ops', 'Secret123'], {}],
  ['half an account', ['http://localhost:4000'], { SMOKE_ACCOUNT: 'ops' }],
])('%s is refused with how to use it', (_what, args, env) => {
  expect(() => readSettings(args, env)).toThrow('Usage');
});

test('no password goes over the network in clear text', () => {
  expect(() => readSettings(['http://class.example'], OWN)).toThrow('https only');
});

test('a system that does not answer ends the command with 1, and says so', async () => {
  const run = promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'run.ts'),
    'http://127.0.0.1:1',
  ]);
  const { code, stdout } = await run.catch((error) => error);
  expect(code).toBe(1);
  expect(stdout.trimEnd()).toMatch(/0 passed, 7 failed$/);
});
