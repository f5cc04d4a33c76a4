import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { moverOf } from '#functions/domain/classes/class-moves.ts';
import { newAccount } from '#functions/domain/hours/account.ts';
import { accountOf, type Book, openBook, writingBook } from '#functions/domain/hours/book.ts';
import { toHourAccountDto, toHourEntryDto } from '#functions/domain/hours/hour-dtos.ts';
import type { HourEntryValue } from '#functions/domain/hours/hour-entry.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { isConditionFailure, type TransactWrite, transact } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import type { CourseId, StudentId } from '#shared/ids.ts';

const ATTEMPTS = 8;

/** Whose hours: a student's account. */
export interface AccountId {
  readonly student_id: StudentId;
  readonly course_id?: CourseId | null | undefined;
}

/** What an entry is made from; undefined when it is there already (`found`). */
interface Posting {
  readonly book: Book;
  readonly action: string;
  readonly also?: (entry: HourEntryValue) => readonly TransactWrite[];
}

/** The request was carried out before: its entry. */
export interface Found {
  readonly found: HourEntryValue;
}

const isRetry = (error: unknown): boolean =>
  isConditionFailure(error) || (error instanceof CallError && error.code === CODE.exists);

async function tryPosting(
  actor: Actor,
  id: AccountId,
  plan: (book: Book) => Promise<Posting | Found>,
  now: Date,
): Promise<{ entry: HourEntryValue; accounts: Book['accounts'] } | undefined> {
  const person = { schoolId: actor.schoolId, userId: id.student_id };
  const wallet = await hourWallets.get(person, { consistent: true });
  const planned = await plan(openBook(person, wallet, moverOf(actor, now)));
  if ('found' in planned) return { entry: planned.found, accounts: wallet?.accounts ?? [] };
  const { book, action, also } = planned;
  const entry = book.entries.at(-1);
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
      ...writingBook(book),
      ...loggingOperation({ ...actor, now }, action, detail),
    ]);
    return { entry, accounts: book.accounts };
  } catch (error) {
    if (isRetry(error)) return undefined;
    throw error;
  }
}

/**
 * Writes one entry and its line of the operation log. `plan` is called with the hours as they are, again
 * when somebody was faster; it posts into them, or answers the entry that a repeated request has made.
 */
export async function writeEntry(
  actor: Actor,
  id: AccountId,
  plan: (book: Book) => Promise<Posting | Found>,
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
