import type { TransactWrite } from '#functions/platform/table.ts';
import type { SchoolId } from '#shared/ids.ts';
import {
  type DayEntry,
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
  /** Days on which any of them has a lesson, in order. */
  readonly dates: readonly string[];
}

/** A day by day look costs less than a range for so few days. */
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

/** The days of these resources, all dates between the first and the last where there are many. */
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
    resources.map((resource) => {
      const { pk } = resourceDays.key({ schoolId, resource, date: first });
      return resourceDays.between(pk, [first, last], { consistent: true });
    }),
  );
  return toDays(found.flat());
}

/** A lesson's slot, what it is of and what it takes. */
export interface Taken {
  readonly slot: Slot & Pick<DayEntry, 'classId' | 'courseId'>;
  readonly resources: readonly Resource[];
}

const toEntry = (
  lessonId: DayEntry['lessonId'],
  { start, end, classId, courseId }: Taken['slot'],
): DayEntry => ({
  lessonId,
  start,
  end,
  ...(classId && { classId }),
  ...(courseId && { courseId }),
});

/** The days to write so that a lesson that took `before` takes `after`. */
export function changingDays(
  schoolId: SchoolId,
  lessonId: DayEntry['lessonId'],
  days: Days,
  { before, after }: { readonly before?: Taken | undefined; readonly after?: Taken | undefined },
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
