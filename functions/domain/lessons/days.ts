import type { TransactWrite } from '#functions/platform/table.ts';
import type { SchoolId } from '#shared/ids.ts';
import {
  type DayEntry,
  loadResourceDays,
  type Resource,
  type ResourceDay,
  resourceDays,
  writingDay,
} from './resource-day.ts';
import type { Slot } from './school-time.ts';

/** The lessons of some resources on some days, as they were read. */
export interface Days {
  readonly entries: (resource: Resource, date: string) => readonly DayEntry[];
  readonly found: (resource: Resource, date: string) => ResourceDay | undefined;
  /** Days on which any of the resources has a lesson, in order. */
  readonly dates: readonly string[];
}

/** For so few days single reads cost less than a query. */
const SINGLE_DAYS = 2;

const place = (resource: string, date: string): string => `${resource} ${date}`;

function toDays(items: readonly ResourceDay[]): Days {
  const map = new Map(items.map((item) => [place(item.resource, item.date), item]));
  const found = (resource: Resource, date: string) => map.get(place(resource, date));
  const dates = [...new Set(items.map(({ date }) => date))].sort();
  return { dates, found, entries: (resource, date) => found(resource, date)?.entries ?? [] };
}

async function loadSingleDays(
  schoolId: SchoolId,
  resources: readonly Resource[],
  dates: readonly string[],
): Promise<Days> {
  const ids = resources.flatMap((resource) => dates.map((date) => ({ schoolId, resource, date })));
  const items = await resourceDays.getMany(ids, { consistent: true });
  return toDays(items.flatMap((item) => item ?? []));
}

/** The days of these resources; for more than two dates all days from the first to the last. */
export async function loadDays(
  schoolId: SchoolId,
  resources: readonly Resource[],
  dates: readonly string[],
): Promise<Days> {
  const distinct = [...new Set(dates)].sort();
  const [first, last] = [distinct[0], distinct.at(-1)];
  if (!first || !last || distinct.length <= SINGLE_DAYS)
    return loadSingleDays(schoolId, resources, distinct);
  const found = await Promise.all(
    resources.map((resource) =>
      loadResourceDays(schoolId, resource, [first, last], { consistent: true }),
    ),
  );
  return toDays(found.flat());
}

/** The time of a lesson and the resources that it occupies. */
export interface Occupancy {
  readonly slot: Slot & Pick<DayEntry, 'classId' | 'courseId'>;
  readonly resources: readonly Resource[];
}

const toEntry = (
  lessonId: DayEntry['lessonId'],
  { start, end, classId, courseId }: Occupancy['slot'],
): DayEntry => ({
  lessonId,
  start,
  end,
  ...(classId && { classId }),
  ...(courseId && { courseId }),
});

/** Moves a lesson from the resource days that it occupied to those that it occupies now. */
export function changingDays(
  schoolId: SchoolId,
  lessonId: DayEntry['lessonId'],
  days: Days,
  {
    before,
    after,
  }: { readonly before?: Occupancy | undefined; readonly after?: Occupancy | undefined },
): TransactWrite[] {
  const touched = new Map<string, { resource: Resource; date: string }>();
  for (const taken of [before, after])
    for (const resource of taken?.resources ?? [])
      if (taken) touched.set(place(resource, taken.slot.date), { resource, date: taken.slot.date });
  return [...touched.values()].flatMap(({ resource, date }) => {
    const others = days.entries(resource, date).filter((entry) => entry.lessonId !== lessonId);
    const stays = after?.slot.date === date && after.resources.includes(resource);
    const entries = stays ? [...others, toEntry(lessonId, after.slot)] : others;
    return writingDay({ schoolId, resource, date }, days.found(resource, date), entries);
  });
}
