import * as z from 'zod';
import { integer, oneOf, plainDay } from '#shared/fields.ts';
import { LIMITS } from '#shared/limits.ts';
import { Line } from '#shared/rich-text/plain-text.ts';
import { FIGURES, type FigureOf, type FigureOwnerKind, GRAINS, PERIODS } from './figures.ts';
import { FIGURE_LIMITS } from './limits.ts';

const day = () => Line().pipe(z.iso.date());

/** A period that ends today, or own dates `from` and `to` (`YYYY-MM-DD`, both included). */
export const PeriodInput = () =>
  z.object({
    period: oneOf(PERIODS).default('week'),
    from: day().optional(),
    to: day().optional(),
    /** By default days for up to 92 days, and months beyond. Months are whole ones. */
    by: oneOf(GRAINS).optional(),
  });
export type PeriodInput = z.output<ReturnType<typeof PeriodInput>>;

const figures = <K extends FigureOwnerKind>(kind: K) => {
  const names: readonly FigureOf<K>[] = FIGURES[kind];
  const shape = Object.fromEntries(names.map((name) => [name, z.number()]));
  return shape as Record<FigureOf<K>, z.ZodNumber>;
};

/** Each row reads a month or more of one owner's figures. */
export const statisticsPageSize = integer(1, FIGURE_LIMITS.pageMax).default(LIMITS.pageSize);

/** The resulting period, by the calendar of the school. */
const answeredPeriod = {
  from: z.string(),
  to: z.string(),
  by: z.enum(GRAINS),
  today: z.string(),
};

/** The days of the period added up: `active` counts a student once for each day. */
export const Totals = <K extends FigureOwnerKind>(kind: K) => z.object(figures(kind));

/** `YYYY-MM-DD` or `YYYY-MM`, and what happened then. */
const StatisticsRow = <K extends FigureOwnerKind>(kind: K) =>
  z.object({ date: plainDay, ...figures(kind) });

/** Figures over a period: a row for each day or month, without gaps. */
export const Statistics = <K extends FigureOwnerKind>(kind: K) =>
  z.object({ ...answeredPeriod, totals: Totals(kind), rows: z.array(StatisticsRow(kind)) });

export const AnsweredPeriod = () => z.object(answeredPeriod);
