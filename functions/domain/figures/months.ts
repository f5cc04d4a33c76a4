import { addingNumbers } from '#functions/platform/adding-numbers.ts';
import { beginningWith, between, inPartition } from '#functions/platform/key-range.ts';
import { classPartition, personPartition, schoolPrefix } from '#functions/platform/keys.ts';
import { partOf } from '#functions/platform/part-of.ts';
import {
  type Item,
  queryAll,
  type TableKey,
  type TransactWrite,
} from '#functions/platform/table.ts';
import type { MONTH_FIGURES, TeachingFigure } from '#shared/figures/figures.ts';
import type { ClassId, CourseId, SchoolId, UserId } from '#shared/ids.ts';
import {
  figuresOfHalfYear,
  halfYearKey,
  halfYearOf,
  inHalfYear,
  MONTH_PREFIX,
  type MonthFigure,
} from './half-years.ts';

/**
 * Of whom figures are kept by month (record 123). An item holds a month, or those of teaching half a year, and no
 * days, so that it stays small, and two years of an owner are read with a query of a unit or a few.
 */
export interface MonthOwner {
  readonly pk: string;
  /** Where hours and money lie, unless beside those of teaching: who asks for teaching does not read them, too. */
  readonly hoursPk?: string;
  /** Items over which a month is spread, because many transactions write it at the same time. */
  readonly shards: number;
}

const SHARDS = { school: 4, course: 2 } as const;

export const monthsOfSchool = (schoolId: SchoolId): MonthOwner => ({
  pk: `${schoolPrefix(schoolId)}MONTHS`,
  hoursPk: `${schoolPrefix(schoolId)}MONTHS#hours`,
  shards: SHARDS.school,
});
/** A kind of course; undefined for hours of the general account. */
export const monthsOfCourse = (schoolId: SchoolId, id: CourseId | undefined): MonthOwner => ({
  pk: `${schoolPrefix(schoolId)}MONTHS#${id ?? 'general'}`,
  shards: SHARDS.course,
});
export const monthsOfClass = (schoolId: SchoolId, id: ClassId): MonthOwner => ({
  pk: classPartition(schoolId, id),
  shards: 1,
});
export const monthsOfTeacher = (schoolId: SchoolId, id: UserId): MonthOwner => ({
  pk: personPartition(schoolId, id),
  shards: 1,
});

/** What is counted by different code in one transaction lies in different items: each is written once there. */
type Part = keyof typeof MONTH_FIGURES | 'works';
const TYPE = 'month-figures';

/** Figures by name; `income.wechat` is the part of a figure that a channel has. */
export type MonthChanges = Readonly<Partial<Record<string, number>>>;

/** Adds to the figures of one item; nothing for no change. */
export function addingSums(Key: TableKey, changes: MonthChanges, type = TYPE): TransactWrite[] {
  const figures = Object.entries(changes).filter(([, by]) => by);
  if (figures.length === 0) return [];
  const { sums, names, values } = addingNumbers(figures);
  return [
    {
      Update: {
        Key,
        UpdateExpression: `SET #type = :type ADD ${sums}`,
        ExpressionAttributeNames: { '#type': 'type', ...names },
        ExpressionAttributeValues: { ':type': type, ...values },
      },
    },
  ];
}

interface Place {
  readonly part: Part;
  /** The id that chooses the item of a month that is spread. */
  readonly by: string;
}

/** Adds to a month (`YYYY-MM`) of an owner, as a part of the transaction of what is counted; nothing for no change. */
export function addingMonth(
  { pk, hoursPk = pk, shards }: MonthOwner,
  month: string,
  changes: MonthChanges,
  { part, by }: Place,
): TransactWrite[] {
  const place = `${part}${partOf(by, shards)}`;
  return part === 'hours'
    ? addingSums({ pk: hoursPk, sk: `${MONTH_PREFIX}${month}#${place}` }, changes)
    : addingSums(halfYearKey(pk, month, place), inHalfYear(month, changes));
}

/** The same of teaching. */
export const countingTeachingMonth = (
  owner: MonthOwner,
  month: string,
  changes: Readonly<Partial<Record<TeachingFigure, number>>>,
  by: string,
): TransactWrite[] => addingMonth(owner, month, changes, { part: 'teaching', by });

/** Takes figures of teaching out of one month of an owner and adds them to another; both may lie in one item. */
export function movingTeachingMonth(
  { pk, shards }: MonthOwner,
  [from, to]: readonly [from: string, to: string],
  changes: Readonly<Partial<Record<TeachingFigure, number>>>,
  by: string,
): TransactWrite[] {
  const place = `teaching${partOf(by, shards)}`;
  const less = Object.fromEntries(
    Object.entries(changes).map(([name, count]) => [name, -(count ?? 0)]),
  );
  const [taken, added] = [inHalfYear(from, less), inHalfYear(to, changes)];
  if (halfYearOf(from) === halfYearOf(to))
    return addingSums(halfYearKey(pk, to, place), { ...taken, ...added });
  return [
    ...addingSums(halfYearKey(pk, from, place), taken),
    ...addingSums(halfYearKey(pk, to, place), added),
  ];
}

/** The totals of all kinds of course lie together, so that one query reads what the school has now. */
const totalsPartition = (schoolId: SchoolId): string => `${schoolPrefix(schoolId)}TOTALS`;
const nameOf = (id: CourseId | undefined): string => id ?? 'general';

/** Adds to what a kind of course has now, whatever the month; undefined for the general account. */
export const addingTotal = (
  schoolId: SchoolId,
  id: CourseId | undefined,
  changes: MonthChanges,
  by: string,
): TransactWrite[] => {
  const sk = `${nameOf(id)}#${partOf(by, SHARDS.course)}`;
  return addingSums({ pk: totalsPartition(schoolId), sk }, changes);
};

/** Figures by name; nothing where nothing happened. */
export type Sums = Readonly<Record<string, number>>;

function addUp(items: readonly Item[]): Sums {
  const sums: Record<string, number> = {};
  for (const item of items)
    for (const [name, value] of Object.entries(item))
      if (typeof value === 'number') sums[name] = (sums[name] ?? 0) + value;
  return sums;
}

const monthOfItem = ({ sk }: Item): string =>
  String(sk).slice(MONTH_PREFIX.length, MONTH_PREFIX.length + 'YYYY-MM'.length);

/** The figures of an item, by month. */
const figuresIn = (item: Item): readonly MonthFigure[] =>
  figuresOfHalfYear(item) ??
  Object.entries(addUp([item])).map(([name, value]) => [monthOfItem(item), name, value] as const);

type Span = readonly [first: string, last: string];
interface Reading {
  readonly consistent?: boolean;
}

async function loadFrom(
  partitions: readonly string[],
  [first, last]: Span,
  { consistent = false }: Reading,
): Promise<ReadonlyMap<string, Sums>> {
  const range = [`${MONTH_PREFIX}${halfYearOf(first)}`, `${MONTH_PREFIX}${last}~`] as const;
  const items = await Promise.all(
    partitions.map((pk) => queryAll({ ...between(pk, range), ConsistentRead: consistent })),
  );
  const months = new Map<string, Record<string, number>>();
  for (const [month, name, value] of items.flat().flatMap(figuresIn)) {
    if (month < first || month > last) continue;
    const sums = months.get(month) ?? {};
    months.set(month, sums);
    sums[name] = (sums[name] ?? 0) + value;
  }
  return months;
}

/** The months of an owner from one to another, both included (`YYYY-MM`), with their parts and shards added up. */
export const loadMonths = (
  { pk, hoursPk = pk }: MonthOwner,
  span: Span,
  reading: Reading = {},
): Promise<ReadonlyMap<string, Sums>> => loadFrom([...new Set([pk, hoursPk])], span, reading);

/** The same without hours and money. */
export const loadTeachingMonths = (
  { pk }: MonthOwner,
  span: Span,
): Promise<ReadonlyMap<string, Sums>> => loadFrom([pk], span, {});

/** What a kind of course has now. */
export const loadTotal = async (schoolId: SchoolId, id: CourseId | undefined): Promise<Sums> =>
  addUp(await queryAll(beginningWith(totalsPartition(schoolId), `${nameOf(id)}#`)));

/** What all kinds of course have now, added up. */
export const loadTotals = async (schoolId: SchoolId): Promise<Sums> =>
  addUp(await queryAll(inPartition(totalsPartition(schoolId))));
