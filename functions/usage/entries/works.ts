import { WORK_LISTS, type Work, workPartition, works } from '#functions/domain/works/work.ts';
import {
  VERSION_PREFIX,
  type WorkVersion,
  workVersions,
} from '#functions/domain/works/work-version.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
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

type IsMeant = (work: Work) => (version: WorkVersion) => boolean;

async function weighWorks(
  { actor, limit, from }: ViewQuery,
  list: string,
  isMeant: IsMeant,
): Promise<{ readonly weighed: readonly Weighed[]; readonly next: Item | undefined }> {
  const { schoolId } = actor;
  const { entries, next } = await pageOfList(list, { limit, from });
  const found = await works.getMany(
    entries.map(({ target }) => ({ schoolId, id: target as WorkId })),
  );
  const there = found.filter((work) => work !== undefined);
  return { weighed: await Promise.all(there.map((work) => weigh(work, isMeant(work)))), next };
}

/** Removed works, the oldest first, with what all their versions take. */
export const weighBin = (query: ViewQuery) =>
  weighWorks(query, WORK_LISTS.trash(query.actor.schoolId), () => () => true);

const isOld: IsMeant = (work) => (version) =>
  version.no !== work.version && version.no !== work.shown?.no;

/** Works with versions that are thinned out in time, with what their older versions take. */
export const weighOldVersions = (query: ViewQuery) =>
  weighWorks(query, WORK_LISTS.thinning(query.actor.schoolId), isOld);

const inPages = (query: ViewQuery): ViewQuery => ({
  ...query,
  limit: Math.min(query.limit, TOGETHER),
});

async function toEntries({ actor }: ViewQuery, weighed: readonly Weighed[]) {
  const personOf = await loadPeople(
    actor,
    weighed.map(({ work }) => work.owner),
  );
  return weighed.map(({ work, bytes, files }) => ({
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
}

const goneAt = (removed: string): string =>
  new Date(Date.parse(removed) + LIMITS.trashDays * DAY_MS).toISOString();

/** They go by themselves after a time, and can be restored until then. */
export async function pageOfBin(query: ViewQuery): Promise<ViewPage> {
  const { weighed, next } = await weighBin(inPages(query));
  const entries = (await toEntries(query, weighed)).flatMap(({ work, ...entry }) =>
    work.removed ? [{ ...entry, at: work.removed, until: goneAt(work.removed) }] : [],
  );
  return { entries, next };
}

export async function pageOfOldVersions(query: ViewQuery): Promise<ViewPage> {
  const { weighed, next } = await weighOldVersions(inPages(query));
  const entries = (await toEntries(query, weighed)).map(({ work: _, ...entry }) => entry);
  return { entries: entries.filter(({ bytes }) => bytes > 0), next };
}
