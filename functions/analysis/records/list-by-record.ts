import { toMonthsAsked } from '#functions/domain/analysis/months-asked.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { analysis } from '#shared/analysis/contract.ts';
import { selectReports } from './select-reports.ts';

export const listByRecord: UseCase<typeof analysis.endpoints.byRecord> = async (
  actor,
  { cursor, limit, ...query },
  deps,
) => {
  const now = deps.now();
  const { spans, today } = toMonthsAsked(query, momentOf(actor, now));
  const name = `record reports ${actor.userId} ${JSON.stringify(Object.entries(query).sort())}`;
  const load = await selectReports(actor, query, spans.now, now);
  const { items, next } = await load({ limit, from: await fromCursor(cursor, name) });
  return { spans, today, list: items, cursor: await toCursor(next, name) };
};
