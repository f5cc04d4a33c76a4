import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { analysis } from '#shared/analysis/contract.ts';
import { rowsOf } from './business-rows.ts';

export const listBusinessRows: UseCase<typeof analysis.endpoints.businessRows> = async (
  actor,
  { cursor, limit, ...query },
  deps,
) => {
  const name = `business ${actor.userId} ${JSON.stringify(Object.entries(query).sort())}`;
  const { span, unpaid, load } = rowsOf(actor, query, deps.now());
  const { items, next } = await load({ limit, from: await fromCursor(cursor, name) });
  return { list: items, cursor: await toCursor(next, name), span, unpaid };
};
