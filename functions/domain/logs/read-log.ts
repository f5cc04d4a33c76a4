import { between, inIndex } from '#functions/platform/key-range.ts';
import { monthOf } from '#functions/platform/keys.ts';
import { type Item, type Query, queryItems } from '#functions/platform/table.ts';
import { firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import { type LogName, loginsOf, logPartition } from './log-entry.ts';

/** From an instant until before another. */
export interface LogSpan {
  readonly since: Date;
  readonly until: Date;
}

/** A part of a log that one query goes through, and by which name a page goes on in it. */
interface LogPart {
  readonly name: string;
  readonly query: Pick<Query, 'IndexName' | 'KeyConditionExpression' | 'ExpressionAttributeValues'>;
}

const boundsOf = ({ since, until }: LogSpan) => [since.toISOString(), until.toISOString()] as const;

/** The newest month first. */
function monthsOf({ since, until }: LogSpan): string[] {
  const months: string[] = [];
  for (
    let month = monthOf(until);
    month >= monthOf(since);
    month = monthOfDay(firstOfMonthFrom(`${month}-01`, -1))
  )
    months.push(month);
  return months;
}

const isEmpty = ({ since, until }: LogSpan): boolean => since >= until;

/** A log of a school lies in a partition a month. */
export const monthsOfLog = (schoolId: SchoolId, log: LogName, span: LogSpan): LogPart[] =>
  isEmpty(span)
    ? []
    : monthsOf(span).map((name) => ({
        name,
        query: between(logPartition(schoolId, log, name), boundsOf(span)),
      }));

/** The sign-ins of a person are found by an index, whatever the month. */
export const loginsOfPerson = (schoolId: SchoolId, userId: UserId, span: LogSpan): LogPart[] =>
  isEmpty(span)
    ? []
    : [{ name: userId, query: inIndex(loginsOf(schoolId, userId), boundsOf(span)) }];

export interface LogReading {
  readonly parts: readonly LogPart[];
  readonly limit: number;
  readonly from: Item | undefined;
  /** Which entries are answered; all by default. */
  readonly keeps?: ((entry: Item) => boolean) | undefined;
  /** Entries that are looked at for one answer at most: this bounds its cost. */
  readonly most: number;
}

/** Entries of one query while some are left out. */
const STEP = 100;
/** What a query costs without an entry, in entries. */
const QUERY = 8;

const KEYS = ['pk', 'sk'] as const;
const INDEX_KEYS = [...KEYS, 'gsi1pk', 'gsi1sk'] as const;

/** Where a query goes on after an entry. */
const placeAfter = (entry: Item, { query }: LogPart): Item =>
  Object.fromEntries((query.IndexName ? INDEX_KEYS : KEYS).map((name) => [name, entry[name]]));

/** Entries of a log, the newest first. A page may be short, or empty, although more follow. */
export async function pageOfLog(
  reading: LogReading,
): Promise<{ readonly items: Item[]; readonly next: Item | undefined }> {
  const { parts, limit, from, keeps, most } = reading;
  const items: Item[] = [];
  let at = from ? parts.findIndex(({ name }) => name === from['part']) : 0;
  let place = from?.['place'] as Item | undefined;
  let left = most;
  for (let part = parts[at]; part && left > 0 && items.length < limit; part = parts[at]) {
    const found = await queryItems({
      ...part.query,
      ScanIndexForward: false,
      Limit: keeps ? Math.min(STEP, left) : limit - items.length,
      ExclusiveStartKey: place,
    });
    left -= found.items.length + QUERY;
    place = found.next;
    const kept = keeps ? found.items.filter(keeps) : found.items;
    const rest = kept.slice(limit - items.length);
    items.push(...kept.slice(0, limit - items.length));
    const last = items.at(-1);
    if (rest.length > 0 && last) place = placeAfter(last, part);
    if (!place) at += 1;
  }
  const part = parts[at];
  return { items, next: part && { part: part.name, ...(place && { place }) } };
}
