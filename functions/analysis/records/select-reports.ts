import { daysOf, type Span } from '#functions/domain/analysis/months-asked.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { LESSON_LISTS, placeInDay } from '#functions/domain/lessons/lesson.ts';
import { minutesAt } from '#functions/domain/lessons/school-time.ts';
import { RECORD_LISTS } from '#functions/domain/records/lesson-record.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { checkTeacher } from '#functions/domain/teachers/check-teacher.ts';
import { type ListedEntry, pageOfList, schoolList } from '#functions/platform/listing.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import type { Item } from '#functions/platform/table.ts';
import type { RecordReport } from '#shared/analysis/fields.ts';
import { ROLE } from '#shared/roles.ts';
import { instantsOf } from '../rows/instants.ts';
import { loadReports, type Place, type RecordsQuery } from './load-reports.ts';
import { mergedPage, type ReadList } from './merged-page.ts';

type ReadPlaces = ReadList<Place>;
type Kind = Place['kind'];

/** Reads one list, the newest first. */
const reading =
  (list: string, kind: Kind, within: readonly [string, string], placeOf: (at: string) => string) =>
  async (limit: number, from: Item | undefined) => {
    const { entries, next } = await pageOfList(list, { limit, from, within, descending: true });
    const toPlace = (entry: ListedEntry): Place => ({
      kind,
      entry,
      place: placeOf(entry.position),
      key: { ...entry.key },
    });
    return { entries: entries.map(toPlace), next };
  };

/** Records of a class or a teacher whom the caller may see, else of the school, or of what the caller taught. */
function readingRecords(actor: Actor, { class_id, teacher_id }: RecordsQuery, span: Span) {
  const { schoolId, role, userId } = actor;
  const own = role === ROLE.principal ? undefined : userId;
  const list = schoolList(schoolId, RECORD_LISTS.of(class_id ?? teacher_id ?? own));
  const { from, to } = daysOf(span);
  return reading(list, 'record', [from, `${to}~`], (position) => position);
}

/** Lessons that have begun and have no record: those of a class are looked for among all of the school. */
function readingOpen(actor: Actor, { class_id, teacher_id }: RecordsQuery, span: Span, now: Date) {
  const { schoolId, role, userId, school } = actor;
  const { timeZone } = school;
  const own = role === ROLE.principal || class_id ? undefined : userId;
  const list = schoolList(schoolId, LESSON_LISTS.open(teacher_id ?? own));
  const [first, end] = instantsOf(span, actor);
  const [last = end] = [end, now.toISOString()].sort();
  return reading(list, 'open', [first, last], (startsAt) => {
    const moment = { now: new Date(startsAt), timeZone };
    return placeInDay({ date: dayAt(moment), start: minutesAt(moment) });
  });
}

/** Pages that are read for one answer at most, where only some lessons are asked for. */
const PAGES_MAX = 2;

/**
 * Answers a function that loads pages of lessons that are over, with and without records. Throws 2003 and 2004 for
 * what the caller may not see.
 */
export async function selectReports(actor: Actor, query: RecordsQuery, span: Span, now: Date) {
  if (query.teacher_id) await checkTeacher(actor, query.teacher_id);
  if (query.class_id) await loadManagedClass(actor, query.class_id);
  const lists: ReadPlaces[] = [];
  if (query.state !== 'missing') lists.push(readingRecords(actor, query, span));
  if (query.state === undefined || query.state === 'missing')
    lists.push(readingOpen(actor, query, span, now));
  return async ({ limit, from }: { readonly limit: number; readonly from: Item | undefined }) => {
    const items: RecordReport[] = [];
    let next = from;
    for (let read = 0; read < PAGES_MAX && items.length < limit; read += 1) {
      const page = await mergedPage(lists, { limit: limit - items.length, from: next });
      items.push(...(await loadReports(actor, query, page.entries, now)));
      next = page.next;
      if (!next) break;
    }
    return { items, next };
  };
}
