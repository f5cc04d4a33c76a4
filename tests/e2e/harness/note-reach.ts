import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { handlerOf, REACH_VARIABLE, takeReached } from '#tests/contract/harness/reach.ts';

/** A call of the system under test. */
interface Called {
  readonly at: number;
  readonly group: string;
}

/** A test, what its own process has reached, and when the system worked for it. */
interface Noted {
  readonly file: string;
  readonly began: number;
  readonly ended: number;
  readonly reached: readonly string[];
}

const TESTS = 'tests.jsonl';
/** A line is written when its call has ended, and takes a moment on a busy machine. */
const LATE_MS = 3_000;

/** When this process has begun, or the test before has ended: what a file prepares for all its tests counts, too. */
let began = Date.now();

/** Leaves a note about a test that ends; without a runner that asks for it nothing is written. */
export async function noteTest(file: string): Promise<void> {
  const dir = process.env[REACH_VARIABLE];
  if (!dir) return;
  const noted: Noted = { file: basename(file), began, ended: Date.now(), reached: takeReached() };
  began = noted.ended;
  await mkdir(dir, { recursive: true });
  await appendFile(join(dir, TESTS), `${JSON.stringify(noted)}\n`);
}

function groupIn(line: string): string | undefined {
  try {
    const { message, group } = JSON.parse(line);
    return message === 'call' || message === 'part' ? group : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Listens to the lines of the functions. The answer writes down, for each file of journeys, the handlers of all groups
 * that were called while its tests ran: also for those of another worker, as nothing in a line tells for whom it is.
 */
export function listenToCalls(lines: Readable | null): () => Promise<void> {
  const calls: Called[] = [];
  if (lines)
    createInterface({ input: lines }).on('line', (line) => {
      const group = groupIn(line);
      if (group) calls.push({ at: Date.now(), group });
      else if (!line.startsWith('{')) console.log(line);
    });
  return async () => {
    const dir = process.env[REACH_VARIABLE];
    if (!dir) return;
    const text = await readFile(join(dir, TESTS), 'utf8').catch(() => '');
    const tests: Noted[] = text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    for (const file of new Set(tests.map((each) => each.file))) {
      const own = tests.filter((each) => each.file === file);
      const handlers = calls
        .filter(({ at }) => own.some(({ began, ended }) => at >= began && at <= ended + LATE_MS))
        .map(({ group }) => handlerOf(group));
      const reached = new Set([...handlers, ...own.flatMap((each) => each.reached)]);
      await writeFile(join(dir, `${file}.json`), JSON.stringify([...reached].sort()));
    }
  };
}
