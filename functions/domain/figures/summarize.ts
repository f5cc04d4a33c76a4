import { daysFrom, monthsFrom } from '#shared/days.ts';
import { FIGURES, type FigureOf, type FigureOwnerKind } from '#shared/figures/figures.ts';
import type { FigureMap } from './figure-map.ts';
import type { Period } from './period.ts';

type Numbers<K extends FigureOwnerKind> = Record<FigureOf<K>, number>;
type FigureRow<K extends FigureOwnerKind> = Numbers<K> & { readonly date: string };

function figuresAt<K extends FigureOwnerKind>(kind: K, map: FigureMap, date: string): Numbers<K> {
  const found = map.get(date);
  const names: readonly FigureOf<K>[] = FIGURES[kind];
  return Object.fromEntries(names.map((name) => [name, found?.[name] ?? 0])) as Numbers<K>;
}

/** A row for each day or month of the period; zeros where nothing happened. */
function rowsOf<K extends FigureOwnerKind>(
  kind: K,
  map: FigureMap,
  { from, to, by }: Period,
): FigureRow<K>[] {
  const dates = by === 'day' ? daysFrom(from, to) : monthsFrom(from, to);
  return dates.map((date) => ({ date, ...figuresAt(kind, map, date) }));
}

/** The days of the period added up. */
export function totalsOf<K extends FigureOwnerKind>(
  kind: K,
  map: FigureMap,
  { from, to }: Period,
): Numbers<K> {
  const names: readonly FigureOf<K>[] = FIGURES[kind];
  const days = daysFrom(from, to).flatMap((day) => map.get(day) ?? []);
  return Object.fromEntries(
    names.map((name) => [name, days.reduce((sum, figures) => sum + (figures[name] ?? 0), 0)]),
  ) as Numbers<K>;
}

/** Rows and totals of an owner, with their period. */
export const summarize = <K extends FigureOwnerKind>(kind: K, map: FigureMap, period: Period) => ({
  ...period,
  rows: rowsOf(kind, map, period),
  totals: totalsOf(kind, map, period),
});
