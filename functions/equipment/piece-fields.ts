import type * as z from 'zod';
import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import type { PieceValue } from '#functions/domain/equipment/piece.ts';
import { refuseField } from '#functions/platform/errors.ts';
import type { PieceFields } from '#shared/equipment/fields.ts';
import type { RoomId, SchoolId } from '#shared/ids.ts';

type Fields = z.output<ReturnType<typeof PieceFields>>;

/** Throws 1001 for a room that the school does not have. */
export async function requireRoom(
  schoolId: SchoolId,
  id: RoomId | '',
  before?: RoomId,
): Promise<void> {
  if (id === '' || id === before) return;
  const { rooms } = await loadSettings(schoolId);
  if (!rooms.some((room) => room.id === id)) throw refuseField('room_id', 'missing');
}

type Values = Pick<PieceValue, 'serial' | 'place' | 'boughtOn' | 'price' | 'roomId'>;

/** The fields of a piece that people edit. */
export const pieceValues = ({ serial, room_id, place, bought_on, price }: Fields): Values => ({
  serial,
  place,
  boughtOn: bought_on,
  price,
  ...(room_id && { roomId: room_id }),
});
