import { CODE } from '#shared/codes.ts';
import { addDays } from '#shared/days.ts';
import type { ClassId, SchoolId, UserId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { type GuestBooking, guestBookings, requiringBookings } from '../entities/guest-bookings.ts';
import type { DayEntry } from '../entities/resource-day.ts';
import { changingTimetable, timetables } from '../entities/timetable.ts';
import type { User } from '../entities/user.ts';
import { CallError } from '../errors.ts';
import { dayAt, type SchoolMoment } from '../school-day.ts';
import type { TransactWrite } from '../table.ts';
import { type Days, loadDays } from './days.ts';
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
  ...{ schoolId, userId, into },
  staying: classIds.filter((each) => !outOf.some(({ id }) => id === each)),
});

function clash(name: string, date: string, start: number): CallError {
  return new CallError(CODE.wait, {
    reason: 'classes.lessonsClash',
    params: { name, date, time: toClock(start) },
  });
}

/** Throws for the first lesson of a class that another lesson of the student stands in the way of. */
function refuseClashes(
  { staying, into }: Joining,
  booked: readonly GuestBooking[],
  days: Days,
): void {
  const all = new Set<ClassId>([...staying, ...into.map(({ id }) => id)]);
  const isGuest = (date: string, lesson: DayEntry) =>
    booked.some(
      (each) => each.date === date && each.lessonId !== lesson.lessonId && overlap(each, lesson),
    );
  const busy = (except: ClassId, date: string, lesson: DayEntry) =>
    isGuest(date, lesson) ||
    [...all].some(
      (id) => id !== except && days.entries(id, date).some((entry) => overlap(entry, lesson)),
    );
  for (const { id, name } of into)
    for (const date of days.dates) {
      const found = days.entries(id, date).find((lesson) => busy(id, date, lesson));
      if (found) throw clash(name, date, found.start);
    }
}

/**
 * What a student who comes into a class writes to the timetables, so that nobody has two lessons at a
 * time: the condition that none of them changed since they were looked at, and the news that these
 * classes have a student in common. Nothing for whoever is in one class only.
 * Throws -1 `classes.lessonsClash`. Overruled clashes of lessons that are there already do not count.
 */
export async function joiningTimetables(
  joining: Joining,
  moment: SchoolMoment,
): Promise<TransactWrite[]> {
  const { schoolId, userId, staying, into, fresh } = joining;
  if (into.length === 0) return [];
  const person = { schoolId, userId };
  const bookings = fresh ? undefined : await guestBookings.get(person, { consistent: true });
  const booked = bookings?.lessons ?? [];
  const ids = [
    ...new Set([...staying, ...into.map(({ id }) => id), ...booked.map(({ classId }) => classId)]),
  ];
  const asSeen = fresh ? [] : [requiringBookings(person, bookings)];
  if (ids.length < 2) return asSeen;
  const found = await timetables.getMany(
    ids.map((classId) => ({ schoolId, classId })),
    { consistent: true },
  );
  const today = dayAt(moment);
  const dates = [today, addDays(today, 1), addDays(today, LIMITS.planAheadDays)];
  const days = await loadDays(schoolId, ids, dates);
  refuseClashes(joining, booked, days);
  return [
    ...asSeen,
    ...ids.flatMap((classId, index) => changingTimetable({ schoolId, classId }, found[index])),
  ];
}
