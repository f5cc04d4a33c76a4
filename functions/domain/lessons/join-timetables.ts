import { classes } from '#functions/domain/classes/class.ts';
import { changingTimetable, timetables } from '#functions/domain/classes/timetable.ts';
import type { User } from '#functions/domain/people/user.ts';
import { CallError } from '#functions/platform/errors.ts';
import { dayAt, type SchoolMoment } from '#functions/platform/school-day.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { addDays } from '#shared/days.ts';
import type { ClassId, SchoolId, UserId } from '#shared/ids.ts';
import { LESSON_LIMITS } from '#shared/lessons/limits.ts';
import { type Days, loadDays } from './days.ts';
import { type GuestBooking, guestBookings } from './guest-bookings.ts';
import type { DayEntry } from './resource-day.ts';
import { overlap, toClock } from './school-time.ts';

interface NamedClass {
  readonly id: ClassId;
  readonly name: string;
}

interface JoiningStudent {
  readonly schoolId: SchoolId;
  readonly userId: UserId;
  /** Classes that the student is in and stays in. */
  readonly staying: readonly ClassId[];
  readonly into: readonly NamedClass[];
  /** A new student, who has no other lessons. */
  readonly fresh?: boolean;
}

type Student = Pick<User, 'schoolId' | 'id' | 'classIds'>;

/** A student who joins classes, and may leave others. */
export const toJoiningStudent = (
  { schoolId, id: userId, classIds }: Student,
  into: readonly NamedClass[],
  outOf: readonly Pick<NamedClass, 'id'>[] = [],
): JoiningStudent => ({
  schoolId,
  userId,
  into,
  staying: classIds.filter((each) => !outOf.some(({ id }) => id === each)),
});

/** A lesson of a class that the student joins, and the student's lesson that overlaps it. */
interface Clash {
  readonly into: NamedClass;
  readonly date: string;
  readonly lesson: DayEntry;
  readonly other: { readonly classId: ClassId; readonly start: number };
}

type OtherLessons = (except: ClassId, date: string, lesson: DayEntry) => Clash['other'] | undefined;

/** Finds the lesson that the student has at the time of another: as a guest, or of another class. */
function otherLessons(
  { staying, into }: JoiningStudent,
  booked: readonly GuestBooking[],
  days: Days,
): OtherLessons {
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

/** The first lesson of a joined class that overlaps another lesson of the student. */
function findClash(joining: JoiningStudent, others: OtherLessons, days: Days): Clash | undefined {
  for (const into of joining.into)
    for (const date of days.dates)
      for (const lesson of days.entries(into.id, date)) {
        const other = others(into.id, date, lesson);
        if (other) return { into, date, lesson, other };
      }
  return undefined;
}

/** The error that names both lessons and their classes. */
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
 * What is written to timetables when a student joins classes, so that nobody has two lessons at a time: it
 * requires that none of them has changed since they were read, and raises their revisions, as the classes
 * now have a student in common. Nothing for a student of one class only.
 * Throws -1 `classes.lessonsClash` when lessons overlap, unless a principal has overruled that.
 */
export async function joiningTimetables(
  joining: JoiningStudent,
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
  const dates = [today, addDays(today, 1), addDays(today, LESSON_LIMITS.planAheadDays)];
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
