import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

const BIN = join(ROOT, 'node_modules/.bin');
/** Twice what the longest stage of `npm test` needs on two cores, so that a run that hangs ends with an error. */
const MAX_MINUTES = 25;

/** The project's own tools and its own Node come first in the PATH. */
const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}`,
});

/** Reports a missing command, or one that took too long. Answers the exit code 1. */
function sayWhy(command: string, error: unknown): number {
  console.log(`${command} failed: ${error instanceof Error ? error.message : error}`);
  return 1;
}

/** Runs a tool with its output on this terminal; answers its exit code, or 1 when it was ended. */
export async function runCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  minutes = MAX_MINUTES,
): Promise<number> {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...environment(), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    signal: AbortSignal.timeout(minutes * 60_000),
    killSignal: 'SIGKILL',
  });
  try {
    const [code, signal] = await once(child, 'exit');
    if (signal) console.log(`${command} was ended by ${signal}.`);
    return code ?? 1;
  } catch (error) {
    return sayWhy(command, error);
  }
}
