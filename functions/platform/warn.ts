import type { SchoolId } from '#shared/ids.ts';
import { toError } from '#shared/to-error.ts';

interface Place {
  readonly requestId: string;
  readonly schoolId: SchoolId;
}

/** Logs an error that does not fail the call: ids only, never names or contents. */
export function warn(message: string, { requestId, schoolId }: Place, error: unknown): void {
  const { name, message: reason } = toError(error);
  const line = { level: 'warn', message, requestId, school: schoolId };
  process.stdout.write(`${JSON.stringify({ ...line, error: { name, message: reason } })}\n`);
}
