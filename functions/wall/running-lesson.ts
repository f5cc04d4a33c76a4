import { guestBookings } from '#functions/domain/lessons/guest-bookings.ts';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { type DayEntry, resourceDays } from '#functions/domain/lessons/resource-day.ts';
import { minutesAt } from '#functions/domain/lessons/school-time.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import type { LessonId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';

const { startEarlyMinutes, wallAfterMinutes, lessonAskSeconds, lessonAskLatestSeconds } = LIMITS;

/** Begun, and not forgotten: a lesson without a record stays `running` for ever. */
export const isRunning = ({ state, endsAt }: Lesson, now: Date): boolean =>
  state === 'running' && now.getTime() <= Date.parse(endsAt) + wallAfterMinutes * 60_000;

/** A student of the class, or a guest of this lesson. */
export const comesTo = (
  { user, userId }: Actor,
  { classId, guests }: Pick<Lesson, 'classId' | 'guests'>,
): boolean => user.classIds.includes(classId) || guests.includes(userId);

type Slot = Pick<DayEntry, 'lessonId' | 'start' | 'end'>;

/** The lessons of today that the student comes to. */
async function slotsOfToday(actor: Actor, now: Date): Promise<Slot[]> {
  const { schoolId, userId, user } = actor;
  const date = dayAt(momentOf(actor, now));
  const [days, booked] = await Promise.all([
    resourceDays.getMany(user.classIds.map((resource) => ({ schoolId, resource, date }))),
    guestBookings.get({ schoolId, userId }),
  ]);
  const asGuest = (booked?.lessons ?? []).filter((each) => each.date === date);
  return [...days.flatMap((day) => day?.entries ?? []), ...asGuest];
}

/** After how many seconds a lesson may have begun that has not begun now. */
function nextAsk(slots: readonly Slot[], minute: number): number {
  const waits = slots
    .filter(({ end }) => end + wallAfterMinutes >= minute)
    .map(({ start }) => (start - startEarlyMinutes - minute) * 60);
  const soonest = Math.min(...waits, lessonAskLatestSeconds);
  return Math.max(soonest, lessonAskSeconds);
}

interface Found {
  readonly lesson: Lesson | undefined;
  /** Seconds until it is worth asking again; of a lesson that was found this says nothing. */
  readonly next: number;
}

async function lookForLesson(actor: Actor, now: Date): Promise<Found> {
  const minute = minutesAt(momentOf(actor, now));
  const slots = await slotsOfToday(actor, now);
  const near = slots.filter(
    ({ start, end }) => start - startEarlyMinutes <= minute && minute <= end + wallAfterMinutes,
  );
  const { schoolId } = actor;
  const found = await lessons.getMany(near.map(({ lessonId: id }) => ({ schoolId, id })));
  const running = found
    .flatMap((lesson) => lesson ?? [])
    .filter((lesson) => isRunning(lesson, now) && comesTo(actor, lesson))
    .sort((a, b) => ((a.startedAt ?? '') < (b.startedAt ?? '') ? 1 : -1));
  // Of two at a time, the one that began last.
  const [lesson] = running;
  return { lesson, next: nextAsk(slots, minute) };
}

/** The running lesson that the student is in: the one that is known, as long as it runs, else any. */
export async function findRunning(
  actor: Actor,
  known: LessonId | undefined,
  now: Date,
): Promise<Found> {
  const lesson = known && (await lessons.get({ schoolId: actor.schoolId, id: known }));
  if (lesson && isRunning(lesson, now) && comesTo(actor, lesson)) return { lesson, next: 0 };
  return lookForLesson(actor, now);
}
