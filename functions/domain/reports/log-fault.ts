import { toError } from '#shared/to-error.ts';

/** One line of the log for a fault that keeps a job from a part of its work, which goes on with the rest. */
export function logFault(message: string, id: string, error: unknown): void {
  const { name, message: said, stack } = toError(error);
  const line = { level: 'error', message, id, error: { name, message: said, stack } };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
