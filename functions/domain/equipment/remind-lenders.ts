import { notifying } from '#functions/domain/notices/inbox-notice.ts';
import { users } from '#functions/domain/people/user.ts';
import { loadPrincipals } from '#functions/domain/teachers/principals.ts';
import { logFault } from '#functions/platform/fault-line.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { written } from '#functions/platform/table.ts';
import { EquipmentId, SchoolId, type UserId } from '#shared/ids.ts';
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

/** False when nothing was done, or for a fault, which keeps no other piece waiting. */
async function remindOf(target: string, now: Date): Promise<boolean> {
  const [school = '', id = ''] = target.split('/');
  try {
    const key = { schoolId: SchoolId.parse(school), id: EquipmentId.parse(id) };
    const piece = await pieces.get(key, { consistent: true });
    return piece !== undefined && (await remind(piece, now));
  } catch (error) {
    logFault('remind-lenders', { school, piece: id }, error);
    return false;
  }
}

const AT_ONCE = 100;

/**
 * Reminds those who lent pieces out that should have come back yesterday or before. Goes on with the next run where
 * the time is over. Answers of how many pieces somebody was reminded.
 */
export async function remindLenders(now: Date, isOver: () => boolean): Promise<number> {
  let reminded = 0;
  for (;;) {
    const { entries } = await pageOfList(DUE_PIECES, {
      limit: AT_ONCE,
      within: ['0', `${now.toISOString()}~`],
      consistent: true,
    });
    let went = false;
    for (const { target } of entries) {
      if (isOver()) return reminded;
      if (!(await remindOf(target, now))) continue;
      went = true;
      reminded += 1;
    }
    if (!went) return reminded;
  }
}
