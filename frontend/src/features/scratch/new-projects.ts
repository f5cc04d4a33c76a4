import type { OpenedWork } from './work-calls.ts';

const PREFIX = 'new-';

/** A new project has a local id until the server has it. */
export const isLocal = (id: string): boolean => id.startsWith(PREFIX);
/** Names the task that a new project is begun for: `/scratch/new?task=…`, until its first save. */
export const TASK = 'task';
export const newLocalId = (): string => `${PREFIX}${crypto.randomUUID()}`;

/** The contents of new projects that start from a version of another work. */
const beginnings = new Map<string, OpenedWork>();

/** The local id of a new project that starts from an opened work. */
export function beginFrom(opened: OpenedWork): string {
  const id = newLocalId();
  beginnings.set(id, opened);
  return id;
}

export const beginningOf = (id: string): OpenedWork | undefined =>
  isLocal(id) ? beginnings.get(id) : undefined;

/** Called once the device or the server has the project: that copy is opened from then on. */
export const forgetBeginning = (id: string): void => void beginnings.delete(id);
