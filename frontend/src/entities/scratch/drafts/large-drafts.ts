import type { DBSchema, IDBPDatabase } from 'idb';
import { DeviceDatabase, DURABLE } from './device-database.ts';
import type { Draft } from './draft.ts';
import { isMade, LARGE_DRAFTS_DATABASE } from './may-have-drafts.ts';
import { assetsOf, bytesOfAssets, joinDraft, type SplitDraft, splitDraft } from './split-draft.ts';

interface Schema extends DBSchema {
  drafts: { key: string; value: SplitDraft; indexes: { person: string } };
  assets: { key: string; value: ArrayBuffer };
}

const device = new DeviceDatabase<Schema>(LARGE_DRAFTS_DATABASE, (db) => {
  db.createObjectStore('drafts', { keyPath: 'id' }).createIndex('person', 'person');
  db.createObjectStore('assets');
});

type Writing = ReturnType<typeof begin>;

const begin = (db: IDBPDatabase<Schema>) =>
  db.transaction(['drafts', 'assets'], 'readwrite', DURABLE);

async function putAssets(writing: Writing, draft: Draft): Promise<void> {
  const assets = writing.objectStore('assets');
  const there = new Set(await assets.getAllKeys());
  for (const [name, bytes] of bytesOfAssets(draft))
    if (!there.has(name)) await assets.put(bytes(), name);
}

/** Removes the assets that no draft needs any more. */
async function prune(writing: Writing): Promise<void> {
  const assets = writing.objectStore('assets');
  const needed = new Set((await writing.objectStore('drafts').getAll()).flatMap(assetsOf));
  for (const name of await assets.getAllKeys()) if (!needed.has(name)) await assets.delete(name);
}

const change = (act: (writing: Writing) => Promise<void>): Promise<void> =>
  device.use(async (db) => {
    const writing = begin(db);
    // A refused write ends the transaction, whose own failure is the same news.
    writing.done.catch(() => undefined);
    try {
      await act(writing);
      await prune(writing);
    } catch (error) {
      writing.abort();
      throw error;
    }
    await writing.done;
  });

async function loaded(db: IDBPDatabase<Schema>, person: string): Promise<Draft[]> {
  const reading = db.transaction(['drafts', 'assets']);
  const found = await reading.objectStore('drafts').index('person').getAll(person);
  const assets = new Map<string, ArrayBuffer>();
  for (const name of new Set(found.flatMap(assetsOf))) {
    const bytes = await reading.objectStore('assets').get(name);
    if (bytes) assets.set(name, bytes);
  }
  return found.map((draft) => joinDraft(draft, assets));
}

/**
 * Drafts of large projects. They have a database of their own, which is made with the first one: what an earlier version
 * of the application does not understand, it does not find.
 */
export const largeDrafts = {
  /** Writes only the assets that the device does not have yet. */
  put: (draft: Draft, instead?: string): Promise<void> =>
    change(async (writing) => {
      await putAssets(writing, draft);
      await writing.objectStore('drafts').put(splitDraft(draft));
      if (instead !== undefined) await writing.objectStore('drafts').delete(instead);
    }),
  remove: async (id: string): Promise<void> => {
    if (await isMade(LARGE_DRAFTS_DATABASE))
      await change((writing) => writing.objectStore('drafts').delete(id));
  },
  has: async (id: string): Promise<boolean> =>
    (await isMade(LARGE_DRAFTS_DATABASE)) &&
    (await device.use((db) => db.getKey('drafts', id))) !== undefined,
  list: async (person: string): Promise<Draft[]> =>
    (await isMade(LARGE_DRAFTS_DATABASE)) ? device.use((db) => loaded(db, person)) : [],
};
