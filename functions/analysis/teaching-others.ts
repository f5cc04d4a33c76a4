import * as z from 'zod';
import type { Span } from '#functions/domain/analysis/months-asked.ts';
import type { Item } from '#functions/platform/table.ts';
import { TeachingSums } from '#shared/analysis/fields.ts';
import { MONTH_FIGURES, type TeachingFigure } from '#shared/figures/figures.ts';

/*
 * What the school has beyond the rows of its teachers, or classes: of former teachers, or deleted classes. It is the
 * difference to the sum of all rows, which is kept from page to page in the cursor.
 */

/**
 * Figures whose rows do not add up to those of the school: a task or a work counts once for the school and for each
 * class or teacher, and a review may be of no class.
 */
const APART: Readonly<Record<'teacher' | 'class', readonly TeachingFigure[]>> = {
  teacher: ['works'],
  class: ['tasks', 'reviews', 'reviewMinutes', 'works'],
};
export const addsUp = (of: 'teacher' | 'class', name: TeachingFigure): boolean =>
  !APART[of].includes(name);

const sumsBy = (of: (name: TeachingFigure) => number): TeachingSums => {
  const entries = MONTH_FIGURES.teaching.map((name) => [name, of(name)] as const);
  return Object.fromEntries(entries) as TeachingSums;
};

export const NOTHING: TeachingSums = sumsBy(() => 0);

export const addUp = (rows: readonly TeachingSums[]): TeachingSums =>
  sumsBy((name) => rows.reduce((sum, row) => sum + row[name], 0));

/** Null where the rows are all; figures that do not add up are 0. */
export function othersOf(
  of: 'teacher' | 'class',
  totals: TeachingSums,
  rows: TeachingSums,
): TeachingSums | null {
  // Hours have fractions. The rows are read a moment later than the totals, so they may be more.
  const rest = (name: TeachingFigure) =>
    Math.max(0, Math.round((totals[name] - rows[name]) * 100) / 100);
  const others = sumsBy((name) => (addsUp(of, name) ? rest(name) : 0));
  return Object.values(others).some((value) => value > 0) ? others : null;
}

const Position = () =>
  z.object({
    from: z.record(z.string(), z.unknown()),
    /** The months of the sums: a cursor may be given with others. */
    span: z.object({ from: z.string(), to: z.string() }),
    sums: TeachingSums(),
  });

interface Position {
  readonly from: Item | undefined;
  /** Undefined where the rows before are not known for these months. */
  readonly sums: TeachingSums | undefined;
}

export function toPosition(item: Item | undefined, span: Span): Position {
  if (!item) return { from: undefined, sums: NOTHING };
  const kept = Position().parse(item);
  const isSame = kept.span.from === span.from && kept.span.to === span.to;
  return { from: kept.from, sums: isSame ? kept.sums : undefined };
}

/** The item of a cursor. */
export const fromPosition = ({ from, sums }: Position, span: Span): Item | undefined =>
  from && sums ? { from, span, sums } : from;
