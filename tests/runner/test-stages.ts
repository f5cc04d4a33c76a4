import { GROUPS_VARIABLE } from '#tests/contract/harness/groups-variable.ts';
import { REACH_VARIABLE } from '#tests/contract/harness/reach.ts';
import { runCommand } from './command.ts';
import {
  countFrom,
  countsOf,
  inFolder,
  passedFiles,
  requireFiles,
  VitestReport,
} from './reports.ts';
import type { Checkout } from './results/checkout.ts';
import {
  countRemembered,
  type KeyOfNoted,
  planTests,
  rememberTests,
} from './results/test-files.ts';
import { type Counts, FAILED, NONE, PASSED, type Stage } from './stage.ts';

/** A stage that passes or fails as one: the tool's exit code decides. */
export const commandStage = (name: string, command: string, args: readonly string[]): Stage => ({
  name,
  run: async () => ((await runCommand(command, args)) === 0 ? PASSED : FAILED),
});

/** A stage that passed before with the same key does not run; `keyOf` is asked when its turn has come. */
export const rememberedStage = (
  { memory, isUnchanged }: Checkout,
  stage: Stage,
  keyOf: () => string | Promise<string>,
): Stage => ({
  ...stage,
  run: async () => {
    const key = await keyOf();
    const before = await memory.find(`stage ${stage.name}`, key);
    if (before) return { ...NONE, passed: before.count, remembered: before.count };
    const counts = await stage.run();
    if (counts.failed === 0 && counts.skipped === 0 && (await isUnchanged()))
      await memory.keep(`stage ${stage.name}`, key, { count: counts.passed, reached: {} });
    return counts;
  },
});

type Variables = Readonly<Record<string, string>>;

interface RunOptions {
  /** Other settings of the tool than those of the checkout. */
  readonly settings?: string | undefined;
  readonly env?: Variables;
  /** Files, or options of the tool, that choose tests. Without them: all. */
  readonly only?: readonly string[];
  readonly onReport?: (report: VitestReport, counts: Counts) => Promise<Counts>;
}

export function runVitest(
  projects: readonly string[],
  { settings, env = {}, only = [], onReport }: RunOptions = {},
): Promise<Counts> {
  const args = [
    'run',
    ...only,
    ...(settings ? ['--config', settings] : []),
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
  ];
  const run = (file: string) => runCommand('vitest', [...args, `--outputFile.json=${file}`], env);
  return countFrom(VitestReport, run, async (report) => {
    const counts = countsOf(report);
    return onReport ? onReport(report, counts) : counts;
  });
}

const SOURCES_ONLY = (root: string): string => {
  throw new TypeError(`${root} is no file of the checkout`);
};

interface Choice {
  readonly settings?: string;
  readonly keyOfNoted?: KeyOfNoted;
  /** The environment of the tests; made only if any of them has to run. */
  readonly makeEnv?: () => Variables;
}

/** Runs the tests of these projects that have not passed before with the same content, and remembers what passes. */
export async function runChanged(
  checkout: Checkout,
  projects: readonly string[],
  { settings, keyOfNoted = SOURCES_ONLY, makeEnv = () => ({}) }: Choice = {},
): Promise<Counts> {
  const keyOf: KeyOfNoted = (root) =>
    checkout.tree.has(root) ? checkout.reach.keyOf([root]) : keyOfNoted(root);
  const plan = await planTests(checkout, projects, keyOf);
  const remembered = countRemembered(plan);
  if (remembered)
    console.log(`${remembered} tests have passed before with the same content, and do not run.`);
  if (plan.files.length === 0) return { ...NONE, passed: remembered, remembered };
  const isWhole = plan.remembered.size === 0;
  return inFolder('reach', async (dir) => {
    const env = {
      ...makeEnv(),
      [REACH_VARIABLE]: dir,
      ...(!isWhole && { [GROUPS_VARIABLE]: [...plan.groups].join() }),
    };
    const counts = await runVitest(projects, {
      settings,
      env,
      only: isWhole ? [] : plan.files,
      onReport: async (report, found) => {
        await rememberTests(checkout, plan, passedFiles(report), dir, keyOf);
        return requireFiles(found, plan.files, report);
      },
    });
    return { ...counts, passed: counts.passed + remembered, remembered };
  });
}
