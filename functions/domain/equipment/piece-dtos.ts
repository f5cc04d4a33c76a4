import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { classes } from '#functions/domain/classes/class.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import type { HolderDto, PieceDto } from '#shared/equipment/fields.ts';
import { ClassId, type EquipmentKindId, type RoomId, type SchoolId, UserId } from '#shared/ids.ts';
import { loadKindNames } from './kind.ts';
import type { Holder, ListedPiece } from './piece.ts';

/** Who has something, by id, as the browser gets them. */
export type Holders = (holder: Holder) => HolderDto;

/** Some holders with the names that they have now; somebody who has left stays, as `left`. */
export async function loadHolders(
  schoolId: SchoolId,
  holders: readonly Holder[],
): Promise<Holders> {
  const idsOf = (isClass: boolean) => [
    ...new Set(holders.filter(({ kind }) => (kind === 'class') === isClass).map(({ id }) => id)),
  ];
  const [people, taught] = await Promise.all([
    users.getMany(idsOf(false).map((id) => ({ schoolId, userId: UserId.parse(id) }))),
    classes.getMany(idsOf(true).map((id) => ({ schoolId, id: ClassId.parse(id) }))),
  ]);
  const present = new Map<string, { readonly name: string; readonly left: boolean }>([
    ...people.flatMap((user) =>
      user ? [[user.id, { name: user.name, left: user.removed !== undefined }] as const] : [],
    ),
    ...taught.flatMap((found) =>
      found ? [[found.id, { name: found.name, left: found.state === 'closed' }] as const] : [],
    ),
  ]);
  return ({ kind, id, name }) => ({ kind, id, ...(present.get(id) ?? { name, left: true }) });
}

/** The names of a school's rooms. */
export async function loadRoomNames(
  schoolId: SchoolId,
  needed: readonly (RoomId | undefined)[],
): Promise<ReadonlyMap<RoomId, string>> {
  if (needed.every((id) => id === undefined)) return new Map();
  const { rooms } = await loadSettings(schoolId);
  return new Map(rooms.map(({ id, name }) => [id, name]));
}

interface Names {
  readonly kindOf: ReadonlyMap<EquipmentKindId, string>;
  readonly roomOf: ReadonlyMap<RoomId, string>;
  readonly holderOf: Holders;
  readonly today: string;
}

function toDto(piece: ListedPiece, { kindOf, roomOf, holderOf, today }: Names): PieceDto {
  const { id, kindId, number, serial, roomId, place, boughtOn, price, state } = piece;
  const { condition, loan, created, steps, rev } = piece;
  return {
    id,
    number,
    serial,
    place,
    price,
    state,
    condition,
    created,
    steps,
    rev,
    kind_id: kindId,
    kind_name: kindOf.get(kindId) ?? '',
    room_id: roomId ?? null,
    room_name: roomId ? (roomOf.get(roomId) ?? '') : '',
    bought_on: boughtOn,
    loan: loan
      ? {
          holder: holderOf(loan.to),
          due: loan.due,
          overdue: loan.due !== '' && loan.due < today,
          since: loan.at,
          note: loan.note,
        }
      : null,
  };
}

/** Pieces with the names of their kinds, rooms and holders. */
export async function toPieceDtos(
  actor: Pick<Actor, 'schoolId' | 'school'>,
  list: readonly ListedPiece[],
  now: Date,
  known?: Holders,
): Promise<PieceDto[]> {
  const { schoolId } = actor;
  const [kindOf, roomOf, holderOf] = await Promise.all([
    loadKindNames(
      schoolId,
      list.map(({ kindId }) => kindId),
    ),
    loadRoomNames(
      schoolId,
      list.map(({ roomId }) => roomId),
    ),
    known ??
      loadHolders(
        schoolId,
        list.flatMap(({ loan }) => loan?.to ?? []),
      ),
  ]);
  const names = { kindOf, roomOf, holderOf, today: dayAt(momentOf(actor, now)) };
  return list.map((piece) => toDto(piece, names));
}

export async function toPieceDto(
  actor: Pick<Actor, 'schoolId' | 'school'>,
  piece: ListedPiece,
  now: Date,
): Promise<PieceDto> {
  const [dto] = await toPieceDtos(actor, [piece], now);
  if (!dto) throw new TypeError('a piece has one DTO');
  return dto;
}
