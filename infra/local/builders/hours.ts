import type { HourEntry } from '#functions/domain/hours/hour-entry.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import {
  openLedger,
  postCredit,
  postRefund,
  writingLedger,
} from '#functions/domain/hours/ledger.ts';
import { markHours } from '#functions/domain/hours/without-hours.ts';
import type { PersonId } from '#functions/domain/people/user.ts';
import type { Author } from '#functions/domain/sessions/actor.ts';
import { transact } from '#functions/platform/table.ts';

const ledgerOf = async (student: PersonId, writer: Author) =>
  openLedger(student, await hourWallets.get(student, { consistent: true }), writer);

/** Writes hours that a student buys or is given. */
export async function creditHours(
  student: PersonId,
  writer: Author,
  credit: Parameters<typeof postCredit>[1],
): Promise<void> {
  await transact(writingLedger(postCredit(await ledgerOf(student, writer), credit)));
  await markHours(student);
}

/** Gives money back for hours of a purchase. */
export async function refundHours(
  purchase: HourEntry,
  writer: Author,
  refund: Parameters<typeof postRefund>[2],
): Promise<void> {
  await transact(writingLedger(postRefund(await ledgerOf(purchase, writer), purchase, refund)));
}
