import * as z from 'zod';
import { monthsOfSchool } from '#functions/domain/figures/months.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { CHECKED_OWNERS } from '#shared/analysis/fields.ts';
import { SchoolId, UserId } from '#shared/ids.ts';

/** A figure that differs from its source: of the school, or with the id of whose it is. */
const Wrong = () =>
  z.object({
    kind: z.enum(CHECKED_OWNERS),
    of: z.string(),
    figure: z.string(),
    kept: z.number(),
    source: z.number(),
  });
export type WrongFigure = z.infer<ReturnType<typeof Wrong>>;

const Place = () => z.record(z.string(), z.unknown()).nullable();

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
    /** What there is now, where it differed: the next check says so if it finds the same again. */
    suspects: z.array(Wrong()),
    /** The classes and teachers checked last: the next check goes on with those after them. */
    samples: z.object({ classes: Place(), teachers: Place() }).optional(),
    /** The check under way: its month, the place in the list of students, and what it found so far. */
    walk: z
      .object({
        month: z.string(),
        began: z.iso.datetime(),
        /** Who left since it began, and whether their ledgers were added up before. */
        left: z.array(z.object({ id: UserId, counted: z.boolean() })),
        list: z.enum(['students', 'leavers']),
        from: Place(),
        students: z.number().int(),
        sums: z.record(z.string(), z.number()),
        wrong: z.array(Wrong()),
      })
      .optional(),
  });
export type FigureCheck = Stored<z.infer<ReturnType<typeof FigureCheck>>>;
export type FigureCheckValue = Omit<FigureCheck, 'rev'>;
export type HoursWalk = NonNullable<FigureCheckValue['walk']>;

export const figureChecks = entity({
  type: 'figure-check',
  version: 1,
  schema: FigureCheck,
  key: (schoolId: SchoolId) => ({ pk: monthsOfSchool(schoolId).pk, sk: 'CHECK' }),
});

/** Prefix of the sums of what there is today (`now.unused`), which lie beside those of the month. */
export const NOW_PREFIX = 'now.';

/** More differences than this say nothing more. */
export const WRONG_MAX = 20;

/** Figures that differ, of those that the source names. */
export const compare = (
  owner: Pick<WrongFigure, 'kind' | 'of'>,
  kept: Readonly<Record<string, number>>,
  source: Readonly<Record<string, number>>,
): WrongFigure[] =>
  Object.entries(source).flatMap(([figure, value]) =>
    (kept[figure] ?? 0) === value
      ? []
      : [{ ...owner, figure, kept: kept[figure] ?? 0, source: value }],
  );

/** The same of figures whose source may have been deleted in part: less than the source is wrong. */
export const compareAtLeast: typeof compare = (owner, kept, source) =>
  compare(owner, kept, source).filter((each) => each.kept < each.source);

/** The differences that were found with the same amount before. */
export const confirmed = (
  found: readonly WrongFigure[],
  before: readonly WrongFigure[] = [],
): WrongFigure[] =>
  found.filter(({ figure, kept, source }) =>
    before.some((each) => each.figure === figure && each.kept - each.source === kept - source),
  );

/** What a check finds in two runs: a difference that only one of them sees was a change being written. */
export async function findTwice<T extends { readonly wrong: WrongFigure[] }>(
  check: () => Promise<T>,
): Promise<T> {
  const first = await check();
  if (first.wrong.length === 0) return first;
  const again = await check();
  return { ...again, wrong: confirmed(again.wrong, first.wrong) };
}
