import { toLeadRows } from '#functions/domain/leads/lead-dtos.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { leads as contract } from '#shared/leads/contract.ts';
import { selectLeads } from './select-leads.ts';

export const listLeads: UseCase<typeof contract.endpoints.list> = async (
  actor,
  { cursor, limit, ...query },
  deps,
) => {
  const now = deps.now();
  const name = `consult ${JSON.stringify(Object.entries(query).sort())}`;
  const from = await fromCursor(cursor, name);
  const { items, next } = await selectLeads(actor, query, { limit, from }, now);
  return { list: await toLeadRows(actor, items, now), cursor: await toCursor(next, name) };
};
