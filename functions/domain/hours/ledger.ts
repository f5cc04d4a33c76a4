import type { Author } from '#functions/domain/sessions/actor.ts';
import { notingHours } from '#functions/domain/students/summaries-by-hours.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { monthOfDay } from '#shared/days.ts';
import type { CourseId, SchoolId, UserId } from '#shared/ids.ts';
import { countedAccounts, HourCount, monthAt } from './count-ledger.ts';
import { withoutUse, withUse } from './forecast.ts';
import {
  balanceOf,
  type CountedKind,
  expireHours,
  giveHours,
  type HourAccount,
  type HourMovement,
  type HourPart,
  hoursIn,
  newAccount,
  summarizeHours,
  takeHours,
} from './hour-account.ts';
import { type HourEntry, type HourEntryValue, hourEntries } from './hour-entry.ts';
import { type HourWallet, hourWallets } from './hour-wallet.ts';

/** The hours of a student with the entries that are to be written. Immutable: every step answers a new one. */
export interface Ledger {
  readonly id: { readonly schoolId: SchoolId; readonly userId: UserId };
  readonly before: HourWallet | undefined;
  readonly writer: Author;
  readonly accounts: readonly HourAccount[];
  readonly entries: readonly HourEntryValue[];
  /** Earlier entries to which something is added now: their reversal, or what is refunded of them. */
  readonly marked: readonly { readonly entry: HourEntry; readonly after: HourEntryValue }[];
}

/** The details of an entry besides its hours. */
type EntryDetails = Partial<
  Pick<
    HourEntryValue,
    'note' | 'until' | 'lesson' | 'payment' | 'refunds' | 'reverses' | 'undoes' | 'renews'
  >
>;

interface NewEntry {
  readonly kind: HourEntryValue['kind'];
  readonly hours: number;
  /** The total that it changes: for a reversal, the kind of the entry that it reverses. */
  readonly counted: CountedKind;
  readonly details?: EntryDetails;
}

export const accountOf = (
  { accounts }: Pick<Ledger, 'accounts'>,
  courseId: CourseId | undefined,
): HourAccount | undefined => accounts.find((account) => account.courseId === courseId);

const TAKES: readonly CountedKind[] = ['use', 'expiry', 'refund'];

/** The sums of money with an entry. */
function withPayment({ money }: HourAccount, counted: CountedKind, amount: number) {
  if (counted === 'refund') return { ...money, refunded: money.refunded - amount };
  return { ...money, paid: money.paid + amount };
}

/** The pace with hours that were used, or are given back. */
function paceAfter(
  { pace }: HourAccount,
  { kind, hours, counted, details }: NewEntry,
  today: string,
): Pick<HourAccount, 'pace'> {
  if (counted !== 'use') return { pace };
  if (kind === 'reversal') return { pace: withoutUse(pace, hours) };
  return { pace: withUse(pace, -hours, details?.lesson?.date ?? today) };
}

function append(ledger: Ledger, moved: HourMovement, line: NewEntry): Ledger {
  const { kind, hours, counted, details } = line;
  const { id, writer } = ledger;
  const today = dayAt(writer);
  const { courseId, totals } = moved.account;
  const sign = TAKES.includes(counted) ? -1 : 1;
  const account = {
    ...moved.account,
    totals: { ...totals, [counted]: totals[counted] + sign * hours },
    money: withPayment(moved.account, counted, details?.payment?.amount ?? 0),
    entries: moved.account.entries + 1,
    settled: false,
    ...paceAfter(moved.account, line, today),
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
    month: monthOfDay(today),
    ...details,
  };
  const others = ledger.accounts.filter((each) => each.courseId !== courseId);
  return { ...ledger, accounts: [...others, account], entries: [...ledger.entries, entry] };
}

/** Adds entries for the hours of all accounts that have expired. */
function withExpiries(ledger: Ledger): Ledger {
  const today = dayAt(ledger.writer);
  return ledger.accounts.reduce((before, account) => {
    const moved = expireHours(account, today);
    if (!moved) return before;
    return append(before, moved, {
      kind: 'expiry',
      hours: -hoursIn(moved.parts),
      counted: 'expiry',
    });
  }, ledger);
}

/** Opens the ledger of a student; expired hours are written together with the first entry that follows. */
export const openLedger = (
  id: Ledger['id'],
  before: HourWallet | undefined,
  writer: Author,
): Ledger =>
  withExpiries({
    id: { schoolId: id.schoolId, userId: id.userId },
    before,
    writer,
    accounts: before?.accounts ?? [],
    entries: [],
    marked: [],
  });

const accountOrNew = (ledger: Ledger, courseId: CourseId | undefined): HourAccount =>
  accountOf(ledger, courseId) ?? newAccount(courseId);

interface Credit extends EntryDetails {
  readonly courseId: CourseId | undefined;
  readonly kind: 'purchase' | 'gift';
  readonly hours: number;
}

/** Hours that were bought or given: they pay the debt first. */
export function postCredit(ledger: Ledger, { courseId, kind, hours, ...details }: Credit): Ledger {
  const account = accountOrNew(ledger, courseId);
  const { until } = details;
  const renews = kind === 'purchase' &&
    ledger.accounts.some(({ totals }) => totals.purchase > 0) && { renews: true };
  const lot = { entry: account.entries + 1, hours, ...(until && { until }) };
  return append(ledger, giveHours(account, hours, [lot]), {
    kind,
    hours,
    counted: kind,
    details: { ...details, ...renews },
  });
}

interface Use extends EntryDetails {
  readonly courseId: CourseId | undefined;
  readonly hours: number;
}

/** Hours that were used: those that expire first are taken first; what is missing is owed. */
export function postUse(ledger: Ledger, { courseId, hours, ...details }: Use): Ledger {
  const moved = takeHours(accountOrNew(ledger, courseId), hours);
  return append(ledger, moved, { kind: 'use', hours: -hours, counted: 'use', details });
}

/** The last day of hours that are given back after their own last day has passed. */
export type Grace = (today: string) => string;

/**
 * Where hours are given back: to the lots that they were taken from, the longest-lived first. Hours of an
 * expired lot get a new last day; hours that had been owed, and paid since, come back without one.
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

/** Reverses an entry, which must not be reversed yet, with an entry of its own. */
export function postReversal(ledger: Ledger, entry: HourEntry, grace: Grace, note = ''): Ledger {
  const account = accountOrNew(ledger, entry.courseId);
  const n = account.entries + 1;
  const moved =
    entry.hours < 0
      ? giveHours(account, -entry.hours, returnsOf(entry, n, dayAt(ledger.writer), grace))
      : takeHours(account, entry.hours, entry.n);
  const line: NewEntry = {
    kind: 'reversal',
    hours: -entry.hours,
    counted: countedOf(entry),
    details: {
      note,
      reverses: entry.n,
      undoes: entry.kind,
      ...(entry.renews && { renews: true }),
      ...(entry.lesson && { lesson: entry.lesson }),
      ...(entry.payment && { payment: { ...entry.payment, amount: -entry.payment.amount } }),
    },
  };
  const after = append(ledger, moved, line);
  return { ...after, marked: [...after.marked, { entry, after: { ...entry, reversedBy: n } }] };
}

/** The purchase with what is refunded of it from now on; less again when a refund is reversed. */
function markRefunded(ledger: Ledger, purchase: HourEntry, hours: number, amount: number): Ledger {
  const before = purchase.refunded ?? { hours: 0, amount: 0 };
  const refunded = { hours: before.hours + hours, amount: before.amount + amount };
  return {
    ...ledger,
    marked: [...ledger.marked, { entry: purchase, after: { ...purchase, refunded } }],
  };
}

interface Refund extends EntryDetails {
  readonly hours: number;
}

/** Takes back hours that are left of a purchase; the caller has checked that as many are left. */
export function postRefund(
  ledger: Ledger,
  purchase: HourEntry,
  { hours, ...details }: Refund,
): Ledger {
  const moved = takeHours(accountOrNew(ledger, purchase.courseId), hours, purchase.n);
  const after = append(ledger, moved, {
    kind: 'refund',
    hours: -hours,
    counted: 'refund',
    details: { ...details, refunds: purchase.n },
  });
  return markRefunded(after, purchase, hours, 0 - (details.payment?.amount ?? 0));
}

/** Reverses a refund: its hours can be used again, and refunded again. */
export function postRefundReversal(
  ledger: Ledger,
  { refund, purchase }: { readonly refund: HourEntry; readonly purchase: HourEntry },
  grace: Grace,
  note: string,
): Ledger {
  const after = postReversal(ledger, refund, grace, note);
  return markRefunded(after, purchase, refund.hours, refund.payment?.amount ?? 0);
}

/** The items of a ledger, without the figures. */
export function writingEntries({ id, before, accounts, entries, marked }: Ledger): TransactWrite[] {
  if (entries.length === 0) return [];
  const after = { ...before, ...id, accounts: [...accounts] };
  // New entries of a removed student expire with the rest of the ledger.
  const expires = before?.expires === undefined ? {} : { expires: before.expires };
  return [
    ...hourWallets.writing(id, before, after),
    notingHours(id, summarizeHours(accounts)),
    ...entries.flatMap((entry) => hourEntries.writing(entry, undefined, { ...entry, ...expires })),
    ...marked.flatMap(({ entry, after: next }) => hourEntries.replacing(entry, entry, next)),
  ];
}

/** The figures of ledgers that are written in one transaction. */
export function countingLedgers(ledgers: readonly Ledger[]): TransactWrite[] {
  const [first] = ledgers;
  if (!first) return [];
  const count = new HourCount(first.id.schoolId, first.id.userId);
  for (const { before, accounts, entries, writer } of ledgers) {
    if (entries.length === 0) continue;
    const month = monthAt(writer);
    for (const entry of entries) count.addEntry(entry, month);
    const after = before ? { ...before, accounts: [...accounts] } : { accounts: [...accounts] };
    count.addAccounts(countedAccounts(before), countedAccounts(after), month);
  }
  return count.writes();
}

/** All writes of a ledger, nothing when it has no new entries. The transaction fails, to be retried, when the wallet changed since it was read. */
export const writingLedger = (ledger: Ledger): TransactWrite[] => [
  ...writingEntries(ledger),
  ...countingLedgers([ledger]),
];
