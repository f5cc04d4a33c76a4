import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { courseNamed } from '#functions/domain/calendar/courses.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { openLedger, postCredit, postUse, writingLedger } from '#functions/domain/hours/ledger.ts';
import { markHours } from '#functions/domain/hours/without-hours.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { transact } from '#functions/platform/table.ts';
import { addDays } from '#shared/days.ts';
import { type CourseId, type SchoolId, UserId } from '#shared/ids.ts';
import { PAY_METHODS } from '#shared/money.ts';
import { MEMBERSHIPS, PRINCIPAL } from './demo-people.ts';

interface Place {
  readonly id: SchoolId;
  readonly timeZone: string;
}

/** What a class hour of the demo school costs, in fen. */
const PRICE = 12_000;

/** Bought and used hours: most students have some left, a few run out, one has a negative balance. */
async function seedStudent(
  { id: schoolId, timeZone }: Place,
  userId: UserId,
  courseId: CourseId | undefined,
  { index, now }: { readonly index: number; readonly now: Date },
): Promise<void> {
  const before = await hourWallets.get({ schoolId, userId }, { consistent: true });
  if (before?.accounts.some((account) => account.courseId === courseId)) return;
  const by = { userId: UserId.parse(PRINCIPAL.id), name: PRINCIPAL.name, now, timeZone };
  const ledger = openLedger({ schoolId, userId }, before, by);
  const until = index % 5 === 0 ? { until: addDays(dayAt(by), 25) } : {};
  const method = PAY_METHODS[index % PAY_METHODS.length] ?? 'cash';
  const payment = { amount: 24 * PRICE, method, receipt: `SJ-${String(index).padStart(4, '0')}` };
  const credit = { courseId, kind: 'purchase', hours: 24, payment, ...until } as const;
  const bought = postCredit(ledger, credit);
  const used = postUse(bought, { courseId, hours: ((index * 7) % 25) + (index % 2) / 2 });
  await transact(writingLedger(used));
  await markHours({ schoolId, userId }, 'some');
}

/** Class hours of the demo school. Students who have an account of the course are skipped. */
export async function seedHours(
  place: Place,
  settings: Pick<CalendarSettings, 'courses'>,
  now: Date,
): Promise<void> {
  for (const [index, { student, class: joined }] of MEMBERSHIPS.entries()) {
    const course = courseNamed(settings, joined.course);
    await seedStudent(place, UserId.parse(student.id), course?.id, { index: index + 1, now });
  }
}
