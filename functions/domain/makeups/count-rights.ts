import { addingSums } from '#functions/domain/figures/months.ts';
import { between } from '#functions/platform/key-range.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { partOf } from '#functions/platform/part-of.ts';
import { dayAt, type SchoolMoment } from '#functions/platform/school-day.ts';
import { type Item, queryAll, type TransactWrite } from '#functions/platform/table.ts';
import { monthOfDay } from '#shared/days.ts';
import type { SchoolId } from '#shared/ids.ts';
import type { MakeupRightValue, RightChange } from './makeup-right.ts';

/*
 * How many lessons the school owes: rights that are booked, and open ones up to their last day. Nothing is written when
 * a right expires, so open ones are counted by their last day: those of days that have passed are what expired then.
 * The changes of each month are kept as well. So what was owed at the end of a month is: what is owed today, minus the
 * changes since then, plus what has expired since then.
 *
 * An item holds a month: open rights by the day (`07`), and by how much the debt changed in it (`change`). Those that
 * are booked now lie in an item of their own.
 */

/** Items over which each is spread: of one transaction all lie in the same. */
const SHARDS = 2;
const CHANGE = 'change';
const BOOKED = 'booked';
/** Sorts after all months. */
const TOTAL = 'TOTAL';

const partition = (schoolId: SchoolId): string => `${schoolPrefix(schoolId)}MAKEUPS`;

/** Whether a right is owed on a day, and how; that of a student who has left the school is not. */
function owedAs(right: MakeupRightValue | undefined, today: string): 'open' | 'booked' | undefined {
  if (!right || right.expires !== undefined) return undefined;
  if (right.state === 'booked') return 'booked';
  return right.state === 'open' && right.validTo >= today ? 'open' : undefined;
}

/** Changes by place (a month, or `TOTAL`) and name. */
function changesOf(changes: readonly RightChange[], today: string) {
  const sums = new Map<string, Record<string, number>>();
  const add = (place: string, name: string, by: number): void => {
    const found = sums.get(place) ?? {};
    sums.set(place, found);
    found[name] = (found[name] ?? 0) + by;
  };
  for (const { before, after } of changes)
    for (const [right, sign] of [
      [before, -1],
      [after, 1],
    ] as const) {
      const owed = owedAs(right, today);
      if (!right || !owed) continue;
      add(monthOfDay(today), CHANGE, sign);
      if (owed === 'booked') add(TOTAL, BOOKED, sign);
      else add(monthOfDay(right.validTo), right.validTo.slice(8), sign);
    }
  return sums;
}

/** Counts what rights of a school change, as a part of the transaction that writes them: once in each. */
export function countingRights(
  changes: readonly RightChange[],
  moment: SchoolMoment,
): TransactWrite[] {
  const [first] = changes;
  if (!first) return [];
  const { schoolId, userId } = first.after;
  const shard = partOf(userId, SHARDS);
  return [...changesOf(changes, dayAt(moment))].flatMap(([place, sums]) =>
    addingSums({ pk: partition(schoolId), sk: `${place}#${shard}` }, sums),
  );
}

/** What is kept: rights that are booked, open ones by day, and the changes of months. */
interface StoredRights {
  readonly booked: number;
  readonly open: ReadonlyMap<string, number>;
  readonly changes: ReadonlyMap<string, number>;
}

function toStoredRights(items: readonly Item[]): StoredRights {
  let booked = 0;
  const [open, changes] = [new Map<string, number>(), new Map<string, number>()];
  for (const { pk: _, sk, ...figures } of items) {
    const [place = ''] = String(sk).split('#');
    for (const [name, value] of Object.entries(figures)) {
      if (typeof value !== 'number') continue;
      if (name === BOOKED) booked += value;
      else if (name === CHANGE) changes.set(place, (changes.get(place) ?? 0) + value);
      else open.set(`${place}-${name}`, (open.get(`${place}-${name}`) ?? 0) + value);
    }
  }
  return { booked, open, changes };
}

const sumOf = (map: ReadonlyMap<string, number>, isMeant: (key: string) => boolean): number =>
  [...map].reduce((sum, [key, by]) => sum + (isMeant(key) ? by : 0), 0);

/** What is owed on a day, and what was owed at the ends of months. */
export interface Owed {
  readonly now: number;
  /** At the end of a month (`YYYY-MM`) that was loaded, or of the one before the first. */
  readonly at: (month: string) => number;
}

/** The lessons that the school owes on a day, from a month on. */
export async function loadOwed(schoolId: SchoolId, today: string, from: string): Promise<Owed> {
  const kept = toStoredRights(await queryAll(between(partition(schoolId), [from, `${TOTAL}~`])));
  const now = kept.booked + sumOf(kept.open, (day) => day >= today);
  return {
    now: Math.max(0, now),
    at: (month) => {
      const changed = sumOf(kept.changes, (of) => of > month);
      const expired = sumOf(kept.open, (day) => day < today && monthOfDay(day) > month);
      return Math.max(0, now - changed + expired);
    },
  };
}

/** What is kept of rights that are owed on a day: those booked, and open ones by their last day. */
export async function loadStoredRights(
  schoolId: SchoolId,
  today: string,
): Promise<Pick<StoredRights, 'booked' | 'open'>> {
  const where = between(partition(schoolId), [monthOfDay(today), `${TOTAL}~`]);
  const { booked, open } = toStoredRights(await queryAll({ ...where, ConsistentRead: true }));
  return { booked, open: new Map([...open].filter(([day]) => day >= today)) };
}
