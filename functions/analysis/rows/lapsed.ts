import type { Span } from '#functions/domain/analysis/months-asked.ts';
import {
  entriesOfAccount,
  type HourEntry,
  hourEntries,
} from '#functions/domain/hours/hour-entry.ts';
import { GENERAL, hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { personPartition } from '#functions/platform/keys.ts';
import type { Item } from '#functions/platform/table.ts';
import type { CourseId } from '#shared/ids.ts';
import { EntryPlace, matches, toEntryRows } from './entries.ts';
import { instantsOf } from './instants.ts';
import type { Paging, RowPage, RowsQuery } from './row.ts';

/** Purchases that are looked at together, and how often for one answer. */
const TOGETHER = 10;
const ROUNDS_MAX = 4;
/** Entries of a ledger that are read together, and of all ledgers for one answer; then the page ends early. */
const LEDGER_PAGE = 20;
const LEDGERS_MAX = 200;

const wasPaid = ({ kind, payment, reversedBy }: HourEntry): boolean =>
  kind === 'purchase' && (payment?.amount ?? 0) > 0 && reversedBy === undefined;

/** Looks for payments of families in a span of time. Ledgers have no order by kind, so it reads them from the end. */
class Payments {
  readonly #span: readonly [string, string];
  readonly #course: RowsQuery['course_id'];
  readonly #found = new Map<string, boolean>();
  /** Entries that were read so far. */
  read = 0;

  constructor(span: readonly [string, string], course: RowsQuery['course_id']) {
    this.#span = span;
    this.#course = course;
  }

  /** The accounts that count, each with the number of its last entry that is known to be older. */
  async #accountsOf({ schoolId, userId, courseId, n }: HourEntry) {
    const wallet = await hourWallets.get({ schoolId, userId });
    return (wallet?.accounts ?? [])
      .filter((each) => !this.#course || (each.courseId ?? GENERAL) === this.#course)
      .map((each) => ({ ...each, after: each.courseId === courseId ? n : 0 }))
      .filter(({ entries, after }) => entries > after);
  }

  async #isPaid(entry: HourEntry, courseId: CourseId | undefined, after: number): Promise<boolean> {
    const pk = personPartition(entry.schoolId, entry.userId);
    const [first, last] = this.#span;
    let from: Item | undefined;
    do {
      const page = await hourEntries.page(pk, entriesOfAccount(courseId), {
        limit: LEDGER_PAGE,
        from,
        descending: true,
      });
      this.read += page.items.length;
      if (page.items.some((each) => wasPaid(each) && each.at >= first && each.at < last))
        return true;
      const oldest = page.items.at(-1);
      if (!oldest || oldest.at < first || oldest.n <= after) return false;
      from = page.next;
    } while (from);
    return false;
  }

  /** Whether the family of an earlier purchase paid in the span. */
  async areOf(entry: HourEntry): Promise<boolean> {
    const known = this.#found.get(entry.userId);
    if (known !== undefined) return known;
    let found = false;
    for (const { courseId, after } of await this.#accountsOf(entry))
      found ||= await this.#isPaid(entry, courseId, after);
    this.#found.set(entry.userId, found);
    return found;
  }
}

/** Purchases of the span before by families who paid nothing in the span now, of the course that is asked for. */
export async function pageOfLapsed(
  actor: Actor,
  query: RowsQuery,
  spans: { readonly now: Span; readonly before: Span },
  { limit, from }: Paging,
): Promise<RowPage> {
  const place = new EntryPlace(actor, spans.before, from);
  const payments = new Payments(instantsOf(spans.now, actor), query.course_id);
  const paid = { ...query, figure: 'income' } as const;
  const lapsed: HourEntry[] = [];
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    if (lapsed.length >= limit || payments.read >= LEDGERS_MAX) break;
    const entries = await place.read(Math.min(TOGETHER, limit - lapsed.length));
    if (!entries) break;
    for (const entry of entries)
      if (wasPaid(entry) && matches(entry, paid) && !(await payments.areOf(entry)))
        lapsed.push(entry);
  }
  return { items: await toEntryRows(actor, lapsed), next: place.next };
}
