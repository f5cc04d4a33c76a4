import type { Mover } from '#functions/domain/classes/class-moves.ts';
import { notingHours } from '#functions/domain/students/glance.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { CourseId, SchoolId, UserId } from '#shared/ids.ts';
import {
  balanceOf,
  type CountedKind,
  expireHours,
  giveHours,
  glanceOf,
  type HourAccount,
  type HourPart,
  hoursIn,
  newAccount,
  takeHours,
} from './account.ts';
import { type HourEntry, type HourEntryValue, hourEntries } from './hour-entry.ts';
import { type HourWallet, hourWallets } from './hour-wallet.ts';

/** Who writes into a ledger, and when: the school's clock says what day it is. */
export type HourWriter = Mover;

/** The hours of a student with what is to be written; every step answers a new one. */
export interface Book {
  readonly id: { readonly schoolId: SchoolId; readonly userId: UserId };
  readonly before: HourWallet | undefined;
  readonly writer: HourWriter;
  readonly accounts: readonly HourAccount[];
  readonly entries: readonly HourEntryValue[];
  /** Entries that were there before and are reversed now. */
  readonly reversed: readonly { readonly entry: HourEntry; readonly by: number }[];
}

/** What an entry says beside the hours that it moves. */
type Words = Partial<Pick<HourEntryValue, 'note' | 'until' | 'lesson' | 'reverses'>>;

interface Movement {
  readonly account: HourAccount;
  readonly parts: readonly HourPart[];
  readonly owed: number;
}

interface Line {
  readonly kind: HourEntryValue['kind'];
  readonly hours: number;
  /** Under what the hours are summed up: for a reversal, the kind of what it takes back. */
  readonly counted: CountedKind;
  readonly words?: Words;
}

export const accountOf = (
  { accounts }: Pick<Book, 'accounts'>,
  courseId: CourseId | undefined,
): HourAccount | undefined => accounts.find((account) => account.courseId === courseId);

const TAKES: readonly CountedKind[] = ['use', 'expiry'];

function write(book: Book, moved: Movement, { kind, hours, counted, words }: Line): Book {
  const { id, writer } = book;
  const { courseId, totals } = moved.account;
  const sign = TAKES.includes(counted) ? -1 : 1;
  const account = {
    ...moved.account,
    totals: { ...totals, [counted]: totals[counted] + sign * hours },
    entries: moved.account.entries + 1,
    settled: false,
  };
  const entry: HourEntryValue = {
    ...id,
    ...(courseId && { courseId }),
    n: account.entries,
    kind,
    hours,
    balance: balanceOf(account),
    parts: [...moved.parts],
    owed: moved.owed,
    at: writer.now.toISOString(),
    by: writer.userId,
    byName: writer.name,
    note: '',
    ...words,
  };
  const others = book.accounts.filter((each) => each.courseId !== courseId);
  return { ...book, accounts: [...others, account], entries: [...book.entries, entry] };
}

/** Writes down what has expired of all accounts. */
function withExpiries(book: Book): Book {
  const today = dayAt(book.writer);
  return book.accounts.reduce((before, account) => {
    const moved = expireHours(account, today);
    if (!moved) return before;
    return write(before, moved, {
      kind: 'expiry',
      hours: -hoursIn(moved.parts),
      counted: 'expiry',
    });
  }, book);
}

/** Opens the hours of a student; what has expired by now is written down with whatever follows. */
export const openBook = (
  id: Book['id'],
  before: HourWallet | undefined,
  writer: HourWriter,
): Book =>
  withExpiries({
    id: { schoolId: id.schoolId, userId: id.userId },
    before,
    writer,
    accounts: before?.accounts ?? [],
    entries: [],
    reversed: [],
  });

const opened = (book: Book, courseId: CourseId | undefined): HourAccount =>
  accountOf(book, courseId) ?? newAccount(courseId);

interface Giving extends Words {
  readonly courseId: CourseId | undefined;
  readonly kind: 'purchase' | 'gift';
  readonly hours: number;
}

/** Hours that were bought or given: they pay what is owed first. */
export function give(book: Book, { courseId, kind, hours, ...words }: Giving): Book {
  const account = opened(book, courseId);
  const { until } = words;
  const lot = { entry: account.entries + 1, hours, ...(until && { until }) };
  return write(book, giveHours(account, hours, [lot]), { kind, hours, counted: kind, words });
}

interface Taking extends Words {
  readonly courseId: CourseId | undefined;
  readonly hours: number;
}

/** Hours that were used: those that expire first go first; what is not there is owed. */
export function use(book: Book, { courseId, hours, ...words }: Taking): Book {
  const moved = takeHours(opened(book, courseId), hours);
  return write(book, moved, { kind: 'use', hours: -hours, counted: 'use', words });
}

/** The day on which hours expire that come back when their own day has passed. */
export type Grace = (today: string) => string;

/**
 * Where hours go back to: the lots that they came from, the longest-lived first. A lot whose day has
 * passed gets them back with a new one; what had been owed and paid since comes back without any.
 */
function returnsOf(entry: HourEntry, n: number, today: string, grace: Grace): HourPart[] {
  const parts = entry.parts.map((part) =>
    part.until !== undefined && part.until < today
      ? { ...part, entry: n, until: grace(today) }
      : part,
  );
  const paid = entry.owed > 0 ? [{ entry: n, hours: entry.owed }] : [];
  return [...parts.toReversed(), ...paid];
}

const countedOf = ({ kind }: HourEntry): CountedKind => {
  if (kind === 'reversal') throw new TypeError('a reversal is not reversed');
  return kind;
};

/** Takes an entry back that is not reversed yet, with an entry of its own. */
export function reverse(book: Book, entry: HourEntry, grace: Grace, note = ''): Book {
  const account = opened(book, entry.courseId);
  const n = account.entries + 1;
  const moved =
    entry.hours < 0
      ? giveHours(account, -entry.hours, returnsOf(entry, n, dayAt(book.writer), grace))
      : takeHours(account, entry.hours, entry.n);
  const line: Line = {
    kind: 'reversal',
    hours: -entry.hours,
    counted: countedOf(entry),
    words: { note, reverses: entry.n, ...(entry.lesson && { lesson: entry.lesson }) },
  };
  const after = write(book, moved, line);
  return { ...after, reversed: [...after.reversed, { entry, by: n }] };
}

/** Everything that a book has to write, all or nothing; none when nothing happened. Whoever is overtaken looks again. */
export function writingBook({ id, before, accounts, entries, reversed }: Book): TransactWrite[] {
  if (entries.length === 0) return [];
  const after = { ...before, ...id, accounts: [...accounts] };
  // What a removed student's ledger gets goes with the rest of it.
  const expires = before?.expires === undefined ? {} : { expires: before.expires };
  return [
    ...hourWallets.writing(id, before, after),
    notingHours(id, glanceOf(accounts)),
    ...entries.flatMap((entry) => hourEntries.writing(entry, undefined, { ...entry, ...expires })),
    ...reversed.flatMap(({ entry, by }) =>
      hourEntries.replacing(entry, entry, { ...entry, reversedBy: by }),
    ),
  ];
}
