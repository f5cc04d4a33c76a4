import { AsyncLocalStorage } from 'node:async_hooks';

/** Capacity units, as the table reports them. */
export interface Consumption {
  read: number;
  write: number;
}

/**
 * Why the table is asked again: another transaction writes the same item; more is asked than it takes; it answered a
 * part of a batch; its answer is a fault of its own, or was lost; an item is not any more as it was read.
 */
export type Trouble = 'conflict' | 'throttled' | 'unprocessed' | 'interrupted' | 'stale';

/** What a call or a job consumes of the table, how often it had to ask again, and for how long it may. */
export class Meter implements Consumption {
  read = 0;
  write = 0;
  readonly retries: Partial<Record<Trouble, number>> = {};
  /** Of the process's clock (`performance.now`): nothing is asked again after it. */
  readonly until: number;

  /** @param left milliseconds */
  constructor(left = Number.POSITIVE_INFINITY) {
    this.until = performance.now() + left;
  }

  /** For the line that is logged of it. */
  get figures() {
    const { read: readUnits, write: writeUnits, retries } = this;
    return { readUnits, writeUnits, ...(Object.keys(retries).length > 0 && { retries }) };
  }
}

const storage = new AsyncLocalStorage<Meter>();

export const metered = <T>(meter: Meter, run: () => T): T => storage.run(meter, run);

interface Reported {
  readonly CapacityUnits?: number | undefined;
}

/** Adds the capacity that one request to the table consumed to the running call. */
export function addConsumption(
  kind: keyof Consumption,
  reported: Reported | Reported[] | undefined,
): void {
  const meter = storage.getStore();
  if (!meter || !reported) return;
  for (const { CapacityUnits = 0 } of Array.isArray(reported) ? reported : [reported]) {
    meter[kind] += CapacityUnits;
  }
}

export function countRetry(trouble: Trouble): void {
  const retries = storage.getStore()?.retries;
  if (retries) retries[trouble] = (retries[trouble] ?? 0) + 1;
}

/** Until when the running call may ask again; without a call, without an end. */
export const callEnds = (): number => storage.getStore()?.until ?? Number.POSITIVE_INFINITY;
