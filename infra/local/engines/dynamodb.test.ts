import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { availableEngine, canRun, startDynamoDb } from './dynamodb.ts';

let dir: string;
const stops: (() => Promise<void>)[] = [];

async function start(name: string, at?: URL) {
  const place = at && { place: { host: at.hostname, port: Number(at.port) } };
  const running = await startDynamoDb(availableEngine(), { ...place, logFile: join(dir, name) });
  stops.push(running.stop);
  return running;
}

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'engine-'));
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await rm(dir, { recursive: true, force: true });
});

it('of several that start at once, each has a port of its own', async () => {
  const running = await Promise.all(['a', 'b', 'c'].map((name) => start(name)));
  expect(new Set(running.map(({ endpoint }) => endpoint)).size).toBe(running.length);
});

it.runIf(canRun('dynoxide'))(
  'another engine that answers on its port is not taken for its own',
  async () => {
    const { endpoint } = await start('first');
    await expect(start('second', new URL(endpoint))).rejects.toThrow('in use');
  },
);

it.runIf(canRun('dynoxide') && process.platform === 'linux')(
  'it listens where no page finds it by trying ports',
  async () => {
    const { endpoint } = await start('hidden');
    const { hostname, port } = new URL(endpoint);
    expect(hostname).toMatch(/^127(\.\d+){3}$/);
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  },
);
