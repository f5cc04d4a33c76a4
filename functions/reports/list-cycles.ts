import {
  CYCLE_LIST,
  type Cycle,
  cycles,
  type ListedCycle,
} from '#functions/domain/reports/cycle.ts';
import { toCycleRow } from '#functions/domain/reports/dtos.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { ownClasses } from '#functions/domain/students/student-scope.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CycleId } from '#shared/ids.ts';
import type { reports } from '#shared/reports/contract.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { concerns } from './cycle-access.ts';

interface CyclesPage {
  readonly list: readonly ListedCycle[];
  readonly next: Item | undefined;
}

/** The newest cycles that concern the actor; a page is short where others lie between them. */
async function pageOfCycles(actor: Actor, from: Item | undefined): Promise<CyclesPage> {
  const { schoolId } = actor;
  const [own, { entries, next }] = await Promise.all([
    ownClasses(actor),
    pageOfList(schoolList(schoolId, CYCLE_LIST), {
      limit: REPORT_LIMITS.cyclesPage,
      from,
      descending: true,
    }),
  ]);
  const found = await cycles.rowsOf(entries, (id) => ({ schoolId, id: CycleId.parse(id) }));
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
    const [newest] = list;
    if (newest) return cycles.get({ schoolId: actor.schoolId, id: newest.id });
    if (!next) return undefined;
    from = next;
  }
  return undefined;
}

export const listCycles: UseCase<typeof reports.endpoints.cycles> = async (actor, { cursor }) => {
  const name = `report cycles ${actor.schoolId}`;
  const { list, next } = await pageOfCycles(actor, await fromCursor(cursor, name));
  return { list: list.map(toCycleRow), cursor: await toCursor(next, name) };
};
