import { isLocal, newLocalId } from './local-ids.ts';
import type { OpenedWork } from './work-calls.ts';

/** What new projects of this page begin with, where that is a version of another work. */
const beginnings = new Map<string, OpenedWork>();

/** Address of a new project that begins with what was opened. */
export function beginFrom(opened: OpenedWork): string {
  const id = newLocalId();
  beginnings.set(id, opened);
  return id;
}

export const beginningOf = (id: string): OpenedWork | undefined =>
  isLocal(id) ? beginnings.get(id) : undefined;

/** It is on the device, or with the server: from now on that is what is opened. */
export const forgetBeginning = (id: string): void => void beginnings.delete(id);
