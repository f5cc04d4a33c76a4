import type { Stored } from '#functions/platform/entity.ts';
import { type Work, workPartition } from './work.ts';
import { VERSION_PREFIX, type WorkVersion, workVersions } from './work-version.ts';

type Timed = Pick<WorkVersion, 'at' | 'madeAt'>;

/** Whether a version that another one follows is the newest that the server had at an instant. */
export const isNewestAt = (
  version: Pick<Timed, 'at'>,
  next: Pick<Timed, 'at'>,
  instant: string,
): boolean => version.at <= instant && next.at > instant;

/**
 * Whether a version was made before an instant and came after it. Only those that came first after it can be: a version
 * is made after the one that it was made from (`madeAtOf`).
 */
export const isLateArrival = ({ at, madeAt }: Timed, instant: string): boolean =>
  at > instant && madeAt !== undefined && madeAt <= instant;

/** A read of this many costs no more than a read of one. */
const WINDOW = 8;

export interface VersionsAround {
  /** The newest version that the server had at the instant. */
  readonly version: Stored<WorkVersion> | undefined;
  /** The one that came next. */
  readonly next: Stored<WorkVersion> | undefined;
}

/** Answers up to `limit` versions with numbers up to `no`, the newest first. */
type Read = (no: number, limit: number) => Promise<readonly Stored<WorkVersion>[]>;

/**
 * The versions before and after an instant. Their times grow with their numbers, so half of the numbers is
 * ruled out with every read, whatever gaps thinning has left: at most about ten reads for 8,000 versions.
 */
export async function searchVersions(
  newest: number,
  instant: string,
  read: Read,
): Promise<VersionsAround> {
  let version: VersionsAround['version'];
  let next: VersionsAround['next'];
  // Up to `low` nothing is newer than `version`, from `high` on all came after the instant.
  let [low, high] = [0, newest + 1];
  let probe = newest;
  while (high - low > 1) {
    const found = await read(probe, WINDOW);
    const hit = found.find(({ at }) => at <= instant);
    const later = found.findLast(({ at }) => at > instant);
    if (hit && hit.no > (version?.no ?? 0)) version = hit;
    if (later) [next, high] = [later, later.no];
    // Between two of one read, and below a read that brought fewer than asked for, there is nothing.
    if (later && (hit || found.length < WINDOW)) low = high - 1;
    else if (!later) low = probe;
    probe = Math.floor((low + high) / 2);
  }
  return { version, next };
}

/**
 * Of the versions that were made before an instant and came after it, the one that was made last. A device that was
 * without a network sends two or three of them. `next` is the first that came after the instant.
 */
export async function latestArrival(
  work: Work,
  next: Stored<WorkVersion> | undefined,
  instant: string,
): Promise<Stored<WorkVersion> | undefined> {
  if (!next || !isLateArrival(next, instant)) return undefined;
  const { schoolId, id: workId } = work;
  const from = { ...workVersions.key({ schoolId, workId, no: next.no }) };
  const paging = { limit: WINDOW, from };
  const { items } = await workVersions.page(workPartition(work), VERSION_PREFIX, paging);
  return items.findLast((version) => isLateArrival(version, instant)) ?? next;
}

/** The newest version of a work that the server had at an instant, and the one that came next. */
export function versionsAround(work: Work, instant: string): Promise<VersionsAround> {
  const { schoolId, id: workId } = work;
  return searchVersions(work.version, instant, async (no, limit) => {
    const from = { ...workVersions.key({ schoolId, workId, no: no + 1 }) };
    const paging = { limit, from, descending: true };
    return (await workVersions.page(workPartition(work), VERSION_PREFIX, paging)).items;
  });
}
