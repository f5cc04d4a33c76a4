import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { courseNamed } from '#functions/domain/calendar/courses.ts';
import { entriesOfAccount, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { openLedger, postCredit, writingLedger } from '#functions/domain/hours/ledger.ts';
import { markHours } from '#functions/domain/hours/without-hours.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { transact } from '#functions/platform/table.ts';
import { addDays } from '#shared/days.ts';
import { UserId } from '#shared/ids.ts';
import { PAY_METHODS } from '#shared/money.ts';
import { MEMBERSHIPS, type Membership, PRINCIPAL, STUDENTS } from './demo-people.ts';
import { type DemoPlace, daysBefore } from './demo-place.ts';

/** What a class hour of the demo school costs, in fen. */
const PRICE = 12_000;
/** The first purchases of the students of a class: some have enough, some run out, some owe. */
const BOUGHT = [40, 20, 48, 30, 16, 36, 12, 10];
/** Students who buy again, with the days since then. */
const AGAIN: Readonly<Record<number, number>> = { 4: 24, 6: 10 };
const BOUGHT_AGAIN = 24;
const GIFT = 2;
/** Days after now on which the hours of one student of a class expire. */
const EXPIRES = 25;
const PER_CLASS = BOUGHT.length;

/** Hours that are bought or given at a moment. */
export interface DemoCredit extends Membership {
  readonly kind: 'purchase' | 'gift';
  readonly hours: number;
  readonly at: Date;
  /** Stands in the entry, and finds it again. */
  readonly receipt: string;
  readonly number: number;
  readonly expires: boolean;
}

function creditsOf(member: Membership, number: number, now: Date): DemoCredit[] {
  const place = STUDENTS.indexOf(member.student) % PER_CLASS;
  const joined = daysBefore(now, member.student.joinedDaysAgo);
  const again = AGAIN[place];
  const base = { ...member, number, kind: 'purchase', expires: false } as const;
  const receipt = `SJ-${String(number + 1).padStart(4, '0')}`;
  const first = { ...base, hours: BOUGHT[place] ?? 0, at: joined, receipt, expires: place === 3 };
  const second = again && {
    ...base,
    hours: BOUGHT_AGAIN,
    at: daysBefore(now, again),
    receipt: `${receipt}-2`,
  };
  const gift = { ...base, kind: 'gift', hours: GIFT, at: joined, receipt: `${receipt}-0` } as const;
  return [first, ...(place === 2 ? [gift] : []), ...(second ? [second] : [])];
}

/** All hours that students of the demo school have bought or were given. */
export const allCredits = (now: Date): DemoCredit[] =>
  MEMBERSHIPS.flatMap((member, number) => creditsOf(member, number, now));

function detailsOf({ kind, hours, number, receipt, expires }: DemoCredit, now: DemoPlace) {
  if (kind === 'gift') return { note: receipt };
  const method = PAY_METHODS[number % PAY_METHODS.length] ?? 'cash';
  const until = expires && { until: addDays(dayAt(now), EXPIRES) };
  return { payment: { amount: hours * PRICE, method, receipt }, ...until };
}

/** Writes hours into the ledger; those that stand in it already are skipped. */
export async function seedCredit(
  place: DemoPlace,
  settings: Pick<CalendarSettings, 'courses'>,
  credit: DemoCredit,
): Promise<void> {
  const { schoolId, timeZone } = place;
  const userId = UserId.parse(credit.student.id);
  const courseId = courseNamed(settings, credit.class.course)?.id;
  const { items } = await hourEntries.page(
    personPartition(schoolId, userId),
    entriesOfAccount(courseId),
  );
  const isKnown = items.some(({ payment, note }) =>
    [payment?.receipt, note].includes(credit.receipt),
  );
  if (isKnown) return;
  const by = { userId: UserId.parse(PRINCIPAL.id), name: PRINCIPAL.name };
  const before = await hourWallets.get({ schoolId, userId }, { consistent: true });
  const ledger = openLedger({ schoolId, userId }, before, { ...by, now: credit.at, timeZone });
  const { kind, hours } = credit;
  const credited = { courseId, kind, hours, ...detailsOf(credit, place) };
  await transact(writingLedger(postCredit(ledger, credited)));
  await markHours({ schoolId, userId }, 'some');
}
