import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { newAccount } from '#functions/domain/hours/hour-account.ts';
import { toHourAccountDto, toHourEntryDto } from '#functions/domain/hours/hour-dtos.ts';
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
import { CallError } from '#functions/platform/errors.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { isConditionFailure, type TransactWrite, transact } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import type { CourseId, StudentId } from '#shared/ids.ts';

const ATTEMPTS = 8;

/** The account of a student. */
export interface AccountId {
  readonly student_id: StudentId;
  readonly course_id?: CourseId | null | undefined;
}

/** A new entry, as the last one of the ledger. */
interface Posting {
  readonly ledger: Ledger;
  readonly action: string;
  readonly also?: (entry: HourEntryValue) => readonly TransactWrite[];
}

/** The entry of a request that was carried out before. */
interface Repeated {
  readonly found: HourEntryValue;
}

async function tryPosting(
  actor: Actor,
  id: AccountId,
  plan: (ledger: Ledger) => Promise<Posting | Repeated>,
  now: Date,
): Promise<{ entry: HourEntryValue; accounts: Ledger['accounts'] } | undefined> {
  const person = { schoolId: actor.schoolId, userId: id.student_id };
  const wallet = await hourWallets.get(person, { consistent: true });
  const planned = await plan(openLedger(person, wallet, authorOf(actor, now)));
  if ('found' in planned) return { entry: planned.found, accounts: wallet?.accounts ?? [] };
  const { ledger, action, also } = planned;
  const entry = ledger.entries.at(-1);
  if (!entry) throw new TypeError('a posting has an entry');
  const { n, kind, hours, balance, courseId = null, note, reverses } = entry;
  const detail = {
    id: id.student_id,
    course: courseId,
    entry: n,
    kind,
    hours,
    balance,
    note,
    reverses,
  };
  try {
    await transact([
      ...(also?.(entry) ?? []),
      ...writingLedger(ledger),
      ...loggingOperation({ ...actor, now }, action, detail),
    ]);
    return { entry, accounts: ledger.accounts };
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
}

/**
 * Writes one entry and its line of the operation log. `plan` is called with the current ledger, again when it
 * changed in between; it answers a posting, or the entry that the same request has written before.
 */
export async function writeEntry(
  actor: Actor,
  id: AccountId,
  plan: (ledger: Ledger) => Promise<Posting | Repeated>,
  now: Date,
) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const done = await tryPosting(actor, id, plan, now);
    if (!done) continue;
    const settings = await loadSettings(actor.schoolId);
    const courseId = id.course_id ?? undefined;
    const account = accountOf(done, courseId) ?? newAccount(courseId);
    return {
      entry: toHourEntryDto(done.entry),
      account: toHourAccountDto(account, { settings, today: dayAt(momentOf(actor, now)) }),
    };
  }
  throw new CallError(CODE.wait, { reason: 'common.stale' });
}
