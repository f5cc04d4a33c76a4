import type { CapacityReport } from './capacity-process.ts';
import { nextMessage, startChild } from './child.ts';
import type { Figure } from './report.ts';

const SCHOOLS = 2000;
const SECTION = `Capacity of a call, first among few schools, then among ${SCHOOLS.toLocaleString('en')}`;

/** Names made at random have some endings more or less, each a place in a list; and one may be taken. */
const CHANCE = 1.1;

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
        kept: among[kind] <= alone[kind] * CHANCE + 1 && among[kind] <= budget[kind],
      },
    }));
}

/** What every call consumes must not depend on how many schools share the table. */
export async function measureCapacity(env: Readonly<Record<string, string>>): Promise<Figure[]> {
  const child = startChild('capacity-process.ts', env);
  try {
    child.send(SCHOOLS);
    return (await nextMessage<CapacityReport[]>(child)).flatMap(toFigures);
  } finally {
    child.kill();
  }
}
