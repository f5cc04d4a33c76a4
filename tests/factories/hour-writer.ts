import { hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import {
  openLedger,
  postCredit,
  postRefund,
  postUse,
  writingLedger,
} from '#functions/domain/hours/ledger.ts';
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
  const before = await hourWallets.get(student, { consistent: true });
  const credit = { courseId, kind: 'purchase', hours, ...(until && { until }) } as const;
  const wish = { ...credit, ...paymentOf(amount) };
  await transact(writingLedger(postCredit(openLedger(student, before, writer), wish)));
  if (!before) await markHours(student);
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
  const [before, purchase] = await Promise.all([
    hourWallets.get(student, { consistent: true }),
    hourEntries.get({ ...student, n: 1 }, { consistent: true }),
  ]);
  if (!purchase) throw new TypeError('a purchase');
  const ledger = openLedger(student, before, writer);
  await transact(
    writingLedger(postRefund(ledger, purchase, { hours, note, ...paymentOf(-amount) })),
  );
}
