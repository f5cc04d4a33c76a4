import type { SheetKind } from '#functions/domain/sheets/sheet-kind.ts';
import type { Walk } from '#functions/domain/sheets/walks.ts';
import { inPartition } from '#functions/platform/key-range.ts';
import { monthOf, schoolPrefix } from '#functions/platform/keys.ts';
import { queryItems } from '#functions/platform/table.ts';
import { LOG_LIMITS } from '#shared/logs/limits.ts';

const MONTHS = Math.ceil(LOG_LIMITS.retentionDays / 30);

/** The log of operations, month by month, backwards for as long as entries are kept. */
const loggedOperations =
  (now: () => Date, months: number): Walk =>
  async (schoolId, from) => {
    const back = Number(from?.['back'] ?? 0);
    const month = now();
    month.setUTCDate(1);
    month.setUTCMonth(month.getUTCMonth() - back);
    const pk = `${schoolPrefix(schoolId)}OPERATIONS#${monthOf(month)}`;
    const start = from?.['pk'] ? { pk: from['pk'], sk: from['sk'] } : undefined;
    const { items, next } = await queryItems({ ...inPartition(pk), ExclusiveStartKey: start });
    if (next) return { items, next: { ...next, back } };
    return { items, next: back + 1 < months ? { back: back + 1 } : undefined };
  };

/** What was done. */
export const OPERATION_SHEETS: readonly SheetKind[] = [
  {
    title: 'exports.sheet.operations',
    columns: ['at', 'userId', 'action', 'detail', 'count', 'address'],
    walks: [loggedOperations(() => new Date(), MONTHS)],
  },
];
