import { type DBSchema, openDB } from 'idb';
import type { Language } from '#shared/languages.ts';
import type { WorkKind } from '#shared/works/rules.ts';
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

/** The project that a task begins with, fetched before the child begins. */
export interface KeptTemplate {
  readonly id: string;
  readonly person: string;
  readonly task: string;
  /** The revision of the task when it was read. */
  readonly rev: number;
  /** Of the task. */
  readonly title: string;
  /** Names the file, which never changes; its signed address does. */
  readonly file: string;
  /** Null when it is too large to be kept; then `bytes` is 0. */
  readonly project: ArrayBuffer | null;
  readonly bytes: number;
  readonly at: number;
}

interface Schema extends DBSchema {
  answers: { key: string; value: KeptAnswer; indexes: { at: number } };
  /** `sizes` tells how large each is without reading it. */
  projects: { key: string; value: KeptProject; indexes: { sizes: [number, number] } };
  /** `notes` tells what is there without reading it (`kept-templates.ts`). */
  templates: {
    key: string;
    value: KeptTemplate;
    indexes: { notes: [string, string, number, string, number, number] };
  };
}

const opening = () =>
  openDB<Schema>(KEPT_DATABASE, 3, {
    upgrade: (db, before) => {
      if (before < 2) {
        // Whatever is kept can be had again.
        for (const name of [...db.objectStoreNames]) db.deleteObjectStore(name);
        db.createObjectStore('answers', { keyPath: 'id' }).createIndex('at', 'at');
        db.createObjectStore('projects', { keyPath: 'id' }).createIndex('sizes', ['at', 'bytes']);
      }
      const notes = ['person', 'task', 'rev', 'file', 'bytes', 'at'];
      db.createObjectStore('templates', { keyPath: 'id' }).createIndex('notes', notes);
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

const STORES = ['answers', 'projects', 'templates'] as const;

/** Forgets all that is kept, or what is kept of others. */
export async function forgetKept(except?: string): Promise<void> {
  const database = await keptDatabase();
  const transaction = database.transaction(STORES, 'readwrite');
  for (const name of STORES) {
    const store = transaction.objectStore(name);
    if (except === undefined) await store.clear();
    else
      for (const { id, person } of await store.getAll())
        if (person !== except) await store.delete(id);
  }
  await transaction.done;
}
