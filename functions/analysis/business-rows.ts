import {
  daysOf,
  monthsOf,
  type Span,
  toMonthsAhead,
  toMonthsAsked,
} from '#functions/domain/analysis/months-asked.ts';
import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { entriesOfMonth, type HourEntry, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { GENERAL } from '#functions/domain/hours/hour-wallet.ts';
import { instantAt } from '#functions/domain/lessons/school-time.ts';
import { leaversList } from '#functions/domain/people/leave-school.ts';
import { PEOPLE_LISTS, type User, users } from '#functions/domain/people/user.ts';
import { retainedUntil } from '#functions/domain/schools/subscription.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import type { Item } from '#functions/platform/table.ts';
import type { analysis } from '#shared/contracts/analysis.ts';
import { type BusinessRow, isAhead, type RowFigure } from '#shared/contracts/analysis-fields.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import { addDays } from '#shared/days.ts';
import { StudentId, UserId } from '#shared/ids.ts';
import { loadNames, NO_ENTRY, type Paging, type RowPage } from './row-names.ts';
import { pageOfEnds, pageOfExpiring } from './rows-ahead.ts';

export type RowsQuery = Omit<Input<typeof analysis.endpoints.businessRows>, 'cursor' | 'limit'>;

const KIND_OF = {
  sold: 'purchase',
  income: 'purchase',
  first: 'purchase',
  renewals: 'purchase',
  given: 'gift',
  back: 'refund',
  refunds: 'refund',
  expired: 'expiry',
} as const satisfies Partial<Record<RowFigure, HourEntry['kind']>>;
type EntryFigure = keyof typeof KIND_OF;

/** Whether an entry is counted in a figure. */
function isOf(figure: EntryFigure, { kind, undoes, payment, renews }: HourEntry): boolean {
  if ((kind === 'reversal' ? undoes : kind) !== KIND_OF[figure]) return false;
  if (figure === 'income' || figure === 'refunds') return payment !== undefined;
  if (figure === 'first') return !renews;
  return figure !== 'renewals' || renews === true;
}

const matches = (entry: HourEntry, { figure, course_id, method }: RowsQuery): boolean =>
  isOf(figure as EntryFigure, entry) &&
  (course_id === undefined || (entry.courseId ?? GENERAL) === course_id) &&
  (method === undefined || entry.payment?.method === method);

/** Pages of entries that are read for one answer at most. */
const PAGES_MAX = 4;

/** A place in the lists of several months: which month, and where in its list. */
const placeIn = (from: Item | undefined, months: readonly string[]) => ({
  at: from ? Number(from['month']) : 0,
  start: from?.['place'] as Item | undefined,
  months,
});

/** Entries of the ledgers, through the months backwards. */
async function pageOfEntries(
  actor: Actor,
  query: RowsQuery,
  span: Span,
  paging: Paging,
): Promise<RowPage> {
  const { at: first, start: place, months } = placeIn(paging.from, monthsOf(span).toReversed());
  const found: HourEntry[] = [];
  let [at, start] = [first, place];
  for (let read = 0; read < PAGES_MAX && found.length < paging.limit; read += 1) {
    const month = months[at];
    if (month === undefined) break;
    const page = await hourEntries.pageOfIndex(entriesOfMonth(actor.schoolId, month), {
      limit: paging.limit - found.length,
      from: start,
      descending: true,
    });
    found.push(...page.items.filter((entry) => matches(entry, query)));
    start = page.next;
    if (!start) at += 1;
  }
  const settings = await loadSettings(actor.schoolId);
  const namesOf = await loadNames(actor, [...new Set(found.map(({ userId }) => userId))], settings);
  const items = found.map(
    (entry): BusinessRow => ({
      ...NO_ENTRY,
      ...namesOf(entry.userId, entry.courseId),
      id: hourEntries.key(entry).sk + entry.userId,
      at: entry.at,
      kind: entry.kind,
      hours: entry.hours,
      amount: entry.payment?.amount ?? null,
      method: entry.payment?.method ?? '',
      receipt: entry.payment?.receipt ?? '',
      note: entry.note,
      by_name: entry.byName,
    }),
  );
  const next = at < months.length ? { month: at, ...(start && { place: start }) } : undefined;
  return { items, next };
}

const toPerson = (user: User, at: string): BusinessRow => ({
  ...NO_ENTRY,
  id: user.id,
  student_id: StudentId.parse(user.id),
  name: user.name,
  left: user.removed !== undefined,
  at,
  course_id: null,
  course_name: '',
});

/** The instants of a span at the school: from its first to its last. */
function instantsOf(span: Span, { school: { timeZone } }: Actor): [string, string] {
  const { from, to } = daysOf(span);
  const at = (day: string) => instantAt(day, 0, timeZone);
  return [at(from), at(addDays(to, 1))];
}

/** Students who came; who has left since stands in the list of those. */
async function pageOfJoined(actor: Actor, span: Span, { limit, from }: Paging): Promise<RowPage> {
  const { schoolId } = actor;
  const [first, last] = instantsOf(span, actor);
  const list = schoolList(schoolId, PEOPLE_LISTS.students);
  const { entries, next } = await pageOfList(list, {
    limit,
    from,
    within: [first, last],
    descending: true,
  });
  const found = await users.getMany(
    entries.map(({ target }) => ({ schoolId, userId: UserId.parse(target) })),
  );
  return { items: found.flatMap((user) => (user ? [toPerson(user, user.created)] : [])), next };
}

/** Students who left, by when what is kept of them is to be deleted. */
async function pageOfLeft(actor: Actor, span: Span, { limit, from }: Paging): Promise<RowPage> {
  const { schoolId } = actor;
  const within = instantsOf(span, actor).map((at) => retainedUntil(new Date(at)).toISOString());
  const [first = '', last = ''] = within;
  const page = await pageOfList(leaversList(schoolId), {
    limit,
    from,
    within: [first, last],
    descending: true,
  });
  const found = await users.getMany(
    page.entries.map(({ target }) => ({ schoolId, userId: UserId.parse(target) })),
  );
  // Of a short month the last days are kept as long as its last one; who left at another time is not shown twice.
  const [begin, end] = instantsOf(span, actor);
  const items = found.flatMap((user) =>
    user?.removed && user.removed >= begin && user.removed < end
      ? [toPerson(user, user.removed)]
      : [],
  );
  return { items, next: page.next };
}

/** One page of the rows behind a figure. */
export function pageOfRows(
  actor: Actor,
  query: RowsQuery,
  paging: Paging,
  now: Date,
): Promise<RowPage> {
  const moment = momentOf(actor, now);
  if (isAhead(query.figure)) {
    const asked = { span: toMonthsAhead(query, moment), course: query.course_id };
    return query.figure === 'ends'
      ? pageOfEnds(actor, asked, paging)
      : pageOfExpiring(actor, asked, paging);
  }
  const { spans } = toMonthsAsked(query, moment);
  if (query.figure === 'joined') return pageOfJoined(actor, spans.now, paging);
  if (query.figure === 'left') return pageOfLeft(actor, spans.now, paging);
  return pageOfEntries(actor, query, spans.now, paging);
}
