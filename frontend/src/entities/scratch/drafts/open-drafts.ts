import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { createListeners } from '#frontend/src/lib/store.ts';
import type { Draft, DraftStore } from './draft.ts';
import { DRAFTS_DATABASE } from './may-have-drafts.ts';

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft; indexes: { person: string } };
}

const lost = createListeners();

/** Called when the browser has closed or deleted the store: what was in it must be put again. */
export const whenDraftsAreLost = lost.subscribe;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function forget(): void {
  opened = undefined;
  lost.announce();
}

const opening = () =>
  openDB<Schema>(DRAFTS_DATABASE, 1, {
    upgrade: (db) => {
      db.createObjectStore('drafts', { keyPath: 'id' }).createIndex('person', 'person');
    },
    // Somebody deletes the store (or a later version of the application changes it): it must not wait for this tab.
    blocking: (_current, _next, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      forget();
    },
    // The browser has closed it: its data were cleared, or its disk is gone.
    terminated: forget,
  });

async function database() {
  opened ??= opening();
  try {
    return await opened;
  } catch (error) {
    opened = undefined;
    throw error;
  }
}

/** A connection may be closed between two transactions, before its event is heard: opened again once. */
async function withDatabase<T>(act: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  try {
    return await act(await database());
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    opened = undefined;
    return act(await database());
  }
}

let isAsked = false;

/** Asked for once, when first something is kept: else the browser may clear it when the device gets full. */
function askToStay(): void {
  if (isAsked) return;
  isAsked = true;
  // Older browsers do not have it.
  void navigator.storage?.persist?.().catch(() => false);
}

/** Strict durability: a crash of the device right after must not lose the draft. */
const DURABLE = { durability: 'strict' } as const;

/** The device's store of unsent changes. */
export const drafts: DraftStore = {
  put: async (draft) => {
    await withDatabase(async (db) => {
      const transaction = db.transaction('drafts', 'readwrite', DURABLE);
      await Promise.all([transaction.store.put(draft), transaction.done]);
    });
    askToStay();
  },
  remove: (id) => withDatabase((db) => db.delete('drafts', id)),
  replace: (id, draft) =>
    withDatabase(async (db) => {
      const transaction = db.transaction('drafts', 'readwrite', DURABLE);
      const { store, done } = transaction;
      await Promise.all([store.put(draft), store.delete(id), done]);
    }),
  list: (person) => withDatabase((db) => db.getAllFromIndex('drafts', 'person', person)),
};
