import { loadMemberIds } from '#functions/domain/classes/class-membership.ts';
import { type Timetable, timetables } from '#functions/domain/classes/timetable.ts';
import { type GuestBookings, guestBookings } from '#functions/domain/lessons/guest-bookings.ts';
import { type MakeupRight, makeupRights } from '#functions/domain/makeups/makeup-right.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import type { ClassId, SchoolId, UserId } from '#shared/ids.ts';

/** The students of a lesson, with their other bookings and classes. */
export interface Attendees {
  readonly students: readonly User[];
  /** Lessons of other classes that the students attend as guests. */
  readonly bookings: readonly GuestBookings[];
  /** The makeup rights with which the guests have booked. */
  readonly rights: readonly MakeupRight[];
  /** The class's own timetable, and those of the other classes of its students, as they were read. */
  readonly own: Timetable | undefined;
  readonly linked: ReadonlyMap<ClassId, LinkedClass>;
}

interface LinkedClass {
  readonly timetable: Timetable | undefined;
  /** The attendees who are in that class. */
  readonly students: readonly UserId[];
}

function groupByClass(students: readonly User[], except: ClassId): Map<ClassId, UserId[]> {
  const groups = new Map<ClassId, UserId[]>();
  for (const { id, classIds } of students)
    for (const classId of classIds.filter((each) => each !== except))
      groups.set(classId, [...(groups.get(classId) ?? []), id]);
  return groups;
}

const present = <T>(items: readonly (T | undefined)[]): T[] =>
  items.flatMap((item) => (item === undefined ? [] : [item]));

/** The rights behind the bookings of guests, each once: a right that was open again may have booked a second lesson. */
async function rightsBehind(
  bookings: readonly GuestBookings[],
  guests: readonly UserId[],
): Promise<MakeupRight[]> {
  const ids = bookings
    .filter(({ userId }) => guests.includes(userId))
    .flatMap(({ schoolId, userId, lessons }) =>
      [...new Set(lessons.flatMap(({ missed }) => missed ?? []))].map((lessonId) => ({
        schoolId,
        userId,
        lessonId,
      })),
    );
  return present(await makeupRights.getMany(ids, { consistent: true }));
}

/**
 * Loads the attendees of a lesson. Timetables are read before the students: a student who joins another class
 * in between raises the revision of a timetable, and a write based on the older state fails.
 */
export async function loadAttendees(
  schoolId: SchoolId,
  classId: ClassId,
  guests: readonly UserId[],
): Promise<Attendees> {
  const own = await timetables.get({ schoolId, classId }, { consistent: true });
  const ids = [...new Set([...(await loadMemberIds(schoolId, classId)), ...guests])];
  const people = ids.map((userId) => ({ schoolId, userId }));
  const [found, booked] = await Promise.all([
    users.getMany(people, { consistent: true }),
    guestBookings.getMany(people, { consistent: true }),
  ]);
  const students = present(found);
  const bookings = present(booked);
  const groups = [...groupByClass(students, classId)];
  const guards = await timetables.getMany(
    groups.map(([id]) => ({ schoolId, classId: id })),
    { consistent: true },
  );
  const linked = new Map(
    groups.map(([id, members], index) => [id, { timetable: guards[index], students: members }]),
  );
  const rights = await rightsBehind(bookings, guests);
  return { students, bookings, rights, own, linked };
}
