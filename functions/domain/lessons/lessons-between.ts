import { entriesBetween, schoolList } from '#functions/platform/listing.ts';
import type { SchoolId } from '#shared/ids.ts';
import { LESSON_LISTS, type Lesson, type ListedLesson, lessons } from './lesson.ts';
import { loadResourceDays, type Resource } from './resource-day.ts';

export interface Span {
  readonly from: string;
  readonly to: string;
}

type Order = Pick<Lesson, 'startsAt' | 'id'>;
const inOrder = (a: Order, b: Order): number =>
  a.startsAt < b.startsAt || (a.startsAt === b.startsAt && a.id < b.id) ? -1 : 1;

async function loadInOrder(schoolId: SchoolId, ids: readonly string[]): Promise<Lesson[]> {
  const distinct = [...new Set(ids)] as Lesson['id'][];
  const found = await lessons.getMany(distinct.map((id) => ({ schoolId, id })));
  return found.flatMap((lesson) => lesson ?? []).sort(inOrder);
}

/** The lessons of these resources from one day to another, in the order of time. */
export async function lessonsOf(
  schoolId: SchoolId,
  resources: readonly Resource[],
  { from, to }: Span,
): Promise<Lesson[]> {
  const days = await Promise.all(
    resources.map((resource) => loadResourceDays(schoolId, resource, [from, to])),
  );
  const ids = days.flat().flatMap(({ entries }) => entries.map(({ lessonId }) => lessonId));
  return loadInOrder(schoolId, ids);
}

// Positions begin with the day; '~' sorts after all positions of the last day.
const entriesOfSchool = (schoolId: SchoolId, { from, to }: Span) =>
  entriesBetween(schoolList(schoolId, LESSON_LISTS.all), [from, `${to}~`]);

/** What calendars show of the lessons of the whole school from one day to another, in the order of time. */
export async function listedOfSchool(schoolId: SchoolId, span: Span): Promise<ListedLesson[]> {
  const entries = await entriesOfSchool(schoolId, span);
  const idOf = (target: string) => ({ schoolId, id: target as Lesson['id'] });
  const found = await lessons.rowsOf(entries, idOf);
  return found.filter((lesson) => lesson !== undefined).sort(inOrder);
}

/** The lessons of the whole school from one day to another, in the order of time. */
export async function lessonsOfSchool(schoolId: SchoolId, span: Span): Promise<Lesson[]> {
  const entries = await entriesOfSchool(schoolId, span);
  return loadInOrder(
    schoolId,
    entries.map(({ target }) => target),
  );
}
