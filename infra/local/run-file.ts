import { readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Problem } from '../problem.ts';
import { makeDataFolder } from './data-folder.ts';
import { end, isRunning, markOf, type ProcessMark } from './processes.ts';
import { replaceFile } from './replace-file.ts';
import { writeNew } from './write-new.ts';

/** The run that uses a data directory. */
export interface RunFile {
  readonly main: ProcessMark;
  readonly engines: readonly ProcessMark[];
  readonly url: string;
}

const readText = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch(() => undefined);

/** A file that cannot be read is of nobody. */
function parse(text: string | undefined): RunFile | undefined {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

const isPresent = <T>(value: T | undefined): value is T => value !== undefined;

async function runningOf(text: string | undefined): Promise<RunFile | undefined> {
  const run = parse(text);
  return run && (await isRunning(run.main)) ? run : undefined;
}

/** The run that uses a data directory now; undefined when none does. */
export const currentRun = async (path: string): Promise<RunFile | undefined> =>
  runningOf(await readText(path));

export interface Claim {
  /** Records the engines, so that the next start can end them if this process and their host are killed. */
  readonly addEngines: (pids: readonly number[]) => Promise<void>;
  readonly release: () => Promise<void>;
}

/** Ends what a crashed run left, and forgets that run. A start that was faster meanwhile keeps its own claim. */
async function clear(path: string, text: string): Promise<void> {
  for (const engine of parse(text)?.engines ?? []) await end(engine);
  if (text === (await readText(path))) await rm(path, { force: true });
}

/**
 * Claims a data directory for this process. Ends processes of a crashed run; throws a Problem
 * when another run uses the directory.
 */
export async function claim(path: string, url: string): Promise<Claim> {
  await makeDataFolder(dirname(path));
  const text = await readText(path);
  const running = await runningOf(text);
  if (running) {
    throw new Problem(
      `It is already running: ${running.url} (process ${running.main.pid}, ${dirname(path)}).`,
    );
  }
  if (text !== undefined) await clear(path, text);
  const main = (await markOf(process.pid)) ?? { pid: process.pid, began: '' };
  const run: RunFile = { main, engines: [], url };
  // Another start was faster; it may have ended since.
  if (!(await writeNew(path, JSON.stringify(run)))) return claim(path, url);
  return {
    addEngines: async (pids) => {
      const marks = await Promise.all(pids.map(markOf));
      const known: RunFile = { main, engines: marks.filter(isPresent), url };
      await replaceFile(path, JSON.stringify(known));
    },
    release: () => rm(path, { force: true }),
  };
}
