import type { DBSchema } from 'idb';
import { DeviceDatabase, DURABLE } from './device-database.ts';
import type { Draft, DraftStore } from './draft.ts';
import { largeDrafts } from './large-drafts.ts';
import { DRAFTS_DATABASE } from './may-have-drafts.ts';
import { isLarge } from './split-draft.ts';

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft; indexes: { person: string } };
}

const device = new DeviceDatabase<Schema>(DRAFTS_DATABASE, (db) => {
  db.createObjectStore('drafts', { keyPath: 'id' }).createIndex('person', 'person');
});

let isAsked = false;

/** Asked for once, when first something is kept: else the browser may clear it when the device gets full. */
function askToStay(): void {
  if (isAsked) return;
  isAsked = true;
  // Older browsers do not have it.
  void navigator.storage?.persist?.().catch(() => false);
}

const remove = (id: string): Promise<void> => device.use((db) => db.delete('drafts', id));

const put = (draft: Draft, instead?: string): Promise<void> =>
  device.use(async (db) => {
    const { store, done } = db.transaction('drafts', 'readwrite', DURABLE);
    await Promise.all([store.put(draft), instead !== undefined && store.delete(instead), done]);
  });

/** What was large once stays there: so a draft that is in both places is newer there. */
const isKeptAsLarge = async (draft: Draft): Promise<boolean> =>
  isLarge(draft) || (await largeDrafts.has(draft.id));

/** The device's store of unsent changes. */
export const drafts: DraftStore = {
  put: async (draft) => {
    if (await isKeptAsLarge(draft)) {
      await largeDrafts.put(draft);
      await remove(draft.id);
    } else await put(draft);
    askToStay();
  },
  remove: async (id) => {
    await remove(id);
    await largeDrafts.remove(id);
  },
  replace: async (id, draft) => {
    if (await isKeptAsLarge(draft)) {
      await largeDrafts.put(draft, id);
      await remove(id);
      return;
    }
    await put(draft, id);
    await largeDrafts.remove(id);
  },
  list: async (person) => {
    const large = await largeDrafts.list(person);
    const others = await device.use((db) => db.getAllFromIndex('drafts', 'person', person));
    const ids = new Set(large.map(({ id }) => id));
    return [...large, ...others.filter(({ id }) => !ids.has(id))];
  },
};
