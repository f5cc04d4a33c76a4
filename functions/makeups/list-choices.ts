import {
  type CalendarSettings,
  loadSettings,
} from '#functions/domain/calendar/calendar-settings.ts';
import { classes } from '#functions/domain/classes/class.ts';
import { guestBookings } from '#functions/domain/lessons/guest-bookings.ts';
import { LESSON_LISTS, type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import {
  type LessonWithSeats,
  toLessonsWithSeats,
} from '#functions/domain/lessons/lessons-with-seats.ts';
import { instantAt } from '#functions/domain/lessons/school-time.ts';
import { freeSeats } from '#functions/domain/lessons/seats.ts';
import type { User } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadOwnStudent } from '#functions/domain/students/student-scope.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { makeups as contract } from '#shared/makeups/contract.ts';
import { isSuitable } from './check-suitable.ts';
import { loadMissed, type MissedLesson } from './missed-lesson.ts';
import { loadStudentDays } from './student-days.ts';

type ListChoices = UseCase<typeof contract.endpoints.choices>;

interface Search {
  readonly student: User;
  readonly missed: MissedLesson;
  readonly settings: CalendarSettings;
  readonly now: Date;
}

/** The lessons of the list in which the student can make up for the missed one. */
async function selectSuitable(list: readonly Lesson[], search: Search): Promise<LessonWithSeats[]> {
  const { student, missed, settings, now } = search;
  const { schoolId, id: userId } = student;
  const [groups, bookings] = await Promise.all([
    classes.getMany(list.map(({ classId: id }) => ({ schoolId, id }))),
    guestBookings.get({ schoolId, userId }),
  ]);
  const [seats, days] = await Promise.all([
    freeSeats(
      list.map((lesson, index) => [lesson, groups[index]] as const),
      settings,
    ),
    loadStudentDays(
      student,
      bookings?.lessons ?? [],
      list.map(({ date }) => date),
    ),
  ]);
  const found = list.map((lesson, index) => ({ lesson, seats: seats[index] ?? 0 }));
  return found.filter(({ lesson: host, seats: free }) =>
    isSuitable({ missed, host, seats: free, days, override: '' }, now),
  );
}

/** Pages of lessons read for one answer at most, so that the cost of a call is limited. */
const PAGES_MAX = 3;

interface ChoicePage {
  readonly found: readonly LessonWithSeats[];
  readonly next: Item | undefined;
}

/** Reads future lessons until a page is full or the last day of the right is reached. */
async function walk(pk: string, from: Item, limit: number, search: Search): Promise<ChoicePage> {
  const { schoolId } = search.student;
  const found: LessonWithSeats[] = [];
  let position: Item | undefined = from;
  for (let read = 0; read < PAGES_MAX && position && found.length < limit; read += 1) {
    const page = await pageOfList(pk, { limit: limit - found.length, from: position });
    const ids = page.entries.map(({ target }) => ({ schoolId, id: target as Lesson['id'] }));
    const list = (await lessons.getMany(ids)).flatMap((lesson) => lesson ?? []);
    found.push(...(await selectSuitable(list, search)));
    const isOver = list.some(({ date }) => date > search.missed.validTo);
    position = isOver ? undefined : page.next;
  }
  return { found, next: position };
}

const firstInstant = ({ school }: Actor, from: string | undefined, now: Date): string => {
  const [wanted, earliest] = [from && instantAt(from, 0, school.timeZone), now.toISOString()];
  return wanted && wanted > earliest ? wanted : earliest;
};

/** Lessons in which a student can make up for a missed one, the next first. */
export const listChoices: ListChoices = async (actor, input, deps) => {
  const now = deps.now();
  const { schoolId } = actor;
  const { limit, any_course } = input;
  const [student, settings] = await Promise.all([
    loadOwnStudent(actor, input.student_id),
    loadSettings(schoolId),
  ]);
  const missed = await loadMissed(actor, student, input.lesson_id, settings, now);
  const list = any_course ? LESSON_LISTS.open() : LESSON_LISTS.openOfCourse(missed.courseId);
  const pk = schoolList(schoolId, list);
  const name = `${pk} ${student.id} ${input.lesson_id}`;
  const from = await fromCursor(input.cursor, name);
  const start = from ?? { pk, sk: firstInstant(actor, input.from, now) };
  const { found, next } = await walk(pk, start, limit, { student, missed, settings, now });
  return {
    list: await toLessonsWithSeats(schoolId, found, settings),
    cursor: await toCursor(next, name),
    valid_to: missed.validTo,
  };
};
