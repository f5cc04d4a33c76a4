import { AsyncLocalStorage } from 'node:async_hooks';

/** Capacity units consumed during one call, as the table reports them. */
export interface Consumption {
  read: number;
  write: number;
}

const storage = new AsyncLocalStorage<Consumption>();

export const metered = <T>(consumption: Consumption, run: () => T): T =>
  storage.run(consumption, run);

interface Reported {
  readonly CapacityUnits?: number | undefined;
}

/** Adds the capacity that one request to the table consumed to the running call. */
export function addConsumption(
  kind: keyof Consumption,
  reported: Reported | Reported[] | undefined,
): void {
  const consumption = storage.getStore();
  if (!consumption || !reported) return;
  for (const { CapacityUnits = 0 } of Array.isArray(reported) ? reported : [reported]) {
    consumption[kind] += CapacityUnits;
  }
}
