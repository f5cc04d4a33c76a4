import {
  loadPiece,
  type Piece,
  type PieceValue,
  pieceNumbers,
  pieces,
} from '#functions/domain/equipment/piece.ts';
import { toPieceDto } from '#functions/domain/equipment/piece-dtos.ts';
import { changedFields, loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { beginEdit } from '#functions/platform/edit.ts';
import { refuseField } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { equipment } from '#shared/equipment/contract.ts';
import { comparable } from '#shared/search/comparable.ts';
import { pieceValues, requireRoom } from './piece-fields.ts';

const told = ({ number, serial, roomId, place, boughtOn, price }: PieceValue) => ({
  number,
  serial,
  roomId,
  place,
  boughtOn,
  price,
});

/** Gives the piece its new number and frees the old one; the same number in other letters stays claimed. */
async function changingNumber(before: Piece, number: string): Promise<TransactWrite[]> {
  const { schoolId, id: pieceId } = before;
  if (comparable(before.number) === comparable(number)) return [];
  if (comparable(number) === '') throw refuseField('number', 'invalid');
  const old = await pieceNumbers.get(before, { consistent: true });
  return [
    ...pieceNumbers
      .creating({ schoolId, number }, { schoolId, number, pieceId })
      .map((write) => ({ ...write, refusal: refuseField('number', 'taken') })),
    ...(old ? pieceNumbers.removing(before, old) : []),
  ];
}

/** Edits what is known of a piece; its history goes on. */
export const editPiece: UseCase<typeof equipment.endpoints.edit> = async (
  actor,
  { piece_id, rev, number, ...input },
  deps,
) => {
  const now = deps.now();
  const { schoolId } = actor;
  const before = await loadPiece(schoolId, piece_id);
  const { roomId, rev: _, ...kept } = before;
  const after: PieceValue = { ...kept, number, ...pieceValues(input) };
  const changes = changedFields(told(before), told(after));
  if (Object.keys(changes.after).length === 0)
    return { piece: await toPieceDto(actor, before, now) };
  const current = async () => toPieceDto(actor, await loadPiece(schoolId, piece_id), now);
  const write = await beginEdit({ before, rev, current });
  await requireRoom(schoolId, input.room_id, roomId);
  await write([
    ...pieces.replacing(before, before, after),
    ...(await changingNumber(before, number)),
    ...loggingOperation({ ...actor, now }, 'equipment.edit', {
      id: before.id,
      ...(changes.after['number'] === undefined && { number }),
      ...changes,
    }),
  ]);
  return { piece: await toPieceDto(actor, { ...after, rev: before.rev + 1 }, now) };
};
