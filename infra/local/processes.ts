import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A process, identified by its id and its start, because ids are reused. */
export interface ProcessMark {
  readonly pid: number;
  readonly began: string;
}

/** Field 22 of /proc/<pid>/stat, after the name, which may hold spaces and parentheses. */
const START_TIME_FIELD = 19;

async function beganOnLinux(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z') return '';
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
  return `${boot.trim()} ${fields[START_TIME_FIELD]}`;
}

async function beganElsewhere(pid: number): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]);
  return stdout.trim();
}

/** The mark of a running process; undefined when there is none or its start cannot be read. */
export async function markOf(pid: number): Promise<ProcessMark | undefined> {
  try {
    const began = await (process.platform === 'linux' ? beganOnLinux(pid) : beganElsewhere(pid));
    return began ? { pid, began } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the process of the mark still runs. */
export const isRunning = async (mark: ProcessMark): Promise<boolean> =>
  (await markOf(mark.pid))?.began === mark.began;

const POLL_MS = 50;
const TERM_MS = 5_000;

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended in between.
  }
}

/** Ends the process of the mark, but never another one with the same id. */
export async function end(mark: ProcessMark): Promise<void> {
  const deadline = Date.now() + TERM_MS;
  if (await isRunning(mark)) signal(mark.pid, 'SIGTERM');
  while (await isRunning(mark)) {
    if (Date.now() > deadline) signal(mark.pid, 'SIGKILL');
    await sleep(POLL_MS);
  }
}
