import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { openLedger, postCredit, postUse, writingLedger } from '#functions/domain/hours/ledger.ts';
import { markHours } from '#functions/domain/hours/without-hours.ts';
import type { Author } from '#functions/domain/sessions/actor.ts';
import { transact } from '#functions/platform/table.ts';
import type { CourseId } from '#shared/ids.ts';
import type { Person } from './person.ts';

export const writerOf = ({ userId, name }: Person, now = new Date()): Author => ({
  userId,
  name,
  now,
  timeZone: 'Asia/Shanghai',
});

interface StoredLot {
  readonly courseId?: CourseId | undefined;
  readonly hours?: number;
  readonly until?: string;
}

/** Stores bought hours of a student, which may have expired already. */
export async function storeHours(
  student: Person,
  writer: Author,
  { courseId, hours = 10, until }: StoredLot = {},
): Promise<void> {
  const before = await hourWallets.get(student, { consistent: true });
  const wish = { courseId, kind: 'purchase', hours, ...(until && { until }) } as const;
  await transact(writingLedger(postCredit(openLedger(student, before, writer), wish)));
  if (!before) await markHours(student, 'some');
}

/** Stores used hours of a student. */
export async function storeUse(
  student: Person,
  writer: Author,
  { courseId, hours = 1 }: StoredLot = {},
): Promise<void> {
  const before = await hourWallets.get(student, { consistent: true });
  await transact(writingLedger(postUse(openLedger(student, before, writer), { courseId, hours })));
}
