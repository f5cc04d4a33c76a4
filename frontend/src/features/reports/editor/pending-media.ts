import { createStore, useStore } from '#frontend/src/lib/store.ts';

interface Pending {
  readonly pictures: number;
  readonly video: number;
}

/** Uploads of the report that is open. One report is open at a time. */
const pending = createStore<Pending>({ pictures: 0, video: 0 });

export function setPending(of: keyof Pending, count: number): void {
  const before = pending.get();
  if (before[of] !== count) pending.set({ ...before, [of]: count });
}

export const usePendingMedia = (): Pending => useStore(pending);
