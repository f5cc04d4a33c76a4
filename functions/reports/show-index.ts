import type { Cycle } from '#functions/domain/reports/cycle.ts';
import { loadClassFigures, loadCycleFigures } from '#functions/domain/reports/cycle-figures.ts';
import { toCycleDto } from '#functions/domain/reports/dtos.ts';
import { loadCycle } from '#functions/domain/reports/scope.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { CycleId } from '#shared/ids.ts';
import type { reports } from '#shared/reports/contract.ts';
import { pageOfCycleClasses, toCycleClasses, toDeletedClasses } from './cycle-classes.ts';
import { newestCycle } from './list-cycles.ts';

/** The cycle that is asked for, else the newest one that concerns the actor. */
export async function cycleOrNewest(
  actor: Actor,
  id: CycleId | undefined,
): Promise<Cycle | undefined> {
  return id ? loadCycle(actor, id) : newestCycle(actor);
}

export const showIndex: UseCase<typeof reports.endpoints.index> = async (
  actor,
  { cycle_id, cursor },
) => {
  const cycle = await cycleOrNewest(actor, cycle_id);
  if (!cycle) return { cycle: null, list: [], cursor: null };
  const { list, cursor: next } = await pageOfCycleClasses(actor, cycle, cursor);
  const [totals, deleted, figures] = await Promise.all([
    loadCycleFigures(cycle),
    next ? [] : toDeletedClasses(actor, cycle),
    loadClassFigures(
      cycle,
      list.map(({ id }) => id),
    ),
  ]);
  return {
    cycle: toCycleDto(actor, cycle, totals),
    list: [...(await toCycleClasses(cycle, list, figures)), ...deleted],
    cursor: next,
  };
};
