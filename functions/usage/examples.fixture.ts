import { addingReaders } from '#functions/domain/usage/traffic-readers.ts';
import { transact } from '#functions/platform/table.ts';
import { monthOfDay } from '#shared/days.ts';
import { newId } from '#shared/ids.ts';
import type { usage } from '#shared/usage/contract.ts';
import type { ExamplesOf } from '#tests/contract/example.ts';
import { storeVersion } from '#tests/factories/work.ts';

export const examples: ExamplesOf<typeof usage> = {
  spaceOverTime: () => ({ period: 'year' }),
  // A page of one, so that it is the same in a small school and a large one.
  spaceEntries: () => ({ view: 'people', limit: 1 }),
  freeable: async ({ actor }) => {
    const removed = new Date().toISOString();
    for (let n = 0; n < 12; n += 1) await storeVersion(actor, { removed });
    return { view: 'bin' };
  },
  space: () => ({}),
  traffic: () => ({}),
  trafficOverTime: () => ({ period: 'year' }),
  // A page of one, so that it is the same among few schools and many.
  schoolTraffic: async ({ actor }) => {
    const people = Array.from({ length: 12 }, (_, at) => [newId('student'), at + 1] as const);
    const month = monthOfDay(new Date().toISOString().slice(0, 10));
    await transact([addingReaders(actor.schoolId, month, new Map(people), undefined)]);
    return { limit: 1, month };
  },
};
