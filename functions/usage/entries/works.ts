import { WORK_LISTS, type Work, workPartition, works } from '#functions/domain/works/work.ts';
import {
  VERSION_PREFIX,
  type WorkVersion,
  workVersions,
} from '#functions/domain/works/work-version.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { DAY_MS } from '#shared/days.ts';
import type { WorkId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { EMPTY, loadPeople, type ViewPage, type ViewQuery } from './entry.ts';

/** Works of a page: the versions of each are read. */
const TOGETHER = 10;
/** So many of a work are added up; hardly one has more that are not thinned out. */
const VERSIONS = 60;

interface Weighed {
  readonly work: Work;
  readonly bytes: number;
  readonly files: number;
}

/** What versions take: the same file in two of them once. */
async function weigh(work: Work, isMeant: (version: WorkVersion) => boolean): Promise<Weighed> {
  const { items } = await workVersions.page(workPartition(work), VERSION_PREFIX, {
    limit: VERSIONS,
    descending: true,
  });
  const sizes = new Map(items.filter(isMeant).map(({ key, bytes }) => [key, bytes]));
  const kept = new Set(items.filter((version) => !isMeant(version)).map(({ key }) => key));
  const counted = [...sizes].filter(([key]) => !kept.has(key));
  const bytes = counted.reduce((sum, [, size]) => sum + size, 0);
  return { work, bytes, files: counted.length };
}

async function pageOfWorks(
  { actor, limit, from }: ViewQuery,
  list: string,
  isMeant: (work: Work) => (version: WorkVersion) => boolean,
) {
  const { schoolId } = actor;
  const { entries, next } = await pageOfList(list, { limit: Math.min(limit, TOGETHER), from });
  const found = await works.getMany(
    entries.map(({ target }) => ({ schoolId, id: target as WorkId })),
  );
  const there = found.filter((work) => work !== undefined);
  const weighed = await Promise.all(there.map((work) => weigh(work, isMeant(work))));
  const personOf = await loadPeople(
    actor,
    there.map(({ owner }) => owner),
  );
  const shown = weighed.map(({ work, bytes, files }) => ({
    ...EMPTY,
    id: work.id,
    group: 'works' as const,
    name: work.title,
    bytes,
    files,
    person: personOf(work.owner),
    at: work.savedAt,
    work,
  }));
  return { shown, next };
}

const goneAt = (removed: string): string =>
  new Date(Date.parse(removed) + LIMITS.trashDays * DAY_MS).toISOString();

/** Removed works, the oldest first. They go by themselves after a time, and can be restored until then. */
export async function pageOfBin(query: ViewQuery): Promise<ViewPage> {
  const list = WORK_LISTS.trash(query.actor.schoolId);
  const { shown, next } = await pageOfWorks(query, list, () => () => true);
  const entries = shown.flatMap(({ work, ...entry }) =>
    work.removed ? [{ ...entry, at: work.removed, until: goneAt(work.removed) }] : [],
  );
  return { entries, next };
}

/** Works with versions that are thinned out in time: what their older versions take. */
export async function pageOfOldVersions(query: ViewQuery): Promise<ViewPage> {
  const list = WORK_LISTS.thinning(query.actor.schoolId);
  const isOld = (work: Work) => (version: WorkVersion) =>
    version.no !== work.version && version.no !== work.shown?.no;
  const { shown, next } = await pageOfWorks(query, list, isOld);
  return {
    entries: shown.map(({ work: _, ...entry }) => entry).filter(({ bytes }) => bytes > 0),
    next,
  };
}
