import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, closeSync, constants, mkdirSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../../problem.ts';

export interface EngineProcess {
  readonly pid: number;
  readonly untilReady: (ask: () => Promise<unknown>) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly exited: Promise<unknown>;
}

const READY_MS = 30_000;
const STOP_MS = 5_000;

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Whether a command can be found on the PATH. */
export const onPath = (command: string): boolean => {
  const names = process.platform === 'win32' ? [`${command}.exe`, `${command}.cmd`] : [command];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.some((folder) => names.some((name) => isExecutable(join(folder, name))));
};

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

async function lastWords(logFile: string): Promise<string> {
  const text = await readFile(logFile, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-5).join('\n');
}

async function untilReady(
  child: ChildProcess,
  name: string,
  logFile: string,
  ask: () => Promise<unknown>,
) {
  const deadline = Date.now() + READY_MS;
  while (!hasEnded(child)) {
    try {
      await ask();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`${name} does not answer`, { cause: error });
      await sleep(20);
    }
  }
  throw new Problem(`${name} stopped while starting (${logFile}):\n${await lastWords(logFile)}`);
}

async function stop(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGTERM');
  const late = await Promise.race([exited, sleep(STOP_MS, 'late', { ref: false })]);
  if (late === 'late') child.kill('SIGKILL');
  await exited;
}

/** Starts a program whose output goes to a log file. */
export async function startProcess(
  name: string,
  command: string,
  args: readonly string[],
  logFile: string,
): Promise<EngineProcess> {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  // In its own session the engine does not get the terminal's Ctrl-C, and ends after its users.
  const child = spawn(command, args, { stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  const exited = once(child, 'exit').catch(() => undefined);
  await once(child, 'spawn').catch((error: unknown) => {
    throw new Problem(`${name} could not be started: ${String(error)}`);
  });
  if (child.pid === undefined) throw new Error(`${name} has no process id`);
  return {
    pid: child.pid,
    untilReady: (ask) => untilReady(child, name, logFile, ask),
    stop: () => stop(child, exited),
    exited,
  };
}
