import type { Budget } from '#shared/endpoint.ts';
import type { CapacityReport } from './capacity-process.ts';
import { askChild } from './child.ts';
import type { Figure } from './report.ts';

const SCHOOLS = 2000;
const SECTION = `Capacity of a call, first among few schools, then among ${SCHOOLS.toLocaleString('en')}`;

/** Tolerance: random names differ in their number of list entries, and one may be taken already. */
const CHANCE = 1.1;
/** A person's part of the school's space is granted more now and then (`storage/space.ts`). */
const GRANT: Budget = { read: 0, write: 4 };

function toFigures({ path, budget, alone, among }: CapacityReport): Figure[] {
  return (['read', 'write'] as const)
    .filter((kind) => alone[kind] + among[kind] + budget[kind] > 0)
    .map((kind) => ({
      section: SECTION,
      what: `${path}: ${kind}`,
      value: among[kind],
      unit: 'units',
      limit: {
        text: `${alone[kind]} before, budget ${budget[kind]}`,
        kept: among[kind] <= alone[kind] * CHANCE + 1 + GRANT[kind] && among[kind] <= budget[kind],
      },
    }));
}

/** The capacity that a call consumes must not depend on the number of schools in the table. */
export async function measureCapacity(env: Readonly<Record<string, string>>): Promise<Figure[]> {
  const reports = await askChild<CapacityReport[]>('capacity-process.ts', env, SCHOOLS);
  return reports.flatMap(toFigures);
}
