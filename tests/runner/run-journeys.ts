import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import { REACH_VARIABLE } from '#tests/contract/harness/reach.ts';
import { versionOf } from './browser.ts';
import { runCommand } from './command.ts';
import { countFrom, inFolder } from './reports.ts';
import type { Checkout } from './results/checkout.ts';
import { hashOf } from './results/hash.ts';
import type { Passed } from './results/memory.ts';
import { type Counts, NONE } from './stage.ts';

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string() })) })),
    }),
  ),
});
interface Suite {
  readonly specs: z.output<typeof Spec>[];
  readonly suites?: Suite[] | undefined;
}
const Suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(Spec), suites: z.array(Suite).optional() }),
);
const PlaywrightReport = z.object({
  suites: z.array(Suite),
  /** Files that could not be loaded, and the like. */
  errors: z.array(z.unknown()).optional(),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});
type PlaywrightReport = z.output<typeof PlaywrightReport>;

/** The try of a journey in one size of the screen. */
interface Played {
  readonly file: string;
  readonly status: string;
  /** Where and what, and how the first try failed. */
  readonly told: string;
}

const specsOf = ({ specs, suites = [] }: Suite): z.output<typeof Spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const playedIn = ({ suites }: PlaywrightReport): Played[] =>
  suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => {
      const message = results.find(({ errors }) => errors.length > 0)?.errors[0]?.message ?? '';
      const [why = ''] = stripVTControlCharacters(message).split('\n');
      return { file, status, told: `${file} (${projectName}): ${title}: ${why}` };
    }),
  );

/**
 * So many journeys may need a second try, because browser and system share a busy machine. The run tells which they
 * are; with more of them it fails.
 */
const SECOND_TRIES = 2;
/** Browser and system share a busy machine. */
const BROWSER_MINUTES = 40;

export function countsOf(report: PlaywrightReport): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const told = (status: string) =>
    playedIn(report)
      .filter((each) => each.status === status)
      .map((each) => each.told);
  const secondTries = told('flaky');
  const common = { skipped, failures: told('unexpected'), secondTries };
  return flaky > SECOND_TRIES
    ? { ...common, passed: expected, failed: unexpected + flaky }
    : { ...common, passed: expected + flaky, failed: unexpected };
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Files, or options of the tool, that choose journeys. Without them: all. */
  readonly only?: readonly string[];
  /** Ended after so many. */
  readonly minutes?: number;
  /** Told what was played, unless something broke beside the journeys. */
  readonly onPlayed?: (played: readonly Played[]) => Promise<void>;
}

export const runPlaywright = (
  browser: string,
  { env = {}, only = [], minutes = BROWSER_MINUTES, onPlayed }: RunOptions = {},
): Promise<Counts> =>
  countFrom(
    PlaywrightReport,
    (file) =>
      runCommand(
        'playwright',
        [
          'test',
          ...only,
          '--config',
          'tests/e2e/playwright.config.ts',
          '--reporter=list,json',
          '--pass-with-no-tests',
        ],
        { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: browser },
        minutes,
      ),
    async (report) => {
      if (!report.errors?.length) await onPlayed?.(playedIn(report));
      return countsOf(report);
    },
  );

const JOURNEYS = 'tests/e2e/journeys/';
const EACH = ['tests/e2e/playwright.config.ts', 'tests/e2e/harness/global-setup.ts'];

/** The key of each file of journeys, of what all of them use and of what it imports. */
function keysOfJourneys({ tree, reach, common }: Checkout, application: string, browser: string) {
  return [...tree.keys()]
    .filter((path) => path.startsWith(JOURNEYS) && path.endsWith('.e2e.ts'))
    .map((file) => {
      const key = hashOf(
        common,
        application,
        browser,
        versionOf(browser),
        reach.ofCallers.keyOf([file, ...EACH]),
      );
      return { file, name: file.slice(JOURNEYS.length), key };
    });
}

async function readNoted(dir: string, name: string): Promise<readonly string[] | undefined> {
  try {
    return JSON.parse(await readFile(join(dir, `${name}.json`), 'utf8'));
  } catch {
    return undefined;
  }
}

const unitOf = (name: string): string => `journeys ${name}`;

interface Journeys {
  readonly name: string;
  readonly key: string;
}

/** Remembers the files all of whose journeys have passed at the first try; `dir` is where they noted what they reached. */
async function remember(
  { memory, reach, isUnchanged }: Checkout,
  journeys: readonly Journeys[],
  played: readonly Played[],
  dir: string,
): Promise<void> {
  if (played.length === 0 || !(await isUnchanged())) return;
  for (const { name, key } of journeys) {
    const own = played.filter(({ file }) => basename(file) === name);
    // One whose journeys are played seldom has none here, and has reached nothing.
    const noted = own.length > 0 ? await readNoted(dir, name) : [];
    const hasPassed = own.every(({ status }) => status === 'expected');
    if (!noted || !hasPassed) continue;
    const reached = Object.fromEntries(noted.map((root) => [root, reach.keyOf([root])]));
    await memory.keep(unitOf(name), key, { count: own.length, reached });
  }
}

/** Plays the journeys that have not passed before with the same content; `application` is the hash of what is built. */
export async function playChanged(
  checkout: Checkout,
  browser: string,
  application: string,
): Promise<Counts> {
  const { memory, reach } = checkout;
  const found = await Promise.all(
    keysOfJourneys(checkout, application, browser).map(async (journey) => ({
      ...journey,
      before: await memory.find(unitOf(journey.name), journey.key, (root) => reach.keyOf([root])),
    })),
  );
  const changed = found.filter(({ before }) => !before);
  const passed = found.flatMap(({ before }): Passed[] => (before ? [before] : []));
  const remembered = passed.reduce((sum, { count }) => sum + count, 0);
  if (remembered)
    console.log(
      `${remembered} journeys have passed before with the same content, and are not played.`,
    );
  if (changed.length === 0) return { ...NONE, passed: remembered, remembered };
  return inFolder('reach', async (dir) => {
    const counts = await runPlaywright(browser, {
      env: { [REACH_VARIABLE]: dir },
      only: remembered ? changed.map(({ name }) => `/${name.replaceAll('.', '\\.')}$`) : [],
      onPlayed: (played) => remember(checkout, changed, played, dir),
    });
    return { ...counts, passed: counts.passed + remembered, remembered };
  });
}
