import { DEMO_PASSWORD } from '#shared/accounts.ts';
import { median, percentile } from '../report.ts';
import { type ApiCall, Caller, jsonCall } from './caller.ts';

/** A piece of work that is measured, the same in every system. */
export interface Job {
  readonly what: string;
  readonly account: string;
  /** The requests before the others, one after another. */
  readonly first?: readonly ApiCall[];
  /** The requests that a browser makes at the same time. */
  readonly calls: readonly ApiCall[];
}

export interface JobTimes {
  /** Milliseconds of one client, which has as many connections as a browser. */
  readonly p50: number;
  readonly p99: number;
  /** By eight clients at once with a connection each. */
  readonly perSecond: number;
  readonly requests: number;
  /** Of all answers, with their heads. */
  readonly bytes: number;
}

const WARM_UP = 15;
const SAMPLES = 120;
const SAMPLE_MS = 2_500;
const CLIENTS = 8;
const LOAD_MS = 3_000;
const BROWSER_CONNECTIONS = 6;

interface Client {
  /** Does the work once. Answers the bytes that came. */
  readonly run: () => Promise<number>;
  readonly close: () => void;
}

async function openClient(port: number, job: Job, connections: number): Promise<Client> {
  const caller = await Caller.open(port, connections);
  await caller.signIn(job.account);
  const first = (job.first ?? []).map((call) => caller.bytesOf(call));
  const calls = job.calls.map((call) => caller.bytesOf(call));
  const run = async () => {
    let bytes = 0;
    for (const request of first) bytes += await caller.sendAll([request]);
    return bytes + (await caller.sendAll(calls));
  };
  return { run, close: () => caller.close() };
}

async function sample(port: number, job: Job): Promise<Omit<JobTimes, 'perSecond'>> {
  const { run, close } = await openClient(port, job, BROWSER_CONNECTIONS);
  let bytes = 0;
  for (let index = 0; index < WARM_UP; index += 1) bytes = await run();
  const times: number[] = [];
  const end = performance.now() + SAMPLE_MS;
  while (times.length < SAMPLES && performance.now() < end) {
    const began = performance.now();
    await run();
    times.push(performance.now() - began);
  }
  close();
  const requests = (job.first?.length ?? 0) + job.calls.length;
  return { p50: median(times), p99: percentile(times, 0.99), requests, bytes };
}

async function countPerSecond(port: number, job: Job): Promise<number> {
  const opened = Array.from({ length: CLIENTS }, () => openClient(port, job, 1));
  const clients = await Promise.all(opened);
  let done = 0;
  const began = performance.now();
  const end = began + LOAD_MS;
  await Promise.all(
    clients.map(async ({ run }) => {
      while (performance.now() < end) {
        await run();
        done += 1;
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  for (const { close } of clients) close();
  return done / seconds;
}

export async function measureJob(port: number, job: Job): Promise<JobTimes> {
  const times = await sample(port, job);
  return { ...times, perSecond: await countPerSecond(port, job) };
}

interface Recorded {
  readonly student: readonly ApiCall[];
  readonly principal: readonly ApiCall[];
  readonly week: object;
}

/** The work that is compared: what every school does all day. */
export const jobsOf = ({ student, principal, week }: Recorded): Job[] => [
  {
    what: 'sign in to a home (student)',
    account: 'demo_student',
    first: [jsonCall('index/login', { username: 'demo_student', password: DEMO_PASSWORD })],
    calls: student,
  },
  { what: 'home of a student', account: 'demo_student', calls: student },
  { what: 'home of a principal', account: 'demo_principal', calls: principal },
  {
    what: 'list 100 of 1,000 students',
    account: 'demo_principal',
    calls: [jsonCall('student/list', { limit: 100 })],
  },
  {
    what: 'a week of 150 lessons',
    account: 'demo_principal',
    calls: [jsonCall('calendar/list', week)],
  },
];
