import { type DBSchema, openDB } from 'idb';
import type { Language } from '#shared/languages.ts';
import type { WorkKind } from '#shared/works.ts';
import { KEPT_DATABASE } from './caches.ts';

/** What a call has answered, for a page that is opened without a network. */
export interface KeptAnswer {
  readonly id: string;
  readonly person: string;
  readonly language: Language;
  readonly queryKey: readonly unknown[];
  /** As `kept-calls.ts` names it; those that an older version has kept have none. */
  readonly shape?: string;
  readonly data: unknown;
  /** When the server said so, in milliseconds. */
  readonly at: number;
}

/** A project as the server had it when it was opened or saved last. */
export interface KeptProject {
  readonly id: string;
  readonly person: string;
  readonly work: string;
  readonly title: string;
  readonly kind: WorkKind;
  readonly version: { readonly no: number; readonly at: string };
  readonly project: ArrayBuffer;
  readonly bytes: number;
  /** When it was used last, in milliseconds. */
  readonly at: number;
}

interface Schema extends DBSchema {
  answers: { key: string; value: KeptAnswer; indexes: { at: number } };
  /** `sizes` tells how large each is without reading it. */
  projects: { key: string; value: KeptProject; indexes: { sizes: [number, number] } };
}

const opening = () =>
  openDB<Schema>(KEPT_DATABASE, 2, {
    upgrade: (db) => {
      // Whatever is kept can be had again.
      for (const name of [...db.objectStoreNames]) db.deleteObjectStore(name);
      db.createObjectStore('answers', { keyPath: 'id' }).createIndex('at', 'at');
      db.createObjectStore('projects', { keyPath: 'id' }).createIndex('sizes', ['at', 'bytes']);
    },
    blocking: () => void close(),
    terminated: () => {
      opened = undefined;
    },
  });

let opened: ReturnType<typeof opening> | undefined;

async function close(): Promise<void> {
  const before = opened;
  opened = undefined;
  (await before)?.close();
}

/** Rejects where the browser keeps nothing. */
export async function keptDatabase() {
  opened ??= opening();
  try {
    return await opened;
  } catch (error) {
    opened = undefined;
    throw error;
  }
}

/** Forgets all answers and projects, or those of others. */
export async function forgetKept(except?: string): Promise<void> {
  const database = await keptDatabase();
  const transaction = database.transaction(['answers', 'projects'], 'readwrite');
  for (const name of ['answers', 'projects'] as const) {
    const store = transaction.objectStore(name);
    if (except === undefined) await store.clear();
    else
      for (const { id, person } of await store.getAll())
        if (person !== except) await store.delete(id);
  }
  await transaction.done;
}
