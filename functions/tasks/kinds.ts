import type { TaskValue } from '#functions/domain/tasks/task.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { WorkKind } from '#shared/works.ts';

/** Throws -1 for a work of a kind that the task does not ask for. */
export function requireKind({ kind }: TaskValue, work: WorkKind): void {
  const isUpload = work !== 'scratch';
  if (kind === 'any' || kind === work || (kind === 'upload' && isUpload)) return;
  throw new CallError(CODE.wait, { reason: 'tasks.wrongKind' });
}
