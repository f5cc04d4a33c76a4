import { median, percentile } from '../report.ts';
import { type ApiCall, Caller, jsonCall, signInOf } from './caller.ts';
import type { HomeCalls } from './home-calls.ts';

/** A piece of work that is measured, the same in every system. */
export interface Job {
  readonly what: string;
  /** Whose work it is; of several people each does the same of the own. */
  readonly accounts: readonly string[];
  /** Begins with a sign-in. */
  readonly signsIn?: boolean;
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

/** What a browser asked for the first of the accounts, asked for another. */
const forPerson = (call: ApiCall, from: string, to: string): ApiCall => ({
  ...call,
  path: call.path.replaceAll(from, to),
  body: call.body.replaceAll(from, to),
});

async function openClient(
  port: number,
  { accounts, calls, signsIn }: Job,
  { number, connections }: { readonly number: number; readonly connections: number },
): Promise<Client> {
  const [recorded = ''] = accounts;
  const account = accounts[number % accounts.length] ?? '';
  const caller = await Caller.open(port, connections);
  await caller.signIn(recorded);
  const from = caller.id;
  if (account !== recorded) await caller.signIn(account);
  const requests = calls.map((call) => caller.bytesOf(forPerson(call, from, caller.id)));
  const { path, payload } = signInOf(account, '1');
  const signIn = caller.bytesOf(jsonCall(path, payload));
  const run = async () => {
    const bytes = signsIn ? await caller.sendAll([signIn]) : 0;
    return bytes + (await caller.sendAll(requests));
  };
  return { run, close: () => caller.close() };
}

async function sample(port: number, job: Job): Promise<Omit<JobTimes, 'perSecond'>> {
  const { run, close } = await openClient(port, job, {
    number: 0,
    connections: BROWSER_CONNECTIONS,
  });
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
  const requests = (job.signsIn ? 1 : 0) + job.calls.length;
  return { p50: median(times), p99: percentile(times, 0.99), requests, bytes };
}

async function countPerSecond(port: number, job: Job): Promise<number> {
  const clients: Client[] = [];
  // One after another: many sign-ins of one account at once would be taken for guesses.
  for (let number = 0; number < CLIENTS; number += 1)
    clients.push(await openClient(port, job, { number, connections: 1 }));
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

/** A job that has been done before, to be done once. */
export async function prepareOnce(port: number, job: Job): Promise<() => Promise<void>> {
  const { run, close } = await openClient(port, job, { number: 0, connections: 1 });
  await run();
  return async () => {
    await run();
    close();
  };
}

interface Recorded {
  readonly student: HomeCalls;
  readonly principal: HomeCalls;
  readonly week: object;
}

const STUDENTS = Array.from({ length: CLIENTS }, (_, index) =>
  index === 0 ? 'demo_student' : `demo_student${index + 1}`,
);
const PRINCIPAL = ['demo_principal'];

/** The work that is compared: what every school does all day. */
export const jobsOf = ({ student, principal, week }: Recorded): Job[] => [
  {
    what: 'sign in to a home (student)',
    accounts: STUDENTS,
    signsIn: true,
    calls: student.signedIn,
  },
  { what: 'home of a student', accounts: STUDENTS, calls: student.remembered },
  { what: 'home of a principal', accounts: PRINCIPAL, calls: principal.remembered },
  {
    what: 'list 100 of 1,000 students',
    accounts: PRINCIPAL,
    calls: [jsonCall('student/list', { limit: 100 })],
  },
  {
    what: 'a week of 150 lessons',
    accounts: PRINCIPAL,
    calls: [jsonCall('calendar/list', week)],
  },
];
