import { daysOf, monthsOf, type Span } from '#functions/domain/analysis/months-asked.ts';
import { type HourEntry, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { GENERAL } from '#functions/domain/hours/hour-wallet.ts';
import { lessonCharges } from '#functions/domain/hours/lesson-charges.ts';
import { RECORD_LISTS } from '#functions/domain/records/lesson-record.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { type ListedEntry, pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import { firstOfMonthFrom } from '#shared/days.ts';
import { LessonId, type SchoolId } from '#shared/ids.ts';
import { matches, pageOfEntries, toEntryRows } from './entries.ts';
import type { Paging, RowPage, RowsQuery } from './row.ts';

/** Lessons that are read together, and how often for one answer; then the page ends early. */
const TOGETHER = 4;
const ROUNDS_MAX = 3;

/** Where a page of lessons goes on: after which entry of their list, and how many rows of the next one are shown. */
interface Place {
  readonly after: Item | undefined;
  readonly skip: number;
}

/** The entries of the hours that some lessons have taken, the corrected ones as they are now. */
async function loadCharged(
  schoolId: SchoolId,
  lessons: readonly ListedEntry[],
  { course_id }: Pick<RowsQuery, 'course_id'>,
): Promise<HourEntry[][]> {
  const found = await lessonCharges.getMany(
    lessons.map(({ target }) => ({ schoolId, id: LessonId.parse(target) })),
  );
  const wanted = found.flatMap((charges, lesson) =>
    (charges?.deductions ?? [])
      .filter(({ courseId }) => course_id === undefined || (courseId ?? GENERAL) === course_id)
      .map((each) => ({ ...each, lesson })),
  );
  const entries = await hourEntries.getMany(wanted.map((each) => ({ schoolId, ...each })));
  return lessons.map((_, lesson) =>
    entries.flatMap((entry, at) => (entry && wanted[at]?.lesson === lesson ? [entry] : [])),
  );
}

/** The records of the span, and of the month before: those that were written late took their hours in the span. */
const daysWithin = (span: Span): readonly [string, string] => {
  const { from, to } = daysOf(span);
  return [firstOfMonthFrom(from, -1), `${to}~`];
};

/** Hours that lessons took in the span, the last lessons first. */
async function pageOfLessons(
  actor: Actor,
  query: RowsQuery,
  span: Span,
  { limit, from }: { readonly limit: number; readonly from: Place },
): Promise<RowPage> {
  const { schoolId } = actor;
  const months = new Set(monthsOf(span));
  const list = schoolList(schoolId, RECORD_LISTS.of());
  const rows: HourEntry[] = [];
  let place: Place | undefined = from;
  for (let round = 0; round < ROUNDS_MAX && place && rows.length < limit; round += 1) {
    const page = await pageOfList(list, {
      limit: TOGETHER,
      from: place.after,
      within: daysWithin(span),
      descending: true,
    });
    const charged = await loadCharged(schoolId, page.entries, query);
    for (const [index, { key }] of page.entries.entries()) {
      const own = (charged[index] ?? []).filter(
        (entry) => months.has(entry.month ?? '') && matches(entry, query),
      );
      const end: number = place.skip + limit - rows.length;
      rows.push(...own.slice(place.skip, end));
      if (end < own.length) return toPage(actor, rows, { ...place, skip: end });
      place = { after: { ...key }, skip: 0 };
    }
    if (!page.next) place = undefined;
  }
  return toPage(actor, rows, place);
}

const toPage = async (
  actor: Actor,
  entries: readonly HourEntry[],
  place: Place | undefined,
): Promise<RowPage> => ({
  items: await toEntryRows(actor, entries),
  next: place && { lessons: { ...(place.after && { after: place.after }), skip: place.skip } },
});

const toPlace = (item: Item | undefined): Place => ({
  after: item?.['after'] as Item | undefined,
  skip: Number(item?.['skip'] ?? 0),
});

/** Hours that were used: what was taken by hand, with corrections, then what lessons took. */
export async function pageOfUsed(
  actor: Actor,
  query: RowsQuery,
  span: Span,
  { limit, from }: Paging,
): Promise<RowPage> {
  const lessons = (place: Place, room: number) =>
    pageOfLessons(actor, query, span, { limit: room, from: place });
  if (from?.['lessons']) return lessons(toPlace(from['lessons'] as Item), limit);
  const { items, next } = await pageOfEntries(actor, query, span, { limit, from });
  if (next) return { items, next };
  const room = limit - items.length;
  if (room === 0) return { items, next: { lessons: { skip: 0 } } };
  const rest = await lessons(toPlace(undefined), room);
  return { items: [...items, ...rest.items], next: rest.next };
}
