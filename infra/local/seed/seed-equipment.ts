import { takingStep } from '#functions/domain/equipment/history.ts';
import { type KindValue, kinds } from '#functions/domain/equipment/kind.ts';
import { takingNumbers } from '#functions/domain/equipment/kind-counts.ts';
import {
  type Piece,
  type PieceValue,
  pieceNumbers,
  pieces,
} from '#functions/domain/equipment/piece.ts';
import { reminderOf } from '#functions/domain/equipment/reminder-time.ts';
import { unlessExists } from '#functions/platform/errors.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { transact } from '#functions/platform/table.ts';
import { addDays } from '#shared/days.ts';
import { ClassId, EquipmentId, EquipmentKindId, RoomId, UserId } from '#shared/ids.ts';
import { CLASSES } from './demo-classes.ts';
import { DEMO_KINDS, type DemoKind } from './demo-equipment.ts';
import { PRINCIPAL } from './demo-people.ts';
import { type DemoPlace, daysBefore } from './demo-place.ts';

const BOUGHT_DAYS_AGO = 90;
/** As long as ids that are made: labels of the demo school can be scanned. */
const ID_LENGTH = 26;
const PRINCIPAL_ID = UserId.parse(PRINCIPAL.id);

const idOf = (prefix: string, number: number): string =>
  `${prefix}-${String(number).padStart(ID_LENGTH, '0')}`;

function kindOf({ schoolId, now }: DemoPlace, kind: DemoKind, at: number): KindValue {
  const { name, code, category, note, loanDays, value } = kind;
  const id = EquipmentKindId.parse(idOf('eqk', at + 1));
  const created = daysBefore(now, BOUGHT_DAYS_AGO).toISOString();
  return { id, schoolId, name, code, category, note, picture: '', loanDays, value, created };
}

function pieceOf(place: DemoPlace, kind: DemoKind, at: number, no: number): PieceValue {
  const { schoolId, now } = place;
  const bought = daysBefore(now, BOUGHT_DAYS_AGO);
  return {
    id: EquipmentId.parse(idOf('eqp', (at + 1) * 100 + no)),
    schoolId,
    kindId: EquipmentKindId.parse(idOf('eqk', at + 1)),
    no,
    number: `${kind.code}-${String(no).padStart(3, '0')}`,
    serial: '',
    roomId: RoomId.parse(kind.room),
    place: kind.place,
    boughtOn: dayAt({ ...place, now: bought }),
    price: kind.value,
    state: 'available',
    condition: 'fine',
    created: bought.toISOString(),
    createdBy: PRINCIPAL_ID,
    steps: 0,
  };
}

type Story = DemoKind['stories'][number];

function loanOf(place: DemoPlace, { kind, to, daysAgo, due, note }: NonNullable<Story['loan']>) {
  const { now, timeZone } = place;
  const last = addDays(dayAt(place), due);
  const name = CLASSES.find(({ id }) => id === to)?.name ?? '';
  const id = kind === 'class' ? ClassId.parse(to) : UserId.parse(to);
  return {
    to: { kind, id, name },
    due: last,
    at: daysBefore(now, daysAgo).toISOString(),
    by: PRINCIPAL_ID,
    note,
    // Of what is overdue the principal was reminded.
    remindAt: due < 0 ? '' : reminderOf(last, timeZone),
  };
}

/** Lends a piece, or sends it to be repaired, as it happened some days ago. */
async function tellStory(place: DemoPlace, piece: Piece, { loan, repair }: Story): Promise<void> {
  const { schoolId, now } = place;
  const origin = (daysAgo: number) => ({
    schoolId,
    userId: PRINCIPAL_ID,
    now: daysBefore(now, daysAgo),
    address: '',
    agent: '',
  });
  if (loan) {
    const lent = loanOf(place, loan);
    const told = { step: 'lend', holder: lent.to, due: lent.due, note: lent.note } as const;
    await transact(takingStep(origin(loan.daysAgo), piece, { state: 'lent', loan: lent }, told));
  }
  if (repair) {
    const after = { state: 'repair', condition: 'damaged' } as const;
    const told = { step: 'repair', note: repair.note } as const;
    await transact(takingStep(origin(repair.daysAgo), piece, after, told));
  }
}

async function seedKind(place: DemoPlace, kind: DemoKind, at: number): Promise<void> {
  const { schoolId } = place;
  const value = kindOf(place, kind, at);
  const all = Array.from({ length: kind.pieces }, (_, no) => pieceOf(place, kind, at, no + 1));
  const numbers = { seen: 1, next: all.length + 1, pieces: all.length };
  await unlessExists(kinds.create(value, value));
  const [first] = await pieces.getMany(all, { consistent: true });
  if (!first)
    await transact([
      ...all.flatMap((piece) => [
        ...pieces.creating(piece, piece),
        ...pieceNumbers.creating(piece, { schoolId, number: piece.number, pieceId: piece.id }),
      ]),
      ...takingNumbers(value, numbers),
    ]);
  for (const story of kind.stories) {
    const found = all.find(({ no }) => no === story.no);
    const piece = found && (await pieces.get(found, { consistent: true }));
    if (piece?.steps === 0) await tellStory(place, piece, story);
  }
}

/** Equipment of the demo school: some of it is lent, one piece is overdue, one in repair. */
export async function seedEquipment(place: DemoPlace): Promise<void> {
  for (const [at, kind] of DEMO_KINDS.entries()) await seedKind(place, kind, at);
}
