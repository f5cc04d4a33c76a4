import { sentence } from '#infra/problem.ts';
import { add, type Counts, describeCounts, FAILED, NONE, type Stage } from './stage.ts';

interface Result {
  readonly name: string;
  readonly seconds: number;
  readonly counts: Counts;
}

export interface Stages {
  /** Those of a list at the same time. */
  readonly stages: readonly (Stage | readonly Stage[])[];
  /** At the end, whatever came. */
  readonly done: () => Promise<void>;
}

const heading = (text: string) => `\n── ${text} ${'─'.repeat(Math.max(3, 72 - text.length))}`;
const inSeconds = (seconds: number) => `${seconds.toFixed(1)} s`;

async function attempt(stage: Stage, failed: ReadonlySet<string>): Promise<Counts> {
  const missing = stage.needs?.find((name) => failed.has(name));
  if (missing) {
    console.log(`Not run, because it needs what "${missing}" could not make.`);
    return FAILED;
  }
  try {
    return await stage.run();
  } catch (error) {
    console.log(sentence(error));
    return FAILED;
  }
}

function printSummary(results: readonly Result[]): void {
  console.log(heading('Summary'));
  const width = Math.max(...results.map(({ name }) => name.length));
  for (const { name, seconds, counts } of results) {
    const mark = counts.failed ? '✗' : '✓';
    const time = inSeconds(seconds).padStart(8);
    console.log(`${mark} ${name.padEnd(width)} ${time}   ${describeCounts(counts)}`);
    for (const failure of counts.failures ?? []) console.log(`    ${failure}`);
    for (const told of counts.secondTries ?? []) console.log(`    only at a second try: ${told}`);
  }
}

/** A second try is a failure that is told. */
function tellSecondTries(results: readonly Result[]): void {
  const told = results.flatMap(({ counts }) => counts.secondTries ?? []);
  if (told.length === 0) return;
  console.log(`Passed only at a second try (three of them fail the run): ${told.length}`);
  for (const each of told) console.log(`  ${each}`);
}

async function runStage(stage: Stage, failed: Set<string>): Promise<Result> {
  const { name } = stage;
  console.log(heading(name));
  const start = performance.now();
  const counts = await attempt(stage, failed);
  const seconds = (performance.now() - start) / 1000;
  if (counts.failed) failed.add(name);
  console.log(`${name}: ${describeCounts(counts)} (${inSeconds(seconds)})`);
  return { name, seconds, counts };
}

/** Runs every stage, also after a failure, and prints the sum. Answers the exit code. */
export async function runStages({ stages, done }: Stages): Promise<number> {
  const results: Result[] = [];
  const failed = new Set<string>();
  const began = performance.now();
  for (const each of stages) {
    const together = 'run' in each ? [each] : each;
    results.push(...(await Promise.all(together.map((stage) => runStage(stage, failed)))));
  }
  printSummary(results);
  const total = results.reduce((sum, { counts }) => add(sum, counts), NONE);
  await done();
  console.log(`\nTook ${inSeconds((performance.now() - began) / 1000)}.`);
  if (total.remembered)
    console.log(
      `${total.remembered} of them were remembered: they passed before with the same content. npm test -- --all runs them again.`,
    );
  tellSecondTries(results);
  console.log(describeCounts({ ...total, remembered: 0 }));
  return total.failed || !total.passed ? 1 : 0;
}
