import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import * as z from 'zod';
import { BUNDLES_VARIABLE } from '#tests/contract/harness/environment.ts';
import { makeBundles } from '#tests/contract/harness/make-bundles.ts';
import { ROOT, runCommand } from './command.ts';
import { type Counts, FAILED, PASSED, type Stage } from './stage.ts';

const VitestReport = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().nullish(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** The first line, and the seed with which a property fails again. */
function inShort(text = ''): string {
  const [first = '', second = ''] = text.split('\n');
  return second.startsWith('{ seed:') ? `${first} ${second}` : first;
}

/** Tests that failed, and files whose preparation did, so that none of their tests ran. */
const failuresOf = ({ testResults }: z.output<typeof VitestReport>): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${file}: ${inShort(message ?? '')}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName}: ${inShort(failureMessages?.[0])}`,
    );
  });

const PlaywrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** A stage that passes or fails as one: the tool's exit code decides. */
export const commandStage = (name: string, command: string, args: readonly string[]): Stage => ({
  name,
  run: async () => ((await runCommand(command, args)) === 0 ? PASSED : FAILED),
});

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Files, or options of the tool, that choose tests. Without them: all. */
  readonly only?: readonly string[];
  /** Ended after so many. */
  readonly minutes?: number;
}

export function runVitest(
  projects: readonly string[],
  { env = {}, only = [] }: RunOptions = {},
): Promise<Counts> {
  const args = [
    'run',
    ...only,
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
  ];
  const run = (file: string) => runCommand('vitest', [...args, `--outputFile.json=${file}`], env);
  return countFrom(VitestReport, run, (report) => {
    const failures = failuresOf(report);
    return {
      passed: report.numPassedTests,
      failed: failures.length,
      skipped: report.numPendingTests + report.numTodoTests,
      failures,
    };
  });
}

/**
 * Number of journeys that may need a retry, because browser and system share a busy machine. The run lists
 * them, and fails when there are more.
 */
const SECOND_TRIES = 2;
/** Browser and system share a busy machine. */
const BROWSER_MINUTES = 40;

export const runPlaywright = (
  browser: string,
  { env = {}, only = [], minutes = BROWSER_MINUTES }: RunOptions = {},
): Promise<Counts> =>
  countFrom(
    PlaywrightReport,
    (file) =>
      runCommand(
        'playwright',
        ['test', ...only, '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
        { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: browser },
        minutes,
      ),
    ({ stats }) => {
      const { expected, unexpected, flaky, skipped } = stats;
      return flaky > SECOND_TRIES
        ? { passed: expected, failed: unexpected + flaky, skipped }
        : { passed: expected + flaky, failed: unexpected, skipped };
    },
  );

/** Bundles all groups as deployed, once for all tests that use the bundles. */
export async function withBundles<T>(
  run: (env: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'classroom-bundles-'));
  try {
    makeBundles(dir);
    return await run({ [BUNDLES_VARIABLE]: dir });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/**
 * Runs a test runner with a JSON report in a temporary folder, and reads the counts from it.
 * A run that failed without a failed test (it could not load a file, or was ended) counts as one failure.
 */
async function countFrom<S extends z.ZodType>(
  schema: S,
  run: (file: string) => Promise<number>,
  toCounts: (report: z.output<S>) => Counts,
): Promise<Counts> {
  const dir = await mkdtemp(join(tmpdir(), 'classroom-report-'));
  try {
    const file = join(dir, 'report.json');
    const code = await run(file);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return FAILED;
    const counts = toCounts(schema.parse(JSON.parse(text)));
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
