import { loadSpace } from '#functions/domain/storage/space.ts';
import {
  type DayFigure,
  dayFigures,
  isGroup,
  isMeasure,
} from '#functions/domain/storage/stored-figures.ts';
import { figuresIn, loadUsageMonths, totalKey } from '#functions/domain/storage/usage-months.ts';
import { getItem, type Item } from '#functions/platform/table.ts';
import type { SchoolId } from '#shared/ids.ts';
import { STORED_GROUPS, type StoredGroup, type StoredMeasure } from '#shared/usage/rules.ts';

type Measures = Record<StoredMeasure, number>;
type OfGroups = Record<StoredGroup, Measures>;

const noMeasures = (): Measures => ({ in: 0, out: 0, put: 0, cut: 0 });
const noGroups = (): OfGroups =>
  Object.fromEntries(STORED_GROUPS.map((group) => [group, noMeasures()])) as OfGroups;

/** What was stored and removed on days, by group; only days on which something happened. */
export type StoredDays = ReadonlyMap<string, Readonly<OfGroups>>;

const ofItem = (item: Item): DayFigure[] =>
  figuresIn(item).flatMap(({ day, name, value }) => {
    const [group, measure] = name.split('#');
    return isGroup(group) && isMeasure(measure) ? [{ day, group, measure, value }] : [];
  });

function toDays(figures: readonly DayFigure[]): Map<string, OfGroups> {
  const days = new Map<string, OfGroups>();
  for (const { day, group, measure, value } of figures) {
    const groups = days.get(day) ?? noGroups();
    days.set(day, groups);
    groups[group][measure] += value;
  }
  return days;
}

/** What takes space now. */
export interface ShownSpace {
  readonly bytes: number;
  readonly files: number;
}

function nowOf(total: Item | undefined, waiting: readonly DayFigure[]) {
  const sums = noGroups();
  for (const [name, value] of Object.entries(total ?? {})) {
    const [group, measure] = name.split('#');
    if (isGroup(group) && isMeasure(measure)) sums[group][measure] += Number(value);
  }
  for (const { group, measure, value } of waiting) sums[group][measure] += value;
  const groups = STORED_GROUPS.map((group) => {
    const { in: stored, out, put, cut } = sums[group];
    return [group, { bytes: stored - out, files: put - cut }] as const;
  });
  return Object.fromEntries(groups) as Record<StoredGroup, ShownSpace>;
}

interface Stored {
  readonly used: number;
  readonly now: Readonly<Record<StoredGroup, ShownSpace>>;
  readonly days: StoredDays;
}

/**
 * What a school has stored: now, and what changed on the days of a span. Reads a month's item for each month, and
 * the parts of the space, in which the newest figures wait.
 */
export async function loadStored(
  schoolId: SchoolId,
  span: { readonly from: string; readonly to: string },
  consistent = false,
): Promise<Stored> {
  const [{ used, waiting }, total, months] = await Promise.all([
    loadSpace(schoolId, consistent),
    getItem({ Key: totalKey(schoolId), ConsistentRead: consistent }),
    loadUsageMonths(schoolId, 'STORED', span),
  ]);
  const newest = waiting.flatMap(dayFigures);
  const days = toDays([...months.flatMap(ofItem), ...newest]);
  for (const day of days.keys()) if (day < span.from || day > span.to) days.delete(day);
  return { used, now: nowOf(total, newest), days };
}

/** Bytes more than before at the end of a day. */
export const growthOf = (groups: Readonly<OfGroups> | undefined): number =>
  groups ? STORED_GROUPS.reduce((sum, group) => sum + groups[group].in - groups[group].out, 0) : 0;
