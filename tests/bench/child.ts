import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** Starts a module of the benchmark in a process of its own. */
export const startChild = (module: string, env: Readonly<Record<string, string>>): ChildProcess =>
  fork(join(import.meta.dirname, module), { env, execArgv: [] });

/** The next message of a child. Throws when the child ends without one. */
export const nextMessage = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}`)));
  });

/** Sends one message to a module in a process of its own, and answers its reply. */
export async function askChild<T>(
  module: string,
  env: Readonly<Record<string, string>>,
  message: number | object,
): Promise<T> {
  const child = startChild(module, env);
  try {
    child.send(message);
    return await nextMessage<T>(child);
  } finally {
    child.kill();
  }
}
