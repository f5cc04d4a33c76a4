import type { WorkVersion } from '#functions/domain/works/work-version.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Versions older than `keptMs` are thinned to the last one of a span of time. */
interface Tier {
  readonly name: 'minutes' | 'hours' | 'days' | 'months';
  readonly keptMs: number;
  /** Leading characters of an instant that are equal within the span. */
  readonly same: number;
  /** Waited for in addition, so that a step has several versions to remove. */
  readonly batchMs: number;
}

/** Each span lies within one of the next tier, so that it does not matter which tier looked first. */
export const TIERS: readonly Tier[] = [
  {
    name: 'minutes',
    keptMs: 15 * MINUTE_MS,
    same: '2026-01-01T00:0'.length,
    batchMs: 15 * MINUTE_MS,
  },
  { name: 'hours', keptMs: 2 * HOUR_MS, same: '2026-01-01T00'.length, batchMs: HOUR_MS },
  { name: 'days', keptMs: DAY_MS, same: '2026-01-01'.length, batchMs: 6 * HOUR_MS },
  { name: 'months', keptMs: 30 * DAY_MS, same: '2026-01'.length, batchMs: DAY_MS },
];

/** How far a tier has come: the last version that it has finished, and from when on there may be more to do. */
export interface TierMark {
  readonly no: number;
  /** Empty when only the newest version is left: the next save wakes it. */
  readonly due: string;
}
export type TierMarks = Readonly<Record<Tier['name'], TierMark>>;

const AT_FIRST: TierMark = { no: 0, due: '' };
export const NEW_MARKS: TierMarks = {
  minutes: AT_FIRST,
  hours: AT_FIRST,
  days: AT_FIRST,
  months: AT_FIRST,
};

type Thinned = Pick<WorkVersion, 'no' | 'at'>;

interface Seen<V extends Thinned> {
  /** The versions after the mark, oldest first. */
  readonly versions: readonly V[];
  /** There are more than these. */
  readonly more: boolean;
  /** Whether a version that the other one follows stays whatever its age. */
  readonly keeps: (version: V, next: V) => boolean;
  /** So many are removed at most. */
  readonly room: number;
  readonly now: Date;
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** What a tier removes of the versions that it sees, and how far it has come then. The newest one always stays. */
export function thinTier<V extends Thinned>(
  { keptMs, same, batchMs }: Tier,
  { no }: TierMark,
  { versions, more, keeps, room, now }: Seen<V>,
): { readonly removed: readonly V[]; readonly mark: TierMark } {
  const removed: V[] = [];
  let done = no;
  for (const [index, version] of versions.entries()) {
    const next = versions[index + 1];
    if (!next) return { removed, mark: { no: done, due: more ? now.toISOString() : '' } };
    if (removed.length >= room) return { removed, mark: { no: done, due: now.toISOString() } };
    const due = Date.parse(version.at) + keptMs;
    if (due > now.getTime()) return { removed, mark: { no: done, due: iso(due + batchMs) } };
    const isLast = version.at.slice(0, same) !== next.at.slice(0, same);
    if (!isLast && !keeps(version, next)) removed.push(version);
    done = version.no;
  }
  return { removed, mark: { no: done, due: '' } };
}

/** When a work has to be looked at again; empty when nothing will be due without another save. */
export const nextDue = (marks: TierMarks): string =>
  TIERS.map(({ name }) => marks[name].due)
    .filter((due) => due !== '')
    .toSorted()[0] ?? '';
