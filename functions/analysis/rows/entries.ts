import { monthsOf, type Span } from '#functions/domain/analysis/months-asked.ts';
import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { entriesOfMonth, type HourEntry, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { GENERAL } from '#functions/domain/hours/hour-wallet.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Item } from '#functions/platform/table.ts';
import type { BusinessRow, RowFigure } from '#shared/analysis/fields.ts';
import { EMPTY, loadNames, type Paging, type RowPage, type RowsQuery } from './row.ts';

const KIND_OF = {
  sold: 'purchase',
  income: 'purchase',
  first: 'purchase',
  renewals: 'purchase',
  given: 'gift',
  used: 'use',
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

export const matches = (entry: HourEntry, { figure, course_id, method }: RowsQuery): boolean =>
  isOf(figure as EntryFigure, entry) &&
  (course_id === undefined || (entry.courseId ?? GENERAL) === course_id) &&
  (method === undefined || entry.payment?.method === method);

/** Where a page goes on: in which month of a span, the last one first, and where in its list. */
export class EntryPlace {
  readonly #months: readonly string[];
  readonly #schoolId: Actor['schoolId'];
  #at: number;
  #start: Item | undefined;

  constructor({ schoolId }: Actor, span: Span, from: Item | undefined) {
    this.#schoolId = schoolId;
    this.#months = monthsOf(span).toReversed();
    this.#at = from ? Number(from['month']) : 0;
    this.#start = from?.['place'] as Item | undefined;
  }

  /** The next entries that no lesson wrote, the newest first; undefined after the last month. */
  async read(limit: number): Promise<HourEntry[] | undefined> {
    const month = this.#months[this.#at];
    if (month === undefined) return undefined;
    const { items, next } = await hourEntries.pageOfIndex(entriesOfMonth(this.#schoolId, month), {
      limit,
      from: this.#start,
      descending: true,
    });
    this.#start = next;
    if (!next) this.#at += 1;
    return items;
  }

  /** What the next page begins with; undefined when there is none. */
  get next(): Item | undefined {
    if (this.#at >= this.#months.length) return undefined;
    return { month: this.#at, ...(this.#start && { place: this.#start }) };
  }
}

/** The entries as rows, with the names of students and courses. */
export async function toEntryRows(
  actor: Actor,
  entries: readonly HourEntry[],
): Promise<BusinessRow[]> {
  const settings = await loadSettings(actor.schoolId);
  const ids = [...new Set(entries.map(({ userId }) => userId))];
  const namesOf = await loadNames(actor, ids, settings);
  return entries.map((entry) => ({
    ...EMPTY,
    ...namesOf(entry.userId, entry.courseId),
    id: hourEntries.key(entry).sk + entry.userId,
    at: entry.at,
    kind: entry.kind,
    hours: entry.hours,
    amount: entry.payment?.amount ?? null,
    method: entry.payment?.method ?? '',
    receipt: entry.payment?.receipt ?? '',
    note: entry.note || (entry.lesson ? `${entry.lesson.name} ${entry.lesson.date}` : ''),
    by_name: entry.byName,
  }));
}

/** Pages of entries that are read for one answer at most. */
const PAGES_MAX = 4;

/** Entries of the ledgers, through the months backwards. */
export async function pageOfEntries(
  actor: Actor,
  query: RowsQuery,
  span: Span,
  { limit, from }: Paging,
): Promise<RowPage> {
  const place = new EntryPlace(actor, span, from);
  const found: HourEntry[] = [];
  for (let read = 0; read < PAGES_MAX && found.length < limit; read += 1) {
    const entries = await place.read(limit - found.length);
    if (!entries) break;
    found.push(...entries.filter((entry) => matches(entry, query)));
  }
  return { items: await toEntryRows(actor, found), next: place.next };
}
