import { takingStep } from '#functions/domain/equipment/history.ts';
import type { KindValue } from '#functions/domain/equipment/kind.ts';
import { takingNumbers } from '#functions/domain/equipment/kind-counts.ts';
import {
  type Piece,
  type PieceValue,
  pieceNumbers,
  pieces,
} from '#functions/domain/equipment/piece.ts';
import { reminderOf } from '#functions/domain/equipment/reminder-time.ts';
import type { LogOrigin } from '#functions/domain/logs/log-entry.ts';
import type { PersonId } from '#functions/domain/people/user.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { newId } from '#shared/ids.ts';
import { TIME_ZONE } from './moment.ts';

/** A kind without pieces. */
export const newKind = (
  { schoolId }: Pick<PersonId, 'schoolId'>,
  values: Partial<KindValue> = {},
): KindValue => ({
  id: newId('equipmentKind'),
  schoolId,
  name: '机器人套件',
  code: 'JQR',
  category: '机器人',
  note: '',
  picture: '',
  loanDays: 14,
  value: 0,
  created: new Date().toISOString(),
  ...values,
});

/** A piece of a kind that nobody has. */
export const newPiece = (
  { schoolId, userId }: PersonId,
  { id: kindId, code }: Pick<KindValue, 'id' | 'code'>,
  no: number,
  values: Partial<PieceValue> = {},
): PieceValue => ({
  id: newId('equipment', Date.now() + no),
  schoolId,
  kindId,
  no,
  number: `${code}-${String(no).padStart(3, '0')}`,
  serial: '',
  place: '',
  boughtOn: '',
  price: 0,
  state: 'available',
  condition: 'fine',
  created: new Date().toISOString(),
  createdBy: userId,
  steps: 0,
  ...values,
});

/** Pieces of a kind with the numbers from `seen`, the next that is free. */
export const addingPieces = (
  kind: Pick<KindValue, 'schoolId' | 'id' | 'code'>,
  made: readonly PieceValue[],
  seen = 1,
): TransactWrite[] => [
  ...made.flatMap((piece) => [
    ...pieces.creating(piece, piece),
    ...pieceNumbers.creating(piece, {
      schoolId: piece.schoolId,
      number: piece.number,
      pieceId: piece.id,
    }),
  ]),
  ...takingNumbers(kind, { seen, next: seen + made.length, pieces: made.length }),
];

type Loan = NonNullable<PieceValue['loan']>;

/** A loan of some moment, also one whose last day has passed; who lends is reminded. */
export function lendingPiece(
  origin: LogOrigin,
  piece: Piece,
  { to, due, ...values }: Pick<Loan, 'to' | 'due'> & Partial<Loan>,
): TransactWrite[] {
  const said = { note: '', remindAt: reminderOf(due, TIME_ZONE), ...values };
  const loan = { to, due, at: origin.now.toISOString(), by: origin.userId, ...said };
  const told = { step: 'lend', holder: to, due, note: loan.note } as const;
  return takingStep(origin, piece, { state: 'lent', loan }, told);
}
