import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIMITS } from '#shared/limits.ts';
import { makeZip } from '#tests/factories/zip.ts';

const MB = 1024 ** 2;
const project = (body: string | Buffer, size?: number) =>
  makeZip([{ name: 'project.json', body, ...(size && { size }) }]);
/** What a parser needs most memory for. */
const objects = (count: number) => `{"targets":[${'{},'.repeat(count - 3)}{}]}`;

const HOSTILE: readonly (readonly [fault: string | undefined, archive: () => Buffer])[] = [
  ['unpacked', () => project('['.repeat(19 * MB))],
  ['unpacked', () => project('{"a":'.repeat(800_000))],
  ['unpacked', () => project('['.repeat(4 * MB))],
  // Its directory says 10 bytes.
  ['content', () => project(Buffer.alloc(100 * MB, 0x20), 10)],
  // Its directory says 4 MB.
  ['content', () => project(Buffer.alloc(100 * MB, 0x20), 4 * MB)],
  ['unpacked', () => project(objects(LIMITS.projectJsonBytes / 4))],
  [undefined, () => project(objects(LIMITS.projectBrackets.count))],
];

const MEGABYTES_MOST = 256;
const MS_MOST = 4000;

interface Outcome {
  readonly faults: readonly (string | null)[];
  readonly ms: number;
  readonly megabytes: number;
}

async function checkInProcess(paths: readonly string[]): Promise<Outcome> {
  const fixture = join(import.meta.dirname, 'archives-process.fixture.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [fixture, ...paths]);
  return JSON.parse(stdout);
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archives-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('hostile projects, all at once, cost little time and memory', async () => {
  const paths = HOSTILE.map((_, index) => join(folder, `${index}.sb3`));
  for (const [index, [, archive]] of HOSTILE.entries())
    await writeFile(paths[index] ?? '', archive());
  const { faults, megabytes, ms } = await checkInProcess(paths);
  expect(faults).toEqual(HOSTILE.map(([fault]) => fault ?? null));
  expect(megabytes).toBeLessThan(MEGABYTES_MOST);
  expect(ms).toBeLessThan(MS_MOST);
}, 90_000);
