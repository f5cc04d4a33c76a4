import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { runCommand } from '#tests/runner/command.ts';
import { atLeast, atMost, type Figure } from './report.ts';

const SECTION = 'Tries to lose a child’s work';
const STEPS = 100;
/** They need about 40 on two cores with nothing else to do, of which a class without a network takes 11. */
const MINUTES = 60;

const Spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
    }),
  ),
});
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});
const Report = z.object({ suites: z.array(Suite) });
type Suites = z.output<typeof Report>['suites'];

const testsIn = (suites: Suites): z.output<typeof Spec>['tests'] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ tests }) => tests),
    ...testsIn(inner),
  ]);

async function play(browser: string): Promise<z.output<typeof Spec>['tests']> {
  const dir = await mkdtemp(join(tmpdir(), 'bench-tries-'));
  const file = join(dir, 'report.json');
  try {
    const args = ['test', '--grep', '@try', '--config', 'tests/e2e/playwright.config.ts'];
    await runCommand(
      'playwright',
      [...args, '--reporter=list,json', '--workers=1', '--retries=0'],
      {
        JOURNEYS: 'all',
        STEPS: String(STEPS),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        CHROMIUM_PATH: browser,
      },
      MINUTES,
    );
    return testsIn(Report.parse(JSON.parse(await readFile(file, 'utf8'))).suites);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** All journeys that try to lose work, and steps at random: how many were played, and in how many something was lost. */
export async function measureTries(browser: string): Promise<Figure[]> {
  const tests = (await play(browser)).filter(({ status }) => status !== 'skipped');
  const sum = (type: string) =>
    tests
      .flatMap(({ annotations }) => annotations)
      .filter((each) => each.type === type)
      .reduce((total, { description }) => total + Number(description), 0);
  const lost = tests.filter(({ status }) => status === 'unexpected').length;
  const figure = (what: string, value: number, unit: string, limit?: Figure['limit']): Figure => ({
    section: SECTION,
    what,
    value,
    unit,
    limit,
  });
  return [
    figure('journeys that try it', tests.length, ''),
    figure('of them lost something', lost, '', atMost(lost, 0, '')),
    figure('steps at random', sum('steps'), '', atLeast(sum('steps'), STEPS, '')),
    figure('edits in them', sum('edits'), ''),
  ];
}
