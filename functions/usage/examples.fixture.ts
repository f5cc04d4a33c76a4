import type { usage } from '#shared/contracts/usage.ts';
import type { ExamplesOf } from '#tests/contract/example.ts';

export const examples: ExamplesOf<typeof usage> = {
  spaceOverTime: () => ({ period: 'year' }),
  // A page of one, so that it is the same in a small school and a large one.
  spaceEntries: () => ({ view: 'people', limit: 1 }),
  space: () => ({}),
  traffic: () => ({}),
  trafficOverTime: () => ({ period: 'year' }),
  // A page of one, so that it is the same among few schools and many.
  schoolTraffic: () => ({ limit: 1 }),
};
