import { readStored, STORAGE_KEY, writeStored } from '#frontend/src/lib/storage.ts';

/** Shared with `open-drafts.ts`, whose library is loaded only where there may be drafts. */
export const DRAFTS_DATABASE = 'classroom-scratch';
export const LARGE_DRAFTS_DATABASE = 'classroom-scratch-large';

/** Undefined where the browser does not tell: older ones do not have it, some refuse in private windows. */
async function look(names: readonly string[]): Promise<boolean | undefined> {
  if (!globalThis.indexedDB) return false;
  try {
    const found = await indexedDB.databases?.();
    return found?.some(({ name = '' }) => names.includes(name));
  } catch {
    return undefined;
  }
}

/** Whether there is a database of one of these names. Older browsers do not tell. */
export const isMade = async (...names: readonly string[]): Promise<boolean> =>
  (await look(names)) ?? true;

/** Whether an editor has ever kept something on this device. */
export const mayHaveDrafts = (): Promise<boolean> => isMade(DRAFTS_DATABASE, LARGE_DRAFTS_DATABASE);

/** Notes in `localStorage` that the store of drafts has been written to. */
export const noteKept = (): void => writeStored(STORAGE_KEY.hasKept, 'yes');

/** Of a store that cannot be read: whether drafts may be in it, or the device has never taken any. */
export const hasKept = async (name: string): Promise<boolean> =>
  (await look([name])) ?? readStored(STORAGE_KEY.hasKept) !== null;
