import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { logs } from '#shared/logs/contract.ts';
import { askedSchool } from './asked-log.ts';
import { toOperation, toOperationDto } from './entry-dtos.ts';
import { findOperations } from './find-entries.ts';
import { aboutLog, LOOKED_AT, NAMED, readerOf } from './log-reader.ts';

export const listOperations: UseCase<typeof logs.endpoints.operationLog> = async (
  actor,
  { school: id, limit, cursor, ...filters },
  deps,
) => {
  const now = deps.now();
  const school = await askedSchool(actor, id, 'operation', now);
  const list = `operations ${school.id} ${JSON.stringify(filters)}`;
  const find = findOperations(school, filters, now);
  const from = await fromCursor(cursor, list);
  const { items, next } = await find({ limit, from, most: LOOKED_AT });
  const entries = items.map(toOperation);
  const reader = await readerOf(actor, school, entries, NAMED);
  return {
    list: entries.map((entry) => toOperationDto(entry, reader)),
    cursor: await toCursor(next, list),
    ...aboutLog(school),
  };
};
