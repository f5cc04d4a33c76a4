import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalCloud } from '#infra/local/start-local-cloud.ts';
import { CODE } from '#shared/codes.ts';
import { API_BASE } from '#shared/endpoint.ts';
import { portal } from '#shared/portal/contract.ts';
import type { Figure } from './harness/attempts.ts';

const SECONDS = 6;
const AT_ONCE = 8;
/** People of the demo school, each for one caller at a time. */
const PEOPLE = [
  'principal',
  'teacher',
  'teacher2',
  'teacher3',
  'live',
  'student',
  'student2',
  'student3',
];
const PASSWORD = 'demo123456';
/** Below the number of failures that demands work. */
const FAILURES = 4;

const freshAddress = () => `2001:${randomUUID().slice(0, 4)}:${randomUUID().slice(9, 13)}::7`;

async function signIn(url: string, username: string, password: string): Promise<number> {
  const answer = await fetch(`${url}${API_BASE}/${portal.endpoints.login.path}`, {
    method: 'POST',
    // Of an address of its own, as the proxy before a system says it.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
    body: JSON.stringify({ username, password }),
  });
  return (await answer.json()).code;
}

/** Sign-ins a second, eight at a time, each with a hash of the full cost. */
async function measureRate(url: string): Promise<Figure[]> {
  let [passed, refused] = [0, 0];
  const began = performance.now();
  const people = Array.from({ length: AT_ONCE }, (_, index) => PEOPLE[index % PEOPLE.length]);
  await Promise.all(
    people.map(async (person) => {
      while (performance.now() - began < SECONDS * 1000) {
        const code = await signIn(url, `demo_${person}`, PASSWORD);
        if (code === CODE.ok) passed += 1;
        else refused += 1;
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  return [
    {
      name: `sign-ins with hashing, ${AT_ONCE} at once`,
      value: passed / seconds,
      unit: 'a second',
    },
    { name: 'sign-ins that were not answered with 1', value: refused, unit: '' },
  ];
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** How long a wrong password takes with a name that is there, and with one that is not. */
async function measureDifference(url: string): Promise<Figure[]> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < FAILURES; round += 1)
    for (const person of PEOPLE)
      for (const [kind, name] of [
        ['known', `demo_${person}`],
        ['unknown', `nobody_${person}`],
      ] as const) {
        const began = performance.now();
        await signIn(url, name, 'wrong1');
        times[kind].push(performance.now() - began);
      }
  return Object.entries(times).map(([kind, all]) => ({
    name: `wrong password of ${kind} accounts with hashing: median`,
    value: median(all),
    unit: 'ms',
  }));
}

/** Measures a system whose user pool is kept on disk, and so hashes at the full cost. */
export async function measureSignIns(): Promise<Figure[]> {
  const dir = await mkdtemp(join(tmpdir(), 'classroom-attack-'));
  const cloud = await startLocalCloud({ dir, seed: true, trustProxy: true, say: () => undefined });
  try {
    return [...(await measureRate(cloud.url)), ...(await measureDifference(cloud.url))];
  } finally {
    await cloud.stop();
    await rm(dir, { recursive: true, force: true });
  }
}
