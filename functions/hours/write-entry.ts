import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { newAccount } from '#functions/domain/hours/hour-account.ts';
import {
  accountContext,
  toHourAccountDto,
  toHourEntryDto,
} from '#functions/domain/hours/hour-dtos.ts';
import type { HourEntryValue } from '#functions/domain/hours/hour-entry.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import {
  accountOf,
  type Ledger,
  openLedger,
  writingLedger,
} from '#functions/domain/hours/ledger.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { type Actor, authorOf } from '#functions/domain/sessions/actor.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import type { CourseId, StudentId } from '#shared/ids.ts';
import type { Operation } from '#shared/operations.ts';

/** The account of a student. */
export interface AccountId {
  readonly student_id: StudentId;
  readonly course_id?: CourseId | null | undefined;
}

/** A new entry, as the last one of the ledger. */
export interface Posting {
  readonly ledger: Ledger;
  readonly action: Operation;
  readonly also?: (entry: HourEntryValue) => readonly TransactWrite[];
}

/** Answers an entry that was written, with the account as it is in `accounts`. */
async function toAnswer(
  actor: Actor,
  id: AccountId,
  { entry, accounts }: { readonly entry: HourEntryValue } & Pick<Ledger, 'accounts'>,
  now: Date,
) {
  const context = accountContext(actor, await loadSettings(actor.schoolId), now);
  const courseId = id.course_id ?? undefined;
  const account = accountOf({ accounts }, courseId) ?? newAccount(courseId);
  return {
    entry: toHourEntryDto(entry, account, context),
    account: toHourAccountDto(account, context),
  };
}

const loadWallet = ({ schoolId }: Actor, { student_id: userId }: AccountId) =>
  hourWallets.get({ schoolId, userId }, { consistent: true });

/** The answer of a repeated request: the entry that it wrote before, and the account as it is now. */
export async function answerOf(actor: Actor, id: AccountId, entry: HourEntryValue, now: Date) {
  const wallet = await loadWallet(actor, id);
  return toAnswer(actor, id, { entry, accounts: wallet?.accounts ?? [] }, now);
}

/**
 * Writes the last entry of a ledger and its line of the operation log. `plan` is called with the current
 * ledger. Throws a failed condition when the ledger changed in between; the caller retries.
 */
export async function writeEntry(
  actor: Actor,
  id: AccountId,
  plan: (ledger: Ledger) => Posting,
  now: Date,
) {
  const wallet = await loadWallet(actor, id);
  const person = { schoolId: actor.schoolId, userId: id.student_id };
  const { ledger, action, also } = plan(openLedger(person, wallet, authorOf(actor, now)));
  const entry = ledger.entries.at(-1);
  if (!entry) throw new TypeError('a posting has an entry');
  const { n, kind, hours, balance, courseId = null, note, payment, refunds, reverses } = entry;
  const detail = {
    id: id.student_id,
    course: courseId,
    entry: n,
    kind,
    hours,
    before: { balance: balance - hours },
    after: { balance },
    note,
    payment,
    refunds,
    reverses,
  };
  await transact([
    ...(also?.(entry) ?? []),
    ...writingLedger(ledger),
    ...loggingOperation({ ...actor, now }, action, detail),
  ]);
  return toAnswer(actor, id, { entry, accounts: ledger.accounts }, now);
}
