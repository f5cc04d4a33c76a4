import { hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { openLedger, postUse, writingLedger } from '#functions/domain/hours/ledger.ts';
import type { Author } from '#functions/domain/sessions/actor.ts';
import { transact } from '#functions/platform/table.ts';
import { creditHours, refundHours } from '#infra/local/builders/hours.ts';
import { momentAt } from '#infra/local/builders/moment.ts';
import type { CourseId } from '#shared/ids.ts';
import type { Person } from './person.ts';

export const writerOf = ({ userId, name }: Person, now = new Date()): Author => ({
  userId,
  name,
  ...momentAt(now),
});

interface StoredLot {
  readonly courseId?: CourseId | undefined;
  readonly hours?: number;
  readonly until?: string;
  /** What was paid for them, by WeChat. */
  readonly amount?: number;
}

const paymentOf = (amount: number | undefined) =>
  amount === undefined ? {} : { payment: { amount, method: 'wechat', receipt: '' } as const };

/** Stores bought hours of a student, which may have expired already. */
export async function storeHours(
  student: Person,
  writer: Author,
  { courseId, hours = 10, until, amount }: StoredLot = {},
): Promise<void> {
  const credit = { courseId, kind: 'purchase', hours, ...(until && { until }) } as const;
  await creditHours(student, writer, { ...credit, ...paymentOf(amount) });
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

/** Stores a refund of the first purchase of the general account. */
export async function storeRefund(
  student: Person,
  writer: Author,
  {
    hours,
    amount,
    note,
  }: { readonly hours: number; readonly amount: number; readonly note: string },
): Promise<void> {
  const purchase = await hourEntries.get({ ...student, n: 1 }, { consistent: true });
  if (!purchase) throw new TypeError('a purchase');
  await refundHours(purchase, writer, { hours, note, ...paymentOf(-amount) });
}
