import { logLogin } from '#functions/domain/logs/log-entry.ts';
import { users } from '#functions/domain/people/user.ts';
import { loadSummary } from '#functions/domain/students/student-summary.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { recordSignIn } from '#functions/portal/record-sign-in.ts';
import { DAY_MS } from '#shared/days.ts';
import { UserId } from '#shared/ids.ts';
import type { DemoPerson } from './demo-people.ts';
import { type DemoPlace, lot } from './demo-place.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Days of activity before today. */
const DAYS = 21;
const AT_ONCE = 4;

/** How many of ten students sign in, by weekday, Sunday first: training centres are full at weekends. */
const SIGNING_IN = [7, 2, 3, 4, 3, 5, 8];

/** When a student signed in on the days before today, oldest first. */
function signInsOf(student: number, now: Date): Date[] {
  const noon = Math.floor(now.getTime() / DAY_MS) * DAY_MS + 4 * HOUR_MS;
  return Array.from({ length: DAYS }, (_, index) => DAYS - index).flatMap((daysAgo) => {
    const at = new Date(noon - daysAgo * DAY_MS + lot(student, daysAgo) * 3 * MINUTE_MS);
    const coming = SIGNING_IN[at.getUTCDay()] ?? 0;
    return lot(student + 3, daysAgo * 7) < coming * 10 ? [at] : [];
  });
}

/**
 * Past sign-ins of the demo school's students, recorded as by real sign-ins, so that figures and log agree.
 * Students who have signed in already are skipped.
 */
export async function seedActivity(
  { schoolId, timeZone, now }: DemoPlace,
  students: readonly DemoPerson[],
): Promise<void> {
  await mapConcurrently(students, AT_ONCE, async ({ id }, index) => {
    const person = { schoolId, userId: UserId.parse(id) };
    const user = await users.get(person);
    if (!user || (await loadSummary(user))?.at) return;
    const visitor = {
      address: '127.0.0.1',
      agent: 'demo',
      language: 'zh',
      requestId: 'demo',
    } as const;
    const since = user.created;
    for (const at of signInsOf(index, now).filter((each) => each.toISOString() > since)) {
      await logLogin({ ...visitor, ...person, now: at }, user.account, 'signed-in');
      await recordSignIn(user, { timeZone }, { visitor, now: at });
    }
  });
}
