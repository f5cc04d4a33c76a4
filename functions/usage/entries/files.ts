import { groupOf } from '#functions/domain/storage/stored-figures.ts';
import {
  pageOfLargeObjects,
  type StoredObject,
  storedObjects,
  watchedObjects,
} from '#functions/domain/storage/stored-object.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { EMPTY, loadPeople, type ViewPage, type ViewQuery } from './entry.ts';

async function toEntries(
  { actor }: ViewQuery,
  files: readonly (StoredObject & { readonly until?: string })[],
) {
  const personOf = await loadPeople(
    actor,
    files.map(({ owner }) => owner),
  );
  return files.map((file) => ({
    ...EMPTY,
    id: file.key,
    group: groupOf(file),
    name: file.name,
    bytes: file.bytes,
    files: 1,
    person: personOf(file.owner),
    at: file.at,
    until: file.until ?? null,
    shown: file.shownBy ?? '',
  }));
}

/** The largest files of the school. */
export async function pageOfLargest(query: ViewQuery): Promise<ViewPage> {
  const { actor, limit, from } = query;
  const { items, next } = await pageOfLargeObjects(actor.schoolId, { limit, from });
  return { entries: await toEntries(query, items), next };
}

/** Files that nothing shows: of forms that were left, and what is being removed. They go by themselves. */
export async function loadUnused({ actor, limit, from, now }: ViewQuery) {
  const { schoolId } = actor;
  const { entries, next } = await pageOfList(watchedObjects(schoolId), { limit, from });
  const found = await storedObjects.getMany(entries.map(({ target: key }) => ({ schoolId, key })));
  const unused = found.flatMap((file, at) => {
    if (!file || file.uses > 0) return [];
    // What is due already goes with the next uploads of the school.
    const [, until = ''] = [entries[at]?.position ?? '', now.toISOString()].toSorted();
    return [{ ...file, until }];
  });
  // Several notes of one file are one file.
  const files = [...new Map(unused.map((file) => [file.key, file])).values()];
  return { files, next };
}

/** The same as entries, each with an address to look at it. */
export async function pageOfUnused(query: ViewQuery): Promise<ViewPage> {
  const { files, next } = await loadUnused(query);
  const entries = await toEntries(query, files);
  const urls = await Promise.all(files.map(({ key }) => mediaUrl(key, query.now)));
  return { entries: entries.map((entry, at) => ({ ...entry, url: urls[at] ?? '' })), next };
}
