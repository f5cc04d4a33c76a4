import type { DBSchema } from 'idb';
import { DeviceDatabase, DURABLE } from './device-database.ts';
import type { Draft, DraftStore } from './draft.ts';
import { largeDrafts } from './large-drafts.ts';
import { DRAFTS_DATABASE, LARGE_DRAFTS_DATABASE, noteKept } from './may-have-drafts.ts';
import { readBoth, readEach } from './read-drafts.ts';
import { refuseAside, setAside, withAside } from './set-aside.ts';
import { isLarge } from './split-draft.ts';

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft; indexes: { person: string } };
}

const device = new DeviceDatabase<Schema>(DRAFTS_DATABASE, (db) => {
  db.createObjectStore('drafts', { keyPath: 'id' }).createIndex('person', 'person');
});

let isAsked = false;

/** Once, when first something is kept: asks to stay, else the browser may clear it when the device gets full. */
function beginKeeping(): void {
  if (isAsked) return;
  isAsked = true;
  noteKept();
  // Older browsers do not have it.
  void navigator.storage?.persist?.().catch(() => false);
}

const remove = (id: string): Promise<void> => device.use((db) => db.delete('drafts', id));

const put = (draft: Draft, instead?: string): Promise<void> =>
  device.use(async (db) => {
    const { store, done } = db.transaction('drafts', 'readwrite', DURABLE);
    await Promise.all([store.put(draft), instead !== undefined && store.delete(instead), done]);
  });

/** Drafts that were listed while large ones could not be read: there may be a newer one of the same id, which stays. */
let uncertain: ReadonlySet<string> = new Set();

/** What was large once stays there: so a draft that is in both places is newer there. */
async function isKeptAsLarge(draft: Draft): Promise<boolean> {
  if (uncertain.has(draft.id)) throw new Error('there may be a newer draft');
  return isLarge(draft) || (await largeDrafts.has(draft.id));
}

const listOthers = (person: string) =>
  device.use(async (db) => {
    const ids = await db.getAllKeysFromIndex('drafts', 'person', person);
    return readEach(person, ids, (id) => db.get('drafts', id));
  });

/** The device's store of unsent changes. */
export const drafts: DraftStore = {
  put: async (draft) => {
    refuseAside(draft.id);
    if (await isKeptAsLarge(draft)) {
      await largeDrafts.put(draft);
      await remove(draft.id);
    } else await put(draft);
    beginKeeping();
  },
  remove: async (id) => {
    refuseAside(id);
    await remove(id);
    if (!uncertain.has(id)) await largeDrafts.remove(id);
  },
  replace: async (id, draft) => {
    for (const each of [id, draft.id]) refuseAside(each);
    if (await isKeptAsLarge(draft)) {
      await largeDrafts.put(draft, id);
      await remove(id);
      return;
    }
    await put(draft, id);
    await largeDrafts.remove(id);
  },
  get: async (id) => (await largeDrafts.get(id)) ?? device.use((db) => db.get('drafts', id)),
  list: async (person) => {
    const listed = await readBoth(
      { name: LARGE_DRAFTS_DATABASE, read: () => largeDrafts.list(person) },
      { name: DRAFTS_DATABASE, read: () => listOthers(person) },
    );
    uncertain = new Set(listed.isLargeRead ? [] : listed.drafts.map(({ id }) => id));
    if (listed.drafts.length > 0) noteKept();
    return withAside(person, listed);
  },
  setAside: async (names) => setAside(names),
};
