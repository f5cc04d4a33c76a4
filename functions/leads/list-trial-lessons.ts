import {
  type CalendarSettings,
  loadSettings,
} from '#functions/domain/calendar/calendar-settings.ts';
import { classes } from '#functions/domain/classes/class.ts';
import { noSuchClass } from '#functions/domain/classes/class-scope.ts';
import { LESSON_LISTS, type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import {
  type LessonWithSeats,
  toLessonsWithSeats,
} from '#functions/domain/lessons/lessons-with-seats.ts';
import { freeSeats, trialSeats } from '#functions/domain/lessons/seats.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { type ClassId, LessonId, type SchoolId } from '#shared/ids.ts';
import type { leads as contract } from '#shared/leads/contract.ts';

/** The lessons of a page that have a seat and have not begun, of one class where it is given. */
async function suitable(
  schoolId: SchoolId,
  list: readonly Lesson[],
  { classId, settings }: { readonly classId: ClassId | undefined; settings: CalendarSettings },
): Promise<LessonWithSeats[]> {
  const open = list.filter(
    (lesson) => lesson.state === 'planned' && (!classId || lesson.classId === classId),
  );
  const groups = await classes.getMany(open.map(({ classId: id }) => ({ schoolId, id })));
  const free = await freeSeats(
    open.map((lesson, index) => [lesson, groups[index]] as const),
    settings,
  );
  return open
    .map((lesson, index) => ({ lesson, seats: trialSeats(lesson, free[index] ?? 0) }))
    .filter(({ seats }) => seats > 0);
}

/** Pages of lessons read for one answer at most, so that the cost of a call is limited. */
const PAGES_MAX = 3;

/** Coming lessons that a lead can try, the next first. */
export const listTrialLessons: UseCase<typeof contract.endpoints.trialLessons> = async (
  actor,
  { class_id, course_id, cursor, limit },
  deps,
) => {
  const { schoolId } = actor;
  const [settings, known] = await Promise.all([
    loadSettings(schoolId),
    class_id && classes.get({ schoolId, id: class_id }),
  ]);
  if (class_id && !known) throw noSuchClass();
  const list = course_id ? LESSON_LISTS.openOfCourse(course_id) : LESSON_LISTS.open();
  const pk = schoolList(schoolId, list);
  const name = `trial-lessons ${class_id ?? ''} ${course_id ?? ''}`;
  const found: LessonWithSeats[] = [];
  // Lessons that have not begun come after this position.
  let position: Item | undefined = (await fromCursor(cursor, name)) ?? {
    pk,
    sk: deps.now().toISOString(),
  };
  for (let read = 0; read < PAGES_MAX && position && found.length < limit; read += 1) {
    const page = await pageOfList(pk, { limit: limit - found.length, from: position });
    const ids = page.entries.map(({ target }) => ({ schoolId, id: LessonId.parse(target) }));
    const loaded = (await lessons.getMany(ids)).flatMap((lesson) => lesson ?? []);
    found.push(...(await suitable(schoolId, loaded, { classId: class_id, settings })));
    position = page.next;
  }
  return {
    list: await toLessonsWithSeats(schoolId, found, settings),
    cursor: await toCursor(position, name),
  };
};
