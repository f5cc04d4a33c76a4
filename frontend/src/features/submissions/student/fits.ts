import type { TaskRecord } from '#shared/contracts/task-fields.ts';
import type { WorkKind } from '#shared/works.ts';

/** Whether a work is of the kind that a task asks for. */
export const fits = (asked: TaskRecord['kind'], work: WorkKind): boolean =>
  asked === 'any' || asked === work || (asked === 'upload' && work !== 'scratch');
