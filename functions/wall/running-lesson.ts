import { loadMemberIds } from '#functions/domain/classes/class-membership.ts';
import { guestBookings } from '#functions/domain/lessons/guest-bookings.ts';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { loadLesson, loadOwnLesson } from '#functions/domain/lessons/lesson-scope.ts';
import { type DayEntry, resourceDays } from '#functions/domain/lessons/resource-day.ts';
import { minutesAt } from '#functions/domain/lessons/school-time.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { CODE } from '#shared/codes.ts';
import type { LessonId, UserId } from '#shared/ids.ts';
import { LESSON_LIMITS } from '#shared/lessons/limits.ts';
import { WALL_LIMITS } from '#shared/wall/limits.ts';

const { startEarlyMinutes } = LESSON_LIMITS;
const { afterMinutes, lessonAskSeconds, lessonAskLatestSeconds } = WALL_LIMITS;

/** Started and not long over: a lesson without a record keeps the state `running` for ever. */
export const isRunning = ({ state, endsAt }: Lesson, now: Date): boolean =>
  state === 'running' && now.getTime() <= Date.parse(endsAt) + afterMinutes * 60_000;

/** A student of the class, or a guest of this lesson. */
const attends = (
  { user, userId }: Actor,
  { classId, guests }: Pick<Lesson, 'classId' | 'guests'>,
): boolean => user.classIds.includes(classId) || guests.includes(userId);

type Slot = Pick<DayEntry, 'lessonId' | 'start' | 'end'>;

/** The student's lessons of today. */
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

/** Seconds until the next lesson may begin, within the limits of polling. */
function secondsToNextAsk(slots: readonly Slot[], minute: number): number {
  const waits = slots
    .filter(({ end }) => end + afterMinutes >= minute)
    .map(({ start }) => (start - startEarlyMinutes - minute) * 60);
  const soonest = Math.min(...waits, lessonAskLatestSeconds);
  return Math.max(soonest, lessonAskSeconds);
}

interface RunningLesson {
  readonly lesson: Lesson | undefined;
  /** Seconds until the editor should ask again; meaningless when there is a lesson. */
  readonly next: number;
}

async function searchToday(actor: Actor, now: Date): Promise<RunningLesson> {
  const minute = minutesAt(momentOf(actor, now));
  const slots = await slotsOfToday(actor, now);
  const near = slots.filter(
    ({ start, end }) => start - startEarlyMinutes <= minute && minute <= end + afterMinutes,
  );
  const { schoolId } = actor;
  const found = await lessons.getMany(near.map(({ lessonId: id }) => ({ schoolId, id })));
  const running = found
    .flatMap((lesson) => lesson ?? [])
    .filter((lesson) => isRunning(lesson, now) && attends(actor, lesson))
    .sort((a, b) => ((a.startedAt ?? '') < (b.startedAt ?? '') ? 1 : -1));
  // Of two running lessons, the one that began last.
  const [lesson] = running;
  return { lesson, next: secondsToNextAsk(slots, minute) };
}

/** The student's running lesson: the known one while it runs, else any other. */
export async function findRunning(
  actor: Actor,
  known: LessonId | undefined,
  now: Date,
): Promise<RunningLesson> {
  const lesson = known && (await lessons.get({ schoolId: actor.schoolId, id: known }));
  if (lesson && isRunning(lesson, now) && attends(actor, lesson)) return { lesson, next: 0 };
  return searchToday(actor, now);
}

/** Throws -1 when the lesson is not running. */
function requireRunning(lesson: Lesson, now: Date): Lesson {
  if (isRunning(lesson, now)) return lesson;
  throw new CallError(CODE.wait, { reason: 'wall.notRunning' });
}

/** A running lesson of the calling student. Throws 2004 for none, 2003 for other students' lessons, -1 when it is not running. */
export async function loadOwnRunningLesson(actor: Actor, id: LessonId, now: Date): Promise<Lesson> {
  const lesson = await loadLesson(actor, id);
  if (!attends(actor, lesson)) throw new CallError(CODE.forbidden, { reason: 'wall.notYours' });
  return requireRunning(lesson, now);
}

/** A running lesson whose wall the caller may see. Throws 2004, 2003 as for lessons, and -1 when it is not running. */
export const loadTaughtRunningLesson = async (
  actor: Actor,
  id: LessonId,
  now: Date,
): Promise<Lesson> => requireRunning(await loadOwnLesson(actor, id), now);

/** Students who take part in a lesson: those who are in its class now, and guests. */
export async function loadParticipants({
  schoolId,
  classId,
  guests,
}: Lesson): Promise<Set<UserId>> {
  return new Set([...(await loadMemberIds(schoolId, classId)), ...guests]);
}
