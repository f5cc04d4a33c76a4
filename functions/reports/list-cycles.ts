import { CYCLE_LIST, type Cycle, cycles } from '#functions/domain/reports/cycle.ts';
import { loadCycleFigures } from '#functions/domain/reports/cycle-figures.ts';
import { toCycleDto } from '#functions/domain/reports/dtos.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { ownClasses } from '#functions/domain/students/student-scope.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { reports } from '#shared/contracts/reports.ts';
import { CycleId } from '#shared/ids.ts';
import { REPORT_LIMITS } from '#shared/report-limits.ts';
import { concerns } from './cycle-access.ts';

/** The newest cycles that concern the actor; a page is short where others lie between them. */
async function pageOfCycles(actor: Actor, from: Item | undefined) {
  const { schoolId } = actor;
  const [own, { entries, next }] = await Promise.all([
    ownClasses(actor),
    pageOfList(schoolList(schoolId, CYCLE_LIST), {
      limit: REPORT_LIMITS.cyclesPage,
      from,
      descending: true,
    }),
  ]);
  const found = await cycles.getMany(
    entries.map(({ target }) => ({ schoolId, id: CycleId.parse(target) })),
  );
  const list = found.flatMap((cycle) => (cycle && concerns(cycle, own) ? [cycle] : []));
  return { list, next };
}

/** Pages of cycles of others that are looked through for one of the actor's. */
const PAGES = 5;

/** The newest cycle that concerns the actor. */
export async function newestCycle(actor: Actor): Promise<Cycle | undefined> {
  let from: Item | undefined;
  for (let page = 0; page < PAGES; page += 1) {
    const { list, next } = await pageOfCycles(actor, from);
    if (list[0] || !next) return list[0];
    from = next;
  }
  return undefined;
}

export const listCycles: UseCase<typeof reports.endpoints.cycles> = async (actor, { cursor }) => {
  const name = `report cycles ${actor.schoolId}`;
  const { list, next } = await pageOfCycles(actor, await fromCursor(cursor, name));
  const figures = await loadCycleFigures(list);
  return {
    list: list.map((cycle) => toCycleDto(actor, cycle, figures.get(cycle.id))),
    cursor: await toCursor(next, name),
  };
};
