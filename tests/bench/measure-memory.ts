import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '#infra/local/paths.ts';
import { Caller, jsonCall } from './compare/caller.ts';
import { type System, startSystem, totalOf } from './compare/system.ts';
import { atMost, type Figure, median } from './report.ts';

const SECTION = 'Memory of all processes of npm start';
const MOST_MIB = 250;
const STARTS = 3;
/** What starting and calls leave to do is done. */
const QUIET_MS = 5_000;
const IDLE_MS = 75_000;
const LOAD_MS = 20_000;
const CLIENTS = 8;

const PEOPLE = [
  { account: 'demo_principal', calls: [jsonCall('home/staff', { parts: '' })] },
  { account: 'demo_teacher', calls: [jsonCall('classone/index', {})] },
  { account: 'demo_student', calls: [jsonCall('home/student', { parts: '' })] },
] as const;

async function work(port: number, client: number, until: number): Promise<void> {
  const { account, calls } = PEOPLE[client % PEOPLE.length] ?? PEOPLE[0];
  const caller = await Caller.open(port);
  try {
    await caller.signIn(account);
    const requests = calls.map((call) => caller.bytesOf(call));
    while (Date.now() < until) await caller.sendAll(requests);
  } finally {
    caller.close();
  }
}

async function load(port: number): Promise<void> {
  const until = Date.now() + LOAD_MS;
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(port, client, until)));
}

interface Measured {
  readonly started: number;
  readonly loaded: number;
  readonly idle: number;
}

async function measure(system: System): Promise<Measured> {
  const total = () => totalOf(system.memory());
  await sleep(QUIET_MS);
  const started = total();
  await load(system.port);
  const loaded = total();
  await sleep(IDLE_MS);
  return { started, loaded, idle: total() };
}

async function measureStart(): Promise<Measured> {
  const system = await startSystem('now', ROOT);
  try {
    return await measure(system);
  } finally {
    await system.stop();
  }
}

/** Of `npm start` with two threads: after the start, under load, and a minute after that. */
export async function measureMemory(): Promise<Figure[]> {
  if (process.platform !== 'linux') {
    console.log(`${SECTION}: unknown, as only Linux tells what processes share.`);
    return [];
  }
  const measured: Measured[] = [];
  for (let start = 0; start < STARTS; start += 1) measured.push(await measureStart());
  const figure = (what: string, of: keyof Measured, isBound: boolean): Figure => {
    const value = median(measured.map((each) => each[of]));
    const limit = isBound ? atMost(value, MOST_MIB, 'MiB') : undefined;
    return { section: SECTION, what, value, unit: 'MiB', limit };
  };
  return [
    figure('after the start', 'started', true),
    figure('under load', 'loaded', false),
    figure('a minute after load', 'idle', true),
  ];
}
