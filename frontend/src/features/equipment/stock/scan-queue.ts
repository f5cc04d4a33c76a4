import * as z from 'zod';
import { readStored, STORAGE_KEY, writeStored } from '#frontend/src/lib/storage.ts';
import { createStore } from '#frontend/src/lib/store.ts';
import { EQUIPMENT_LIMITS } from '#shared/equipment/limits.ts';

/** Codes that were scanned and are not sent yet, by stock-taking. Kept on the device until the server has them. */
const Kept = z.record(z.string(), z.array(z.string()));
type Waiting = z.infer<typeof Kept>;

function read(): Waiting {
  try {
    return Kept.parse(JSON.parse(readStored(STORAGE_KEY.scans) ?? '{}'));
  } catch {
    return {};
  }
}

const store = createStore<Waiting>({});
const set = (next: Waiting): void => {
  writeStored(STORAGE_KEY.scans, JSON.stringify(next));
  store.set(next);
};

/** The waiting codes that this tab shows. All tabs share the stored codes, so each change reads them again first. */
export const waitingScans = { get: store.get, subscribe: store.subscribe };
export const loadWaiting = (): void => store.set(read());

/** A code that waits already waits once. */
export function addScan(stock: string, code: string): void {
  const all = read();
  const own = all[stock] ?? [];
  if (!own.includes(code)) set({ ...all, [stock]: [...own, code] });
}

/** The codes of the next request, the oldest first. */
export const nextScans = (stock: string): readonly string[] =>
  (read()[stock] ?? []).slice(0, EQUIPMENT_LIMITS.scansMax);

/** Forgets codes that the server has. */
export function removeScans(stock: string, codes: readonly string[]): void {
  const { [stock]: own = [], ...others } = read();
  const left = own.filter((code) => !codes.includes(code));
  set(left.length > 0 ? { ...others, [stock]: left } : others);
}
