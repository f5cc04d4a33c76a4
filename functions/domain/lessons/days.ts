import type { TransactWrite } from '#functions/platform/table.ts';
import type { SchoolId } from '#shared/ids.ts';
import {
  type CancelledEntry,
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

const placeOf = (resource: string, date: string): string => `${resource} ${date}`;

function toDays(items: readonly ResourceDay[]): Days {
  const map = new Map(items.map((item) => [placeOf(item.resource, item.date), item]));
  const found = (resource: Resource, date: string) => map.get(placeOf(resource, date));
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
  /** Of a stored lesson. */
  readonly edition?: number;
}

const toEntry = (
  lessonId: DayEntry['lessonId'],
  { start, end, classId, courseId }: Occupancy['slot'],
  at: string,
) => ({
  lessonId,
  start,
  end,
  at,
  ...(classId && { classId }),
  ...(courseId && { courseId }),
});

interface Change {
  readonly before?: Occupancy | undefined;
  readonly after?: Occupancy | undefined;
}

/** The cancelled lessons of a day after a change: with this one when it leaves the resource altogether. */
function cancelledAfter(
  lessonId: DayEntry['lessonId'],
  known: readonly CancelledEntry[],
  { before, after }: Change,
  {
    resource,
    date,
    at,
  }: { readonly resource: Resource; readonly date: string; readonly at: string },
): CancelledEntry[] {
  const others = known.filter((each) => each.lessonId !== lessonId);
  const wasHere = before?.slot.date === date && before.resources.includes(resource);
  if (!wasHere || after?.resources.includes(resource)) return others;
  return [...others, { ...toEntry(lessonId, before.slot, at), edition: (before.edition ?? 0) + 1 }];
}

/** Moves a lesson from the resource days that it occupied to those that it occupies now. */
export function changingDays(
  schoolId: SchoolId,
  lessonId: DayEntry['lessonId'],
  days: Days,
  { before, after }: Change,
  now: Date,
): TransactWrite[] {
  const at = now.toISOString();
  const touched = new Map<string, { resource: Resource; date: string }>();
  for (const taken of [before, after])
    for (const resource of taken?.resources ?? [])
      if (taken)
        touched.set(placeOf(resource, taken.slot.date), { resource, date: taken.slot.date });
  return [...touched.values()].flatMap(({ resource, date }) => {
    const others = days.entries(resource, date).filter((entry) => entry.lessonId !== lessonId);
    const stays = after?.slot.date === date && after.resources.includes(resource);
    const entries = stays ? [...others, toEntry(lessonId, after.slot, at)] : others;
    const found = days.found(resource, date);
    const place = { resource, date, at };
    const cancelled = cancelledAfter(lessonId, found?.cancelled ?? [], { before, after }, place);
    return writingDay({ schoolId, resource, date }, found, entries, cancelled);
  });
}
