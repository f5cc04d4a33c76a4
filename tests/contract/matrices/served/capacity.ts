import { describe, expect, it } from 'vitest';
import type { Budget } from '#shared/endpoint.ts';
import { CALLS } from '#shared/registry.ts';
import {
  measureCapacity,
  measureFullPage,
  unitsOf,
  wasDisturbed,
} from '#tests/contract/harness/capacity.ts';
import { allowedRoles, someRole } from '#tests/contract/harness/scene.ts';
import { served, servedBase64, servedJson } from '#tests/contract/harness/served.ts';
import { forEachTested, tested } from '#tests/contract/harness/tested.ts';

const KINDS = ['read', 'write'] as const satisfies readonly (keyof Budget)[];
/** A budget that is much too high would not show that a call consumes more than before. */
const SLACK = 2;

/** Tolerance: random names differ in their number of list entries (98 to 116 units of a student who is added), and one may be taken already. */
const CHANCE = 1.2;
/** A person's part of the school's space is granted more now and then (`storage/space.ts`). */
const GRANT: Budget = { read: 0, write: 4 };
const isDearer = (now: Budget, before: Budget): boolean =>
  KINDS.some((kind) => now[kind] > before[kind] * CHANCE + 1 + GRANT[kind]);

describe('capacity', () => {
  it.each(tested(CALLS))(
    '$endpoint.path keeps within its budget, which is honest',
    async ({ endpoint }) => {
      const measured: Budget[] = [];
      for (const role of allowedRoles(endpoint))
        measured.push(unitsOf((await served(endpoint, role)).outcome));
      const full = await measureFullPage(endpoint);
      if (full) measured.push(full);
      const mostOf = (kind: keyof Budget) => Math.max(...measured.map((each) => each[kind]));
      // Lists of all of a school are longest now, after all calls.
      if (KINDS.some((kind) => endpoint.budget[kind] > Math.ceil(mostOf(kind) * SLACK)))
        measured.push(await measureCapacity(endpoint, someRole(endpoint)));

      for (const kind of KINDS) {
        const most = mostOf(kind);
        const budget = endpoint.budget[kind];
        expect(most, `${kind} units used`).toBeLessThanOrEqual(budget);
        expect(budget, `${kind} budget, when at most ${most} are used`).toBeLessThanOrEqual(
          Math.ceil(most * SLACK),
        );
      }
    },
  );

  it('is the same among many schools', async () => {
    const dearer: string[] = [];
    await forEachTested(CALLS, async ({ endpoint }) => {
      // The school has grown with every call, so the first time is not compared.
      const before = (await servedJson(endpoint)).outcome;
      const now = (await servedBase64(endpoint)).outcome;
      // Another seed disturbs others.
      if (wasDisturbed(before) || wasDisturbed(now)) return;
      if (isDearer(unitsOf(now), unitsOf(before))) dearer.push(endpoint.path);
    });
    expect(dearer).toEqual([]);
    // Two calls of each, whose encodings are compared later.
  }, 300_000);
});
