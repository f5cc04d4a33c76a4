import { takingStep } from '#functions/domain/equipment/history.ts';
import { type KindValue, kinds } from '#functions/domain/equipment/kind.ts';
import { type Piece, type PieceValue, pieces } from '#functions/domain/equipment/piece.ts';
import { unlessExists } from '#functions/platform/errors.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { transact } from '#functions/platform/table.ts';
import { addDays } from '#shared/days.ts';
import { ClassId, EquipmentId, EquipmentKindId, RoomId, UserId } from '#shared/ids.ts';
import { addingPieces, lendingPiece, newKind, newPiece } from '../builders/equipment.ts';
import { CLASSES } from './demo-classes.ts';
import { DEMO_KINDS, type DemoKind } from './demo-equipment.ts';
import { PRINCIPAL, principalAt, staffOf } from './demo-people.ts';
import { type DemoPlace, daysBefore } from './demo-place.ts';

const BOUGHT_DAYS_AGO = 90;
/** As long as ids that are made: labels of the demo school can be scanned. */
const ID_LENGTH = 26;

const idOf = (prefix: string, number: number): string =>
  `${prefix}-${String(number).padStart(ID_LENGTH, '0')}`;

function kindOf(place: DemoPlace, demo: DemoKind, at: number): KindValue {
  const { name, code, category, note, loanDays, value } = demo;
  const id = EquipmentKindId.parse(idOf('eqk', at + 1));
  const created = daysBefore(place.now, BOUGHT_DAYS_AGO).toISOString();
  return newKind(place, { id, name, code, category, note, loanDays, value, created });
}

function pieceOf(place: DemoPlace, demo: DemoKind, at: number, no: number): PieceValue {
  const bought = daysBefore(place.now, BOUGHT_DAYS_AGO);
  return newPiece(staffOf(place.schoolId, PRINCIPAL.id), kindOf(place, demo, at), no, {
    id: EquipmentId.parse(idOf('eqp', (at + 1) * 100 + no)),
    roomId: RoomId.parse(demo.room),
    place: demo.place,
    boughtOn: dayAt({ ...place, now: bought }),
    price: demo.value,
    created: bought.toISOString(),
  });
}

type Story = DemoKind['stories'][number];

/** Lends a piece, or sends it to be repaired, as it happened some days ago. */
async function tellStory(place: DemoPlace, piece: Piece, { loan, repair }: Story): Promise<void> {
  const origin = (daysAgo: number) => principalAt(place, daysBefore(place.now, daysAgo));
  if (loan) {
    const { kind, to, daysAgo, note } = loan;
    const id = kind === 'class' ? ClassId.parse(to) : UserId.parse(to);
    const name = CLASSES.find((each) => each.id === to)?.name ?? '';
    const due = addDays(dayAt(place), loan.due);
    // Of what is overdue the principal was reminded.
    const told = { note, ...(loan.due < 0 && { remindAt: '' }) };
    await transact(lendingPiece(origin(daysAgo), piece, { to: { kind, id, name }, due, ...told }));
  }
  if (repair) {
    const after = { state: 'repair', condition: 'damaged' } as const;
    const told = { step: 'repair', note: repair.note } as const;
    await transact(takingStep(origin(repair.daysAgo), piece, after, told));
  }
}

async function seedKind(place: DemoPlace, demo: DemoKind, at: number): Promise<void> {
  const kind = kindOf(place, demo, at);
  const all = Array.from({ length: demo.pieces }, (_, index) =>
    pieceOf(place, demo, at, index + 1),
  );
  await unlessExists(kinds.create(kind, kind));
  const [first] = await pieces.getMany(all, { consistent: true });
  if (!first) await transact(addingPieces(kind, all));
  for (const story of demo.stories) {
    const found = all.find(({ no }) => no === story.no);
    const piece = found && (await pieces.get(found, { consistent: true }));
    if (piece?.steps === 0) await tellStory(place, piece, story);
  }
}

/** Equipment of the demo school: some of it is lent, one piece is overdue, one in repair. */
export async function seedEquipment(place: DemoPlace): Promise<void> {
  for (const [at, kind] of DEMO_KINDS.entries()) await seedKind(place, kind, at);
}
