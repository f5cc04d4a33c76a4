import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../problem.ts';
import { ROOT } from './paths.ts';
import { isRunning, markOf, type ProcessMark } from './processes.ts';

/** What is built from sources when it is missing or older than they are. */
export interface Build {
  /** Folder of what is built. */
  readonly target: string;
  /** A file that is there when it is built. */
  readonly made: string;
  /** Files and folders below the root; only their changes need a new build. */
  readonly sources: readonly string[];
  /** The module that builds it. */
  readonly builder: string;
  /** What it is called in the terminal. */
  readonly name: string;
}

const POLL_MS = 200;

const besideOf = ({ target }: Build, what: string): string =>
  join(dirname(target), `.${basename(target)}-${what}`);

async function isUpToDate(build: Build, hash: string): Promise<boolean> {
  if (!existsSync(join(build.target, build.made))) return false;
  return (await readFile(besideOf(build, 'sources'), 'utf8').catch(() => '')) === hash;
}

/** Builds in a separate process, which frees its memory and ends with this one. */
async function runBuilder({ builder, name }: Build): Promise<void> {
  const [code] = await once(fork(builder, { cwd: ROOT, execArgv: [] }), 'exit');
  if (code !== 0) throw new Problem(`The ${name} could not be built; the reason is above.`);
}

async function holderOf(lock: string): Promise<ProcessMark | undefined> {
  try {
    return JSON.parse(await readFile(lock, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Of concurrent starts only one builds. */
async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(lock), { recursive: true });
  const mark = JSON.stringify((await markOf(process.pid)) ?? { pid: process.pid, began: '' });
  for (;;) {
    try {
      await writeFile(lock, mark, { flag: 'wx' });
      break;
    } catch {
      const other = await holderOf(lock);
      if (other && !(await isRunning(other))) await rm(lock, { force: true });
      else await sleep(POLL_MS);
    }
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** Answers whether it was built. */
export async function buildOnce(build: Build, say: (text: string) => void): Promise<boolean> {
  if (await isUpToDate(build, await hashSources(build.sources))) return false;
  return withLock(besideOf(build, 'lock'), async () => {
    const hash = await hashSources(build.sources);
    if (await isUpToDate(build, hash)) return false;
    say(`Building the ${build.name} (once; again only when its sources change) …`);
    const stamp = besideOf(build, 'sources');
    await rm(stamp, { force: true });
    await runBuilder(build);
    await writeFile(stamp, hash);
    return true;
  });
}

const isSource = (path: string): boolean =>
  !/\.test\.tsx?$/.test(path) && !/(^|[/\\])\./.test(path);

async function filesOf(path: string): Promise<string[]> {
  if ((await stat(join(ROOT, path))).isFile()) return [path];
  const entries = await readdir(join(ROOT, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1));
}

/** Hash of the names and contents of files and folders. Times are ignored, because a fresh clone has new ones. */
async function hashSources(paths: readonly string[]): Promise<string> {
  const found = await Promise.all(paths.map(filesOf));
  const files = found.flat().filter(isSource).sort();
  const contents = await Promise.all(files.map((file) => readFile(join(ROOT, file))));
  const hash = createHash('sha256');
  files.forEach((file, index) => {
    hash.update(`${file}\0${contents[index]?.length}\0`).update(contents[index] ?? '');
  });
  return hash.digest('hex');
}
