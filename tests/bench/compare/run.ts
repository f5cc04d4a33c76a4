import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { ROOT } from '#infra/local/paths.ts';
import { ensureBrowser } from '#tests/runner/browser.ts';
import { CHROMIUM_FLAGS } from '#tests/runner/chromium-flags.ts';
import { type Visit, visitFirst, visitHome } from '../visits.ts';
import { fillByCalls } from './fill-by-calls.ts';
import { startBareServer } from './floor.ts';
import { recordHome } from './home-calls.ts';
import { type Job, jobsOf, measureJob, prepareOnce } from './jobs.ts';
import { BEFORE, NOW, Results } from './results.ts';
import { type Part, type System, startSystem, totalOf } from './system.ts';

/** A running system with the filled school, and the work as its browser does it. */
interface Contestant {
  readonly system: System;
  readonly jobs: readonly Job[];
}

async function prepare(name: string, root: string, browser: Browser): Promise<Contestant> {
  console.log(`Starting ${name} …`);
  const system = await startSystem(name, root);
  try {
    const { port, url } = system;
    const week = await fillByCalls(port);
    const student = await recordHome(browser, url, 'demo_student');
    const principal = await recordHome(browser, url, 'demo_principal');
    return { system, jobs: jobsOf({ student, principal, week }) };
  } catch (error) {
    await system.stop();
    throw error;
  }
}

async function measurePages(browser: Browser, url: string): Promise<Record<string, Visit>> {
  const student = await visitHome(browser, url, 'demo_student');
  const principal = await visitHome(browser, url, 'demo_principal');
  return {
    '/login cold': await visitFirst(browser, `${url}/login`),
    '/register cold': await visitFirst(browser, `${url}/register`),
    'home of a student, cold': student.cold,
    'home of a student, warm': student.warm,
    'home of a principal, cold': principal.cold,
    'home of a principal, warm': principal.warm,
  };
}

const told = (parts: readonly Part[]): string =>
  parts.map(({ what, mib }) => `${what} ${Math.round(mib)}`).join(', ');

/** Measures every system once, the starting one changing from round to round. */
async function measureRound(
  round: number,
  contestants: readonly Contestant[],
  browser: Browser,
  results: Results,
): Promise<void> {
  const turn = round % contestants.length;
  const order = [...contestants.slice(turn), ...contestants.slice(0, turn)];
  for (const { system } of order) results.addMemory(system.name, 'warm', totalOf(system.memory()));
  for (const at of contestants[0]?.jobs.keys() ?? [])
    for (const { system, jobs } of order) {
      const job = jobs[at];
      if (job) results.addJob(system.name, job.what, await measureJob(system.port, job));
    }
  for (const { system } of order) {
    const parts = system.memory();
    results.addMemory(system.name, 'under load', totalOf(parts));
    console.log(`${system.name}, round ${round + 1}: ${told(parts)} MiB`);
    for (const [what, visit] of Object.entries(await measurePages(browser, system.url)))
      results.addVisit(system.name, what, visit);
  }
}

async function addUnits({ system, jobs }: Contestant, results: Results): Promise<void> {
  for (const job of jobs) {
    const once = await prepareOnce(system.port, job);
    results.addUnits(system.name, job.what, await system.unitsOf(once));
  }
}

/** What the same work costs a server that knows the answers. */
async function addFloor({ system, jobs }: Contestant, results: Results): Promise<void> {
  const bare = await startBareServer(system.port, jobs);
  try {
    for (const job of jobs)
      results.addJob('bare server', job.what, await measureJob(bare.port, job));
  } finally {
    bare.stop();
  }
}

function settings(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      beside: { type: 'string' },
      rounds: { type: 'string', default: '1' },
      keep: { type: 'boolean', default: false },
    },
  });
  return { ...values, rounds: Number(values.rounds) };
}

/**
 * `npm run bench -- compare`: the same work as a school does it, in one table. With `--beside <folder>` also by the
 * system of another checkout, in turns, so that what the machine does meanwhile affects both alike. `--keep` writes
 * the table into docs/performance.md.
 */
export async function compare(args: readonly string[]): Promise<void> {
  const { beside, rounds, keep } = settings(args);
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: CHROMIUM_FLAGS,
  });
  const contestants: Contestant[] = [];
  const results = new Results();
  try {
    if (beside) contestants.push(await prepare(BEFORE, beside, browser));
    contestants.push(await prepare(NOW, ROOT, browser));
    for (let round = 0; round < rounds; round += 1)
      await measureRound(round, contestants, browser, results);
    for (const contestant of contestants) await addUnits(contestant, results);
    const last = contestants.at(-1);
    if (last) await addFloor(last, results);
  } finally {
    for (const { system } of contestants) await system.stop();
    await browser.close();
  }
  results.print();
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.version}`;
  if (keep) await results.keep(machine);
}
