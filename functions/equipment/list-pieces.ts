import { toPieceDtos } from '#functions/domain/equipment/piece-dtos.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { equipment } from '#shared/equipment/contract.ts';
import { findPieces } from './find-pieces.ts';

export const listPieces: UseCase<typeof equipment.endpoints.list> = async (actor, input, deps) => {
  const now = deps.now();
  const { cursor, limit, ...query } = input;
  const name = `equipment ${JSON.stringify(Object.entries(query).sort())}`;
  const from = await fromCursor(cursor, name);
  const { items, next } = await findPieces(actor, query, { limit, from }, now);
  return { list: await toPieceDtos(actor, items, now), cursor: await toCursor(next, name) };
};
