import type { ListedVersion } from '#shared/works/fields.ts';

type Numbered = Pick<ListedVersion, 'no'>;

interface Neighbours {
  readonly newest: number | null;
  /** The one before the chosen one; null for the first of all, and as long as it is not loaded. */
  readonly previous: number | null;
}

/** What a version can be compared with, of those that are loaded, the newest first. */
export function neighboursOf(rows: readonly Numbered[], chosen: number | null): Neighbours {
  const newest = rows[0]?.no ?? null;
  const at = rows.findIndex(({ no }) => no === chosen);
  return { newest, previous: at < 0 ? null : (rows[at + 1]?.no ?? null) };
}

/** Whether the version before this one is not loaded yet. */
export const isLastLoaded = (rows: readonly Numbered[], no: number): boolean =>
  rows.at(-1)?.no === no;
