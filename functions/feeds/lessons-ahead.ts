import { classes } from '#functions/domain/classes/class.ts';
import { guestBookings } from '#functions/domain/lessons/guest-bookings.ts';
import { staffOf } from '#functions/domain/lessons/lesson.ts';
import {
  type CancelledEntry,
  loadResourceDays,
  type Resource,
  type ResourceDay,
} from '#functions/domain/lessons/resource-day.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { addDays } from '#shared/days.ts';
import { FEED_LIMITS } from '#shared/feeds/limits.ts';
import type { ClassId, LessonId, SchoolId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';

/** A lesson that was on a day of the person until it was cancelled. */
interface CancelledLesson extends CancelledEntry {
  readonly date: string;
}

export interface LessonsAhead {
  readonly ids: readonly LessonId[];
  /** When each of them was last changed, where that is known. */
  readonly changed: ReadonlyMap<LessonId, string>;
  readonly cancelled: readonly CancelledLesson[];
  /** Differs when a lesson was added, removed or changed, or a name changed. */
  readonly version: string;
}

const present = <T>(items: readonly (T | undefined)[]): T[] =>
  items.flatMap((item) => (item === undefined ? [] : [item]));

/**
 * The names of the classes and of their staff, as part of the version. Substitutes are missing, because only
 * the lessons name them; a changed name of a substitute is sent with the version of the next day.
 */
async function namesOf(schoolId: SchoolId, classIds: readonly ClassId[]): Promise<string[]> {
  const ids = [...new Set(classIds)].sort();
  const found = present(await classes.getMany(ids.map((id) => ({ schoolId, id }))));
  const staff = [...new Set(found.flatMap(staffOf))];
  const people = present(await users.getMany(staff.map((userId) => ({ schoolId, userId }))));
  return [...found, ...people].map(({ id, name }) => `${id} ${name}`);
}

/** Whose days a person's lessons are on: those of the classes of a student, one's own of anybody else. */
const resourcesOf = ({ id, role, classIds }: User): readonly Resource[] =>
  role === ROLE.student ? classIds : [id];

/** Lessons that are gone from the person's days; one that came back, or is on another day now, is not. */
function cancelledOf(
  days: readonly ResourceDay[],
  there: ReadonlySet<LessonId>,
): CancelledLesson[] {
  const all = days.flatMap(({ date, cancelled }) =>
    cancelled.map((entry): CancelledLesson => ({ ...entry, date })),
  );
  const latest = new Map(
    all.sort((a, b) => (a.at < b.at ? -1 : 1)).map((each) => [each.lessonId, each]),
  );
  return [...latest.values()].filter(({ lessonId }) => !there.has(lessonId));
}

/**
 * Which lessons a person has around a day, and in which state. Every change of a lesson writes the days
 * of what it takes: their revisions say whether the lessons have to be read at all.
 */
export async function lessonsAhead(user: User, today: string): Promise<LessonsAhead> {
  const { schoolId, id: userId } = user;
  const from = addDays(today, -FEED_LIMITS.backDays);
  const to = addDays(today, FEED_LIMITS.aheadDays);
  const [days, bookings] = await Promise.all([
    Promise.all(
      resourcesOf(user).map((resource) => loadResourceDays(schoolId, resource, [from, to])),
    ),
    user.role === ROLE.student ? guestBookings.get({ schoolId, userId }) : undefined,
  ]);
  const found = days.flat();
  const placed = [
    ...found.flatMap(({ date, entries }) =>
      entries.map(({ lessonId, start, classId, at }) => ({ lessonId, date, start, classId, at })),
    ),
    ...(bookings?.lessons ?? [])
      .filter(({ date }) => from <= date && date <= to)
      .map(({ lessonId, date, start, classId }) => ({
        lessonId,
        date,
        start,
        classId,
        at: undefined,
      })),
  ];
  const inOrder = placed.sort((a, b) =>
    a.date === b.date ? a.start - b.start : a.date < b.date ? -1 : 1,
  );
  const ids = [...new Set(inOrder.map(({ lessonId }) => lessonId))];
  const states = found.map(({ resource, date, rev }) => `${resource} ${date} ${rev}`);
  const names = await namesOf(schoolId, present(placed.map(({ classId }) => classId)));
  return {
    ids: ids.slice(0, FEED_LIMITS.lessonsMax),
    changed: new Map(placed.flatMap(({ lessonId, at }) => (at ? [[lessonId, at]] : []))),
    cancelled: cancelledOf(found, new Set(ids)).slice(0, FEED_LIMITS.lessonsMax),
    version: [from, bookings?.rev ?? 0, ...states, user.name, ...names].join('\n'),
  };
}
