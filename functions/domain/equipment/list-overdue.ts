import type { Reading } from '#functions/domain/sessions/reading.ts';
import { type ListPage, pageOfList, schoolList } from '#functions/platform/listing.ts';
import { dayAt, momentOf, type SchoolMoment } from '#functions/platform/school-day.ts';
import type { Item } from '#functions/platform/table.ts';
import { addDays } from '#shared/days.ts';
import type { equipment } from '#shared/equipment/contract.ts';
import { EQUIPMENT_LIMITS } from '#shared/equipment/limits.ts';
import { EquipmentId, type SchoolId } from '#shared/ids.ts';
import { PIECE_LISTS, pieces } from './piece.ts';
import { toPieceDtos } from './piece-dtos.ts';

/** Sorts after the ids that stand behind a day. */
const LAST = '~';

interface Paging {
  readonly limit: number;
  readonly from?: Item | undefined;
}

/** Pieces whose last day has passed, the longest overdue first. */
export const pageOfOverdue = (
  schoolId: SchoolId,
  moment: SchoolMoment,
  paging: Paging,
): Promise<ListPage> =>
  pageOfList(schoolList(schoolId, PIECE_LISTS.due), {
    ...paging,
    within: ['0', `${addDays(dayAt(moment), -1)}#${LAST}`],
  });

/** The first overdue pieces, and how many there are up to a hundred. */
export const listOverdue: Reading<typeof equipment.endpoints.overdue> = async (
  actor,
  _input,
  deps,
) => {
  const { schoolId } = actor;
  const now = deps.now();
  const { entries } = await pageOfOverdue(schoolId, momentOf(actor, now), {
    limit: EQUIPMENT_LIMITS.overdueMax,
  });
  const shown = await pieces.rowsOf(entries.slice(0, EQUIPMENT_LIMITS.overdueShown), (target) => ({
    schoolId,
    id: EquipmentId.parse(target),
  }));
  const list = shown.flatMap((piece) => piece ?? []);
  return { list: await toPieceDtos(actor, list, now), count: entries.length };
};
