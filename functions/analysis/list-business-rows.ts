import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { analysis } from '#shared/contracts/analysis.ts';
import { pageOfRows } from './business-rows.ts';

export const listBusinessRows: UseCase<typeof analysis.endpoints.businessRows> = async (
  actor,
  { cursor, limit, ...query },
  deps,
) => {
  const name = `business ${actor.userId} ${JSON.stringify(Object.entries(query).sort())}`;
  const paging = { limit, from: await fromCursor(cursor, name) };
  const { items, next } = await pageOfRows(actor, query, paging, deps.now());
  return { list: items, cursor: await toCursor(next, name) };
};
