const PREFIX = 'new-';

/** `/scratch/new` begins a project; until the server has it, it has an address on this device only. */
export const NEW = 'new';
export const isLocal = (id: string): boolean => id.startsWith(PREFIX);
/** Names the task that a new project is begun for: `/scratch/new?task=…`, until its first save. */
export const TASK = 'task';
export const newLocalId = (): string => `${PREFIX}${crypto.randomUUID()}`;
