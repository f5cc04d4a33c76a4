import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '#infra/local/paths.ts';

interface Outcome {
  readonly faults: readonly (string | null)[];
  readonly ms: number;
  readonly megabytes: number;
  readonly stallMs: number;
}

const PROCESS = join(ROOT, 'functions/domain/uploads/archives-process.fixture.ts');

/** Checks projects all at once in a process of their own. */
export async function checkInProcess(archives: readonly Buffer[]): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'archives-'));
  try {
    const paths = archives.map((_, index) => join(folder, `${index}.sb3`));
    for (const [index, archive] of archives.entries()) await writeFile(paths[index] ?? '', archive);
    const { stdout } = await promisify(execFile)(process.execPath, [PROCESS, ...paths]);
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}
