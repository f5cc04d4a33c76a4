import { notifying } from '#functions/domain/notices/inbox-notice.ts';
import { users } from '#functions/domain/people/user.ts';
import { loadPrincipals } from '#functions/domain/teachers/principals.ts';
import { written } from '#functions/platform/table.ts';
import { type Shift, workOff } from '#functions/platform/work-off.ts';
import { EquipmentId, type UserId } from '#shared/ids.ts';
import { DUE_PIECES, type Piece, pieces } from './piece.ts';
import { loadHolders } from './piece-dtos.ts';

/** Who lent it out; the principals when that person has left. All notices fit into one transaction. */
async function remindedPeople({ schoolId }: Piece, by: UserId): Promise<UserId[]> {
  const lender = await users.get({ schoolId, userId: by });
  if (lender && !lender.removed && !lender.disabled) return [by];
  return await loadPrincipals(schoolId, PRINCIPALS_MAX);
}
const PRINCIPALS_MAX = 20;

/** Reminds once: of two runs only one succeeds, and none when the piece came back meanwhile. */
async function remind(piece: Piece, now: Date): Promise<boolean> {
  const { schoolId, id, number, loan } = piece;
  if (!loan?.remindAt || loan.remindAt > now.toISOString()) return false;
  const [people, holderOf] = await Promise.all([
    remindedPeople(piece, loan.by),
    loadHolders(schoolId, [loan.to]),
  ]);
  const params = { number, name: holderOf(loan.to).name || '—', date: loan.due };
  const { rev: _, ...value } = piece;
  const told = { ...value, loan: { ...loan, remindAt: '' } };
  return written([
    ...pieces.replacing({ schoolId, id }, piece, told),
    ...people.flatMap((userId) =>
      notifying({ schoolId, userId }, 'equipment.toldOverdue', params, now),
    ),
  ]);
}

const QUEUE = { list: DUE_PIECES, ids: EquipmentId, part: 'remind-lenders' };

/**
 * Reminds those who lent pieces out that should have come back yesterday or before. Answers of how many pieces somebody
 * was reminded.
 */
export const remindLenders = (shift: Shift): Promise<number> =>
  workOff(QUEUE, shift, async (key, now) => {
    const piece = await pieces.get(key, { consistent: true });
    return piece !== undefined && (await remind(piece, now));
  });
