import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '#tests/runner/command.ts';
import type { Figure } from './harness/attempts.ts';
import { FURTHER_TESTS } from './harness/kinds.ts';
import { type Results, readReport, type Sum } from './harness/read-report.ts';
import { ROUNDS_VARIABLE } from './harness/rounds.ts';
import { measureSignIns } from './measure-sign-ins.ts';

/** `npm run attack`: attacks systems of its own on this machine, in larger rounds than `npm test`, and counts. */
const PROJECTS = ['unit', 'functions', 'contract'];

async function attack(): Promise<Results> {
  const folder = await mkdtemp(join(tmpdir(), 'classroom-attack-'));
  try {
    const file = join(folder, 'report.json');
    const args = [
      'run',
      ...PROJECTS.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      'tests/attacks/',
      ...new Set(Object.values(FURTHER_TESTS).flat()),
    ];
    await runCommand('vitest', args, { [ROUNDS_VARIABLE]: 'heavy' });
    return await readReport(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const line = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, index) => (index ? String(cell).padStart(10) : String(cell).padEnd(14)))
    .join('');

function print(sums: readonly Sum[], figures: readonly Figure[]): void {
  console.log(`\n${line(['kind', 'attempts', 'fell', 'tests', 'failed'])}`);
  for (const { kind, attempts, fell, tests, failed } of sums)
    console.log(line([kind, attempts, fell.length, tests, failed.length]));
  console.log('');
  for (const { name, value, unit } of figures)
    console.log(`${name.padEnd(66)} ${value.toFixed(1).padStart(9)} ${unit}`);
}

const { sums, figures, failed } = await attack();
print(sums, [...figures, ...(await measureSignIns())]);
for (const what of sums.flatMap(({ fell }) => fell)) console.log(`fell: ${what}`);
for (const what of failed) console.log(`failed: ${what}`);
process.exitCode = failed.length ? 1 : 0;
