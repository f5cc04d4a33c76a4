import { type DBSchema, openDB } from 'idb';
import type { Draft, DraftStore } from './draft.ts';

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft; indexes: { person: string } };
}

const opening = () =>
  openDB<Schema>('classroom-scratch', 1, {
    upgrade: (db) => {
      db.createObjectStore('drafts', { keyPath: 'id' }).createIndex('person', 'person');
    },
  });

let opened: ReturnType<typeof opening> | undefined;

async function database() {
  opened ??= opening();
  try {
    return await opened;
  } catch (error) {
    opened = undefined;
    throw error;
  }
}

/** Strict durability: a crash of the device right after must not lose the draft. */
const DURABLE = { durability: 'strict' } as const;

/** The device's store of unsent changes. */
export const drafts: DraftStore = {
  put: async (draft) => {
    const transaction = (await database()).transaction('drafts', 'readwrite', DURABLE);
    await Promise.all([transaction.store.put(draft), transaction.done]);
  },
  remove: async (id) => (await database()).delete('drafts', id),
  replace: async (id, draft) => {
    const transaction = (await database()).transaction('drafts', 'readwrite', DURABLE);
    const { store, done } = transaction;
    await Promise.all([store.put(draft), store.delete(id), done]);
  },
  list: async (person) => (await database()).getAllFromIndex('drafts', 'person', person),
};
