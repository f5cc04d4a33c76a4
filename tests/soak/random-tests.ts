import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '#tests/runner/command.ts';

const TESTS = '{frontend/src,functions,shared,tests}/**/*.test.{ts,tsx}';
/** Values or their order are drawn, or a process is killed at a moment that nobody has chosen. */
const isRandom = (file: string, source: string): boolean =>
  source.includes("from 'fast-check'") || /\/(?:laws|killed-[a-z]+)\.test\./.test(file);

/** The tests that do something else each time they run. */
export async function randomTests(): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const file of glob(TESTS, { cwd: ROOT }))
    if (isRandom(file, await readFile(join(ROOT, file), 'utf8'))) found.push(file);
  return found.sort();
}
