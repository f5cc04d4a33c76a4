/** Shared with `open-drafts.ts`, whose library is loaded only where there may be drafts. */
export const DRAFTS_DATABASE = 'classroom-scratch';
export const LARGE_DRAFTS_DATABASE = 'classroom-scratch-large';

/** Whether there is a database of one of these names. Older browsers do not tell. */
export async function isMade(...names: readonly string[]): Promise<boolean> {
  // Some do not have it, or refuse in private windows.
  const found = await globalThis.indexedDB?.databases?.().catch(() => undefined);
  return !found || found.some(({ name = '' }) => names.includes(name));
}

/** Whether an editor has ever kept something on this device. */
export const mayHaveDrafts = (): Promise<boolean> => isMade(DRAFTS_DATABASE, LARGE_DRAFTS_DATABASE);
