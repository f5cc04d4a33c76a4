import * as z from 'zod';
import { runCommand } from './command.ts';
import { countFrom } from './report-file.ts';
import { type Counts, FAILED, PASSED, type Stage } from './stage.ts';

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
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

export function runVitest(
  projects: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Counts> {
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
  ];
  const run = (file: string) => runCommand('vitest', [...args, `--outputFile.json=${file}`], env);
  return countFrom(VitestReport, run, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

/**
 * So many journeys may need a second try: a browser and a whole system on a busy machine have their moments.
 * The run names them; more than these are a fault of ours and fail.
 */
const SECOND_TRIES = 2;

export const runPlaywright = (browser: string): Promise<Counts> =>
  countFrom(
    PlaywrightReport,
    (file) =>
      runCommand(
        'playwright',
        ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
        { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: browser },
      ),
    ({ stats }) => {
      const { expected, unexpected, flaky, skipped } = stats;
      return flaky > SECOND_TRIES
        ? { passed: expected, failed: unexpected + flaky, skipped }
        : { passed: expected + flaky, failed: unexpected, skipped };
    },
  );
