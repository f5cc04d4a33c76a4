const PREFIX = 'new-';

/** Until the server has a new project, it has an id on this device only. */
export const isLocal = (id: string): boolean => id.startsWith(PREFIX);
/** Names the task that a new project is begun for: `/scratch/new?task=…`, until its first save. */
export const TASK = 'task';
export const newLocalId = (): string => `${PREFIX}${crypto.randomUUID()}`;
