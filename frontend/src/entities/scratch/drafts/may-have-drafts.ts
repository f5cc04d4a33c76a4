/** Shared with `open-drafts.ts`, whose library is loaded only where there may be drafts. */
export const DRAFTS_DATABASE = 'classroom-scratch';

/** Whether an editor has ever kept something on this device. Older browsers do not tell. */
export async function mayHaveDrafts(): Promise<boolean> {
  // Some do not have it, or refuse in private windows.
  const found = await globalThis.indexedDB?.databases?.().catch(() => undefined);
  return !found || found.some(({ name }) => name === DRAFTS_DATABASE);
}
