import type { Budget } from '#shared/endpoint.ts';
import { CALLS } from '#shared/registry.ts';
import { measureCapacity } from '#tests/contract/harness/capacity.ts';
import { collectLogLines } from '#tests/contract/harness/log-lines.ts';
import { someRole } from '#tests/contract/harness/scene.ts';
import { fillSchools } from '#tests/factories/fill-schools.ts';

export interface CapacityReport {
  readonly path: string;
  readonly budget: Budget;
  readonly alone: Budget;
  readonly among: Budget;
}

async function measureAll(): Promise<ReadonlyMap<string, Budget>> {
  const figures = new Map<string, Budget>();
  for (const { endpoint } of CALLS) {
    figures.set(endpoint.path, await measureCapacity(endpoint, someRole(endpoint)));
  }
  return figures;
}

async function run(schools: number): Promise<CapacityReport[]> {
  const none = { read: Number.NaN, write: Number.NaN };
  const alone = await measureAll();
  await fillSchools(schools);
  const among = await measureAll();
  return CALLS.map(({ endpoint: { path, budget } }) => ({
    path,
    budget,
    alone: alone.get(path) ?? none,
    among: among.get(path) ?? none,
  }));
}

collectLogLines();
process.on('disconnect', () => process.exit());
process.once('message', async (schools: number) => {
  process.send?.(await run(schools), () => process.exit(0));
});
