const PREFIX = 'new-';

/** `/scratch/new` begins a project; until the server has it, it has an address on this device only. */
export const NEW = 'new';
export const isLocal = (id: string): boolean => id.startsWith(PREFIX);
export const newLocalId = (): string => `${PREFIX}${crypto.randomUUID()}`;
