import type { TaskDto } from '#shared/contracts/task-fields.ts';
import type { FileKind } from '#shared/uploads.ts';

/** Whether a work, or the file that becomes one, is of the kind that a task asks for. */
export const fits = (asked: TaskDto['kind'], work: FileKind): boolean =>
  asked === 'any' || asked === work || (asked === 'upload' && work !== 'scratch');
