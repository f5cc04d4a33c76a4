import { classes } from '#functions/domain/classes/class.ts';
import { changingTimetable, timetables } from '#functions/domain/classes/timetable.ts';
import type { User } from '#functions/domain/people/user.ts';
import { CallError } from '#functions/platform/errors.ts';
import { dayAt, type SchoolMoment } from '#functions/platform/school-day.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { addDays } from '#shared/days.ts';
import type { ClassId, SchoolId, UserId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { type Days, loadDays } from './days.ts';
import { type GuestBooking, guestBookings } from './guest-bookings.ts';
import type { DayEntry } from './resource-day.ts';
import { overlap, toClock } from './school-time.ts';

interface NamedClass {
  readonly id: ClassId;
  readonly name: string;
}

interface Joining {
  readonly schoolId: SchoolId;
  readonly userId: UserId;
  /** Classes that the student is in already and stays in. */
  readonly staying: readonly ClassId[];
  readonly into: readonly NamedClass[];
  /** New to the school: has no other lessons. */
  readonly fresh?: boolean;
}

type Student = Pick<User, 'schoolId' | 'id' | 'classIds'>;

/** A student who comes into classes and leaves none or some. */
export const joiningOf = (
  { schoolId, id: userId, classIds }: Student,
  into: readonly NamedClass[],
  outOf: readonly Pick<NamedClass, 'id'>[] = [],
): Joining => ({
  schoolId,
  userId,
  into,
  staying: classIds.filter((each) => !outOf.some(({ id }) => id === each)),
});

/** A lesson of a class that the student comes into, and the one that stands in its way. */
interface Clash {
  readonly into: NamedClass;
  readonly date: string;
  readonly lesson: DayEntry;
  readonly other: { readonly classId: ClassId; readonly start: number };
}

type Others = (except: ClassId, date: string, lesson: DayEntry) => Clash['other'] | undefined;

/** What the student has at the time of a lesson already: as a guest, or in another of the classes. */
function otherLessons(
  { staying, into }: Joining,
  booked: readonly GuestBooking[],
  days: Days,
): Others {
  const all = [...new Set<ClassId>([...staying, ...into.map(({ id }) => id)])];
  return (except, date, lesson) => {
    const asGuest = booked.find(
      (each) => each.date === date && each.lessonId !== lesson.lessonId && overlap(each, lesson),
    );
    if (asGuest) return asGuest;
    return all
      .filter((id) => id !== except)
      .flatMap((classId) => days.entries(classId, date).map((entry) => ({ ...entry, classId })))
      .find((entry) => overlap(entry, lesson));
  };
}

/** The first lesson of a class that another lesson of the student stands in the way of. */
function findClash(joining: Joining, others: Others, days: Days): Clash | undefined {
  for (const into of joining.into)
    for (const date of days.dates)
      for (const lesson of days.entries(into.id, date)) {
        const other = others(into.id, date, lesson);
        if (other) return { into, date, lesson, other };
      }
  return undefined;
}

/** Says which lessons of which classes clash. */
async function clashError(schoolId: SchoolId, { into, date, lesson, other }: Clash) {
  const found = await classes.get({ schoolId, id: other.classId });
  const params = {
    name: into.name,
    date,
    time: toClock(lesson.start),
    other: found?.name ?? '',
    otherTime: toClock(other.start),
  };
  return new CallError(CODE.wait, { reason: 'classes.lessonsClash', params });
}

/**
 * What a student who comes into a class writes to the timetables, so that nobody has two lessons at a
 * time: the condition that none of them changed since they were looked at, and the news that these
 * classes have a student in common. Nothing for whoever is in one class only.
 * Throws -1 `classes.lessonsClash`, unless a principal has overruled it. Overruled clashes of lessons that are
 * there already do not count.
 */
export async function joiningTimetables(
  joining: Joining,
  moment: SchoolMoment,
  { overruled = false }: { readonly overruled?: boolean } = {},
): Promise<TransactWrite[]> {
  const { schoolId, userId, staying, into, fresh } = joining;
  if (into.length === 0) return [];
  const person = { schoolId, userId };
  const bookings = fresh ? undefined : await guestBookings.get(person, { consistent: true });
  const booked = bookings?.lessons ?? [];
  const ids = [
    ...new Set([...staying, ...into.map(({ id }) => id), ...booked.map(({ classId }) => classId)]),
  ];
  const asSeen = fresh ? [] : [guestBookings.requiring(person, bookings)];
  if (ids.length < 2) return asSeen;
  const found = await timetables.getMany(
    ids.map((classId) => ({ schoolId, classId })),
    { consistent: true },
  );
  const today = dayAt(moment);
  const dates = [today, addDays(today, 1), addDays(today, LIMITS.planAheadDays)];
  const days = await loadDays(schoolId, ids, dates);
  const clash = overruled
    ? undefined
    : findClash(joining, otherLessons(joining, booked, days), days);
  if (clash) throw await clashError(schoolId, clash);
  return [
    ...asSeen,
    ...ids.flatMap((classId, index) => changingTimetable({ schoolId, classId }, found[index])),
  ];
}
