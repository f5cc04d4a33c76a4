import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { CLASS_LISTS, type Class, classes } from '#functions/domain/classes/class.ts';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { type DayEntry, loadResourceDays } from '#functions/domain/lessons/resource-day.ts';
import { minutesAt } from '#functions/domain/lessons/school-time.ts';
import { freeSeats, trialSeats } from '#functions/domain/lessons/seats.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { dayAt, type SchoolMoment } from '#functions/platform/school-day.ts';
import { addDays } from '#shared/days.ts';
import type { ClassId, SchoolId } from '#shared/ids.ts';
import { SCHOOL_PAGE_LIMITS } from '#shared/pages/limits.ts';

/** Open classes in which children may try a lesson, in the order of adding. */
export async function trialClasses(schoolId: SchoolId): Promise<Class[]> {
  const { entries } = await pageOfList(schoolList(schoolId, CLASS_LISTS.trial), {
    limit: SCHOOL_PAGE_LIMITS.classes,
  });
  const found = await classes.getMany(
    entries.map(({ target }) => ({ schoolId, id: target as ClassId })),
  );
  return found.flatMap((each) => (each?.trial && each.state === 'open' ? [each] : []));
}

export interface TrialLesson {
  readonly lesson: Lesson;
  readonly class: Class;
  readonly places: number;
}

interface Coming extends Pick<DayEntry, 'lessonId' | 'start'> {
  readonly date: string;
}

const inOrder = (a: Coming, b: Coming): number =>
  a.date === b.date ? a.start - b.start : a.date < b.date ? -1 : 1;

/** The next lessons of a class that have not begun. */
async function comingOf(schoolId: SchoolId, id: ClassId, moment: SchoolMoment): Promise<Coming[]> {
  const [today, clock] = [dayAt(moment), minutesAt(moment)];
  const last = addDays(today, SCHOOL_PAGE_LIMITS.days - 1);
  const days = await loadResourceDays(schoolId, id, [today, last]);
  return days.flatMap(({ date, entries }) =>
    entries
      .filter(({ start }) => date > today || start > clock)
      .map(({ lessonId, start }) => ({ lessonId, start, date })),
  );
}

/**
 * The next lessons with a free place, in the order of time: days are read for each class, lessons only as many as
 * are shown.
 */
export async function loadTrialLessons(
  schoolId: SchoolId,
  { moment, settings }: { readonly moment: SchoolMoment; readonly settings: CalendarSettings },
): Promise<TrialLesson[]> {
  // A class without a free place has none in any lesson.
  const open = (await trialClasses(schoolId)).filter(({ size, capacity }) => size < capacity);
  const coming = await Promise.all(open.map(({ id }) => comingOf(schoolId, id, moment)));
  const next = coming.flat().sort(inOrder).slice(0, SCHOOL_PAGE_LIMITS.lessons);
  const found = await lessons.getMany(next.map(({ lessonId: id }) => ({ schoolId, id })));
  const byId = new Map(open.map((each) => [each.id, each]));
  const planned = found.flatMap((lesson) => {
    const of = lesson && byId.get(lesson.classId);
    return lesson?.state === 'planned' && of ? [[lesson, of] as const] : [];
  });
  const free = await freeSeats(planned, settings);
  return planned
    .map(([lesson, of], at) => ({ lesson, class: of, places: trialSeats(lesson, free[at] ?? 0) }))
    .filter(({ places }) => places > 0);
}
