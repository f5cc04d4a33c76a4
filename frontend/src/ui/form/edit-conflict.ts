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

/** Two edits of the same values: what both began from, what the user made of it, and what somebody else saved. */
export interface Edits<V extends object> {
  readonly original: V;
  readonly mine: V;
  readonly theirs: V;
}

export type Side = 'mine' | 'theirs';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The fields in which two edits differ, each with the version to suggest: `mine` if the user changed it, else `theirs`. */
export function differences<V extends object>({
  original,
  mine,
  theirs,
}: Edits<V>): ReadonlyMap<keyof V & string, Side> {
  const names = Object.keys(theirs) as (keyof V & string)[];
  const differing = names.filter((name) => !same(mine[name], theirs[name]));
  return new Map(
    differing.map((name) => [name, same(original[name], mine[name]) ? 'theirs' : 'mine']),
  );
}

/** One version of two: for each field in which they differ that of its side. */
export function merge<V extends object>(
  { mine, theirs }: Edits<V>,
  sides: ReadonlyMap<keyof V & string, Side>,
): V {
  const own = [...sides].filter(([, side]) => side === 'mine').map(([name]) => [name, mine[name]]);
  return { ...theirs, ...Object.fromEntries(own) };
}
