import * as z from 'zod';
import { monthsOfSchool } from '#functions/domain/figures/months.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { SchoolId } from '#shared/ids.ts';

/** A figure that differs from its source: `of` is a class, a student, or the school. */
const Wrong = () =>
  z.object({ of: z.string(), figure: z.string(), kept: z.number(), source: z.number() });
export type WrongFigure = z.infer<ReturnType<typeof Wrong>>;

/** The last check of a school's figures, and how far the next one has come. */
const FigureCheck = () =>
  z.object({
    schoolId: SchoolId,
    /** The last check that was finished; empty before the first. */
    at: z.string(),
    month: z.string(),
    students: z.number().int(),
    records: z.number().int(),
    wrong: z.array(Wrong()),
    /** The check under way: its month, the place in the list of students, and what it found so far. */
    walk: z
      .object({
        month: z.string(),
        began: z.iso.datetime(),
        /** Somebody left meanwhile: the ledger may be added up twice or never, and sums are not compared. */
        moved: z.boolean(),
        list: z.enum(['students', 'leavers']),
        from: z.record(z.string(), z.unknown()).nullable(),
        students: z.number().int(),
        sums: z.record(z.string(), z.number()),
        wrong: z.array(Wrong()),
      })
      .optional(),
  });
export type FigureCheck = Stored<z.infer<ReturnType<typeof FigureCheck>>>;
export type FigureCheckValue = Omit<FigureCheck, 'rev'>;

export const figureChecks = entity({
  type: 'figure-check',
  version: 1,
  schema: FigureCheck,
  key: (schoolId: SchoolId) => ({ pk: monthsOfSchool(schoolId).pk, sk: 'CHECK' }),
});

/** More differences than this say nothing more. */
export const WRONG_MAX = 20;

/** Figures that differ, of those that the source names. */
export const compare = (
  of: string,
  kept: Readonly<Record<string, number>>,
  source: Readonly<Record<string, number>>,
): WrongFigure[] =>
  Object.entries(source).flatMap(([figure, value]) =>
    (kept[figure] ?? 0) === value ? [] : [{ of, figure, kept: kept[figure] ?? 0, source: value }],
  );
