import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import * as z from 'zod';
import { ROOT } from './command.ts';
import { type Counts, FAILED } from './stage.ts';

export const VitestReport = z.object({
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
export type VitestReport = z.output<typeof VitestReport>;

/** Vitest's placeholder, left where an action in the browser had no element to act on. */
const NO_MESSAGE = 'STACK_TRACE_ERROR';
const TEST_LINE = /[\w.-]+\.test\.tsx?(?=[?:]).*?:\d+/;

/** The first line, and the seed with which a property fails again; the place of a failure that says nothing. */
function inShort(text = ''): string {
  const [first = '', second = ''] = text.split('\n');
  if (first.includes(NO_MESSAGE)) {
    const [place = ''] = TEST_LINE.exec(text) ?? [];
    return `an action failed near ${place.replace(/\?[^:]*/, '')}`;
  }
  return second.startsWith('{ seed:') ? `${first} ${second}` : first;
}

/** Tests that failed, and files whose preparation did, so that none of their tests ran. */
const failuresOf = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${file}: ${inShort(message ?? '')}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName}: ${inShort(failureMessages?.[0])}`,
    );
  });

export function countsOf(report: VitestReport): Counts {
  const failures = failuresOf(report);
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/** The files all of whose tests have run and passed, with the names of the tests. */
export const passedFiles = ({ testResults }: VitestReport) =>
  testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'passed' && assertionResults.every((test) => test.status === 'passed'),
    )
    .map(({ name, assertionResults }) => ({
      file: relative(ROOT, name),
      titles: assertionResults.map(({ fullName }) => fullName),
    }));

/** Counts a file as a failure that was asked for, and of which the report says nothing. */
export function requireFiles(
  counts: Counts,
  files: readonly string[],
  { testResults }: VitestReport,
): Counts {
  const reported = new Set(testResults.map(({ name }) => relative(ROOT, name)));
  const missing = files.filter((file) => !reported.has(file)).map((file) => `${file}: did not run`);
  const failures = [...(counts.failures ?? []), ...missing];
  return { ...counts, failed: counts.failed + missing.length, failures };
}

/** A temporary folder that is removed at the end. */
export async function inFolder<T>(name: string, work: (dir: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), `classroom-${name}-`));
  try {
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/**
 * Runs a test runner with a JSON report in a temporary folder, and reads the counts from it.
 * A run that failed without a failed test (it could not load a file, or was ended) counts as one failure.
 */
export const countFrom = <S extends z.ZodType>(
  schema: S,
  run: (file: string) => Promise<number>,
  toCounts: (report: z.output<S>) => Counts | Promise<Counts>,
): Promise<Counts> =>
  inFolder('report', async (dir) => {
    const file = join(dir, 'report.json');
    const code = await run(file);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return FAILED;
    const counts = await toCounts(schema.parse(JSON.parse(text)));
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  });
