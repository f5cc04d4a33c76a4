import type * as z from 'zod';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { CODE } from '#shared/codes.ts';

/**
 * The current record, if somebody else saved it after the user began to edit: the server sends it with -1
 * (`common.changedMeanwhile`). Null for every other error.
 */
export function conflictingRecord<R>(error: unknown, record: z.ZodType<R>): R | null {
  if (!(error instanceof ApiError) || error.code !== CODE.wait) return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('current' in data)) return null;
  const current = record.safeParse(data.current);
  return current.success ? current.data : null;
}

type Values = Readonly<Record<string, unknown>>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The fields in which two edits of the same record differ. */
export const differing = <V extends Values>(
  names: readonly (keyof V & string)[],
  mine: V,
  theirs: V,
): (keyof V & string)[] => names.filter((name) => !same(mine[name], theirs[name]));

/**
 * Which version to suggest for a field: `mine` if the user changed it, else `theirs`.
 */
export const suggest = <V extends Values>(
  name: keyof V & string,
  original: V,
  mine: V,
): 'mine' | 'theirs' => (same(original[name], mine[name]) ? 'theirs' : 'mine');
