import { describe, expect, it } from 'vitest';
import type { Budget } from '#shared/contracts/endpoint.ts';
import { CALLS } from '#shared/contracts/registry.ts';
import { measureCapacity, measureFullPage } from '#tests/contract/harness/capacity.ts';
import { allowedRoles, someRole } from '#tests/contract/harness/scene.ts';
import { makeSchool } from '#tests/factories/school.ts';

const KINDS = ['read', 'write'] as const satisfies readonly (keyof Budget)[];
/** A budget that is much too high would not show that a call consumes more than before. */
const SLACK = 2;
const SCHOOLS = 50;

/** Tolerance: random names differ in their number of list entries (98 to 116 units of a student who is added), and one may be taken already. */
const CHANCE = 1.2;
/** A person's part of the school's space is granted more now and then (`storage/space.ts`). */
const GRANT: Budget = { read: 0, write: 4 };
const isDearer = (now: Budget, before: Budget = { read: 0, write: 0 }): boolean =>
  KINDS.some((kind) => now[kind] > before[kind] * CHANCE + 1 + GRANT[kind]);

describe('capacity', () => {
  it.each(CALLS)(
    '$endpoint.path keeps within its budget, which is honest',
    async ({ endpoint }) => {
      const measured: Budget[] = [];
      for (const role of allowedRoles(endpoint))
        measured.push(await measureCapacity(endpoint, role));
      const full = await measureFullPage(endpoint);
      if (full) measured.push(full);

      for (const kind of KINDS) {
        const most = Math.max(...measured.map((each) => each[kind]));
        const budget = endpoint.budget[kind];
        expect(most, `${kind} units used`).toBeLessThanOrEqual(budget);
        expect(budget, `${kind} budget, when at most ${most} are used`).toBeLessThanOrEqual(
          Math.ceil(most * SLACK),
        );
      }
    },
  );

  it('is the same among many schools', async () => {
    const measure = ({ endpoint }: (typeof CALLS)[number]) =>
      measureCapacity(endpoint, someRole(endpoint));
    // Measured again, because the school has grown with every call.
    const first: Record<string, Budget> = {};
    for (const each of CALLS) first[each.endpoint.path] = await measure(each);
    for (let index = 0; index < SCHOOLS; index += 1) await makeSchool();

    const dearer: string[] = [];
    for (const each of CALLS) {
      const { path } = each.endpoint;
      if (isDearer(await measure(each), first[path])) dearer.push(path);
    }
    expect(dearer).toEqual([]);
  });
});
