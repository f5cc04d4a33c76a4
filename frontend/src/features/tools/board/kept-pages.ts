import type { DBSchema } from 'idb';
import { DeviceDatabase } from '#frontend/src/entities/scratch/drafts/device-database.ts';
import { getSession } from '#frontend/src/lib/session.ts';
import { EMPTY, type Item, type Page } from './board.ts';

interface Schema extends DBSchema {
  /** The pages of each person, by the id of the person: people who share a device do not see the pages of others. */
  pages: { key: string; value: readonly (readonly Item[])[] };
}

const database = new DeviceDatabase<Schema>('classroom-board', (db) => {
  db.createObjectStore('pages');
});

const person = (): string => getSession()?.user.id ?? '';

/** The pages of this device, one that is empty where nothing is kept; undefined if they could not be read. */
export async function loadPages(): Promise<readonly Page[] | undefined> {
  try {
    const found = await database.use((db) => db.get('pages', person()));
    return found?.length ? found.map((items) => ({ ...EMPTY, items })) : [EMPTY];
  } catch (error) {
    console.warn('the whiteboard could not be read', error);
    return undefined;
  }
}

/** Whether the browser has kept them. */
export async function keepPages(pages: readonly Page[]): Promise<boolean> {
  const items = pages.map((page) => page.items);
  try {
    await database.use(async (db) => {
      const transaction = db.transaction('pages', 'readwrite');
      const putting = transaction.store.put(items, person());
      // A document that is being left may not come to the end of a transaction by itself.
      transaction.commit();
      await Promise.all([putting, transaction.done]);
    });
    return true;
  } catch {
    return false;
  }
}
