import type { DBSchema, IDBPDatabase } from 'idb';
import { DeviceDatabase, DURABLE } from './device-database.ts';
import type { Draft } from './draft.ts';
import { isMade, LARGE_DRAFTS_DATABASE } from './may-have-drafts.ts';
import { DamagedDraft, NOTHING, type Part, readEach } from './read-drafts.ts';
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

const begin = (db: IDBPDatabase<Schema>, how: IDBTransactionOptions) =>
  db.transaction(['drafts', 'assets'], 'readwrite', how);

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

async function change(
  act: (writing: Writing) => Promise<void>,
  how: IDBTransactionOptions = DURABLE,
): Promise<void> {
  await device.use(async (db) => {
    const writing = begin(db, how);
    // A refused write ends the transaction, whose own failure is the same news.
    writing.done.catch(() => undefined);
    try {
      await act(writing);
    } catch (error) {
      writing.abort();
      throw error;
    }
    await writing.done;
  });
}

/** A damaged draft, whose assets are not known, stops only the tidying. */
const tidy = (): Promise<void> => change(prune, {}).catch(() => undefined);

async function changeAndTidy(act: (writing: Writing) => Promise<void>): Promise<void> {
  await change(act);
  await tidy();
}

/** In a transaction of its own: what fails ends no other. */
async function read(db: IDBPDatabase<Schema>, id: string): Promise<Draft | undefined> {
  const reading = db.transaction(['drafts', 'assets']);
  // The failed request tells it as well.
  reading.done.catch(() => undefined);
  const found = await reading.objectStore('drafts').get(id);
  if (!found) return undefined;
  try {
    const assets = new Map<string, ArrayBuffer>();
    for (const name of new Set(assetsOf(found))) {
      const bytes = await reading.objectStore('assets').get(name);
      if (bytes) assets.set(name, bytes);
    }
    return joinDraft(found, assets);
  } catch {
    const { person, work } = found;
    throw new DamagedDraft({ id, person, work });
  }
}

const loaded = async (db: IDBPDatabase<Schema>, person: string) =>
  readEach(person, await db.getAllKeysFromIndex('drafts', 'person', person), (id) => read(db, id));

/**
 * Drafts of large projects. They have a database of their own, which is made with the first one: what an earlier version
 * of the application does not understand, it does not find.
 */
export const largeDrafts = {
  /** Writes only the assets that the device does not have yet. */
  put: (draft: Draft, instead?: string): Promise<void> =>
    changeAndTidy(async (writing) => {
      await putAssets(writing, draft);
      await writing.objectStore('drafts').put(splitDraft(draft));
      if (instead !== undefined) await writing.objectStore('drafts').delete(instead);
    }),
  remove: async (id: string): Promise<void> => {
    if (await isMade(LARGE_DRAFTS_DATABASE))
      await changeAndTidy((writing) => writing.objectStore('drafts').delete(id));
  },
  has: async (id: string): Promise<boolean> =>
    (await isMade(LARGE_DRAFTS_DATABASE)) &&
    (await device.use((db) => db.getKey('drafts', id))) !== undefined,
  get: async (id: string): Promise<Draft | undefined> =>
    (await isMade(LARGE_DRAFTS_DATABASE)) ? device.use((db) => read(db, id)) : undefined,
  list: async (person: string): Promise<Part> =>
    (await isMade(LARGE_DRAFTS_DATABASE)) ? device.use((db) => loaded(db, person)) : NOTHING,
};
