import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as z from 'zod';
import { type Counts, FAILED } from './stage.ts';

/**
 * Lets a test runner write its JSON report into a passing folder and reads the counts out of it.
 * A run that failed without a failed test (it could not load a file, or was ended) counts as one failure.
 */
export async function countFrom<S extends z.ZodType>(
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
