import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../../problem.ts';
import { ROOT, WEB_ROOT } from '../paths.ts';
import { isRunning, markOf, type ProcessMark } from '../processes.ts';

/** Sources of the application; only their changes need a new build. */
export const SOURCES_OF_WEB = [
  'frontend',
  'shared',
  'package.json',
  'package-lock.json',
  // The site offers them.
  'LICENSE',
  'THIRD-PARTY-NOTICES.md',
  // The help quotes the menu.
  'functions/domain/shell',
  // The texts of Taiwan are derived.
  'infra/taiwan',
];
const STAMP = join(dirname(WEB_ROOT), '.web-sources');
const LOCK = join(dirname(WEB_ROOT), '.web-lock');
const CONFIG = 'frontend/vite.config.ts';
const POLL_MS = 200;

async function isUpToDate(hash: string): Promise<boolean> {
  if (!existsSync(join(WEB_ROOT, 'index.html'))) return false;
  return (await readFile(STAMP, 'utf8').catch(() => '')) === hash;
}

/** Builds in a separate process, which frees its memory and ends with this one. */
async function runVite(): Promise<void> {
  const builder = fork(join(import.meta.dirname, 'build-process.ts'), [join(ROOT, CONFIG)], {
    cwd: ROOT,
    execArgv: [],
  });
  const [code] = await once(builder, 'exit');
  if (code !== 0) throw new Problem('The application could not be built; the reason is above.');
}

async function holder(): Promise<ProcessMark | undefined> {
  try {
    return JSON.parse(await readFile(LOCK, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Of concurrent starts only one builds. */
async function withLock<T>(work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(LOCK), { recursive: true });
  const mark = JSON.stringify((await markOf(process.pid)) ?? { pid: process.pid, began: '' });
  for (;;) {
    try {
      await writeFile(LOCK, mark, { flag: 'wx' });
      break;
    } catch {
      const other = await holder();
      if (other && !(await isRunning(other))) await rm(LOCK, { force: true });
      else await sleep(POLL_MS);
    }
  }
  try {
    return await work();
  } finally {
    await rm(LOCK, { force: true });
  }
}

/** Builds the application when it is missing or older than its sources. Answers whether it was built. */
export async function buildWeb(say: (text: string) => void): Promise<boolean> {
  if (!existsSync(join(ROOT, CONFIG))) return false;
  if (await isUpToDate(await hashSources(ROOT, SOURCES_OF_WEB))) return false;
  return withLock(async () => {
    const hash = await hashSources(ROOT, SOURCES_OF_WEB);
    if (await isUpToDate(hash)) return false;
    say('Building the application (once; again only when its sources change) …');
    await rm(STAMP, { force: true });
    await runVite();
    await writeFile(STAMP, hash);
    return true;
  });
}

const isSource = (path: string): boolean =>
  !/\.test\.tsx?$/.test(path) && !/(^|[/\\])\./.test(path);

async function filesOf(root: string, path: string): Promise<string[]> {
  if ((await stat(join(root, path))).isFile()) return [path];
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/** Hash of the names and contents of files and folders. Times are ignored, because a fresh clone has new ones. */
async function hashSources(root: string, paths: readonly string[]): Promise<string> {
  const found = await Promise.all(paths.map((path) => filesOf(root, path)));
  const files = found.flat().filter(isSource).sort();
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))));
  const hash = createHash('sha256');
  files.forEach((file, index) => {
    hash.update(`${file}\0${contents[index]?.length}\0`).update(contents[index] ?? '');
  });
  return hash.digest('hex');
}
