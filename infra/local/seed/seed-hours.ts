import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { courseNamed } from '#functions/domain/calendar/courses.ts';
import { entriesOfAccount, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { instantAt } from '#functions/domain/lessons/school-time.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { addDays, firstOfMonthFrom } from '#shared/days.ts';
import { UserId } from '#shared/ids.ts';
import { PAY_METHODS } from '#shared/money.ts';
import { creditHours, refundHours } from '../builders/hours.ts';
import { MEMBERSHIPS, type Membership, principalAt, STUDENTS } from './demo-people.ts';
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

/**
 * Why income fell last month: two students of each class renewed for the autumn the month before; then those of two
 * classes bought a smaller package, those of the Python class none, and one of them got money back.
 */
const RENEWING = [2, 5];
const AUTUMN_HOURS = 60;
const WINTER_HOURS = 24;
const LOST_COURSE = 'Python';
const REFUNDED = { place: 5, hours: 20, note: '家长觉得进度太快，转到别的机构' } as const;
const DAY_OF_RENEWAL = 20;

/** Noon on a day of an earlier month at the school. */
const dayOfMonth = (place: DemoPlace, monthsBack: number, day: number): Date =>
  new Date(
    instantAt(
      addDays(firstOfMonthFrom(dayAt(place), -monthsBack), day - 1),
      12 * 60,
      place.timeZone,
    ),
  );

const isRenewing = ({ student }: Membership): boolean =>
  RENEWING.includes(STUDENTS.indexOf(student) % PER_CLASS);

function renewalsOf(member: Membership, number: number, place: DemoPlace): DemoCredit[] {
  if (!isRenewing(member)) return [];
  const base = { ...member, number, kind: 'purchase', expires: false } as const;
  const receipt = `SJ-${String(number + 1).padStart(4, '0')}`;
  const at = (monthsBack: number) => dayOfMonth(place, monthsBack, DAY_OF_RENEWAL);
  const autumn = { ...base, hours: AUTUMN_HOURS, at: at(2), receipt: `${receipt}-A` };
  const winter = { ...base, hours: WINTER_HOURS, at: at(1), receipt: `${receipt}-B` };
  return member.class.course === LOST_COURSE ? [autumn] : [autumn, winter];
}

/** All hours that students of the demo school have bought or were given. */
export const allCredits = (place: DemoPlace): DemoCredit[] =>
  MEMBERSHIPS.flatMap((member, number) => [
    ...creditsOf(member, number, place.now),
    ...renewalsOf(member, number, place),
  ]);

function detailsOf({ kind, hours, number, receipt, expires }: DemoCredit, now: DemoPlace) {
  if (kind === 'gift') return { note: receipt };
  const method = PAY_METHODS[number % PAY_METHODS.length] ?? 'cash';
  const until = expires && { until: addDays(dayAt(now), EXPIRES) };
  return { payment: { amount: hours * PRICE, method, receipt }, ...until };
}

type Settings = Pick<CalendarSettings, 'courses'>;

async function loadEntries(
  { schoolId }: DemoPlace,
  settings: Settings,
  { student, class: { course } }: Membership,
) {
  const userId = UserId.parse(student.id);
  const courseId = courseNamed(settings, course)?.id;
  const { items } = await hourEntries.page(
    personPartition(schoolId, userId),
    entriesOfAccount(courseId),
  );
  return { id: { schoolId, userId }, courseId, items };
}

/** The refund of a family that left for another school, with when it was made; nothing once it is written. */
export function demoRefund(place: DemoPlace, settings: Settings) {
  const found = MEMBERSHIPS.find(
    ({ student, class: { course } }) =>
      course === LOST_COURSE && STUDENTS.indexOf(student) % PER_CLASS === REFUNDED.place,
  );
  if (!found) throw new TypeError('somebody gets money back');
  const at = dayOfMonth(place, 1, DAY_OF_RENEWAL + 5);
  const run = async () => {
    const { items } = await loadEntries(place, settings, found);
    const purchase = items.find(({ payment }) => payment?.receipt.endsWith('-A'));
    if (!purchase || purchase.refunded) return;
    const { hours, note } = REFUNDED;
    const payment = { amount: -hours * PRICE, method: 'transfer', receipt: 'SJ-R001' } as const;
    await refundHours(purchase, principalAt(place, at), { hours, note, payment });
  };
  return { at: at.toISOString(), run };
}

/** Writes hours into the ledger; those that stand in it already are skipped. */
export async function seedCredit(
  place: DemoPlace,
  settings: Settings,
  credit: DemoCredit,
): Promise<void> {
  const { id, courseId, items } = await loadEntries(place, settings, credit);
  const isKnown = items.some(({ payment, note }) =>
    [payment?.receipt, note].includes(credit.receipt),
  );
  if (isKnown) return;
  const { kind, hours, at } = credit;
  const credited = { courseId, kind, hours, ...detailsOf(credit, place) };
  await creditHours(id, principalAt(place, at), credited);
}
