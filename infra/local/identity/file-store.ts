import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataStore } from 'cognito-local/lib/services/dataStore/dataStore.js';
import type { DataStoreFactory } from 'cognito-local/lib/services/dataStore/factory.js';

type Key = string | string[];
type Tree = Record<string, unknown>;

const SAVE_MS = 50;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const pathOf = (key: Key): string[] => (Array.isArray(key) ? key : [key]);
const reviveDates = (key: string, value: unknown): unknown =>
  key.endsWith('Date') && typeof value === 'string' ? new Date(value) : value;

function walk(root: Tree, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (node, name) => (isTree(node) && Object.hasOwn(node, name) ? node[name] : undefined),
    root,
  );
}

function parentOf(root: Tree, path: readonly string[]): Tree {
  return path.slice(0, -1).reduce<Tree>((node, name) => {
    const next = Object.hasOwn(node, name) ? node[name] : undefined;
    if (isTree(next)) return next;
    const made: Tree = {};
    node[name] = made;
    return made;
  }, root);
}

/**
 * A JSON file kept in memory and written atomically a moment after a change. The emulator's own store rewrites
 * the file in place at every change, which is slow with many users and loses data in a crash.
 */
class FileStore implements DataStore {
  readonly path: string;
  readonly root: Tree;
  #timer: NodeJS.Timeout | undefined;
  #saving: Promise<void> = Promise.resolve();

  constructor(path: string, root: Tree) {
    this.path = path;
    this.root = root;
  }

  async get<T>(_context: unknown, key: Key, fallback?: T): Promise<T> {
    return (walk(this.root, pathOf(key)) ?? fallback ?? null) as T;
  }

  async getRoot<T>(): Promise<T> {
    return this.root as T;
  }

  async set<T>(_context: unknown, key: Key, value: T): Promise<void> {
    const path = pathOf(key);
    parentOf(this.root, path)[path.at(-1) ?? ''] = value;
    this.#saveSoon();
  }

  async delete(_context: unknown, key: Key): Promise<void> {
    const path = pathOf(key);
    delete parentOf(this.root, path)[path.at(-1) ?? ''];
    this.#saveSoon();
  }

  #saveSoon(): void {
    this.#timer ??= setTimeout(() => void this.flush().catch(console.error), SAVE_MS);
  }

  /** Resolves when all changes so far are in the file. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#saving = this.#saving.then(async () => {
      const draft = `${this.path}.draft`;
      await writeFile(draft, JSON.stringify(this.root), { mode: 0o600 });
      await rename(draft, this.path);
    });
    return this.#saving;
  }
}

async function load(path: string): Promise<Tree | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8'), reviveDates);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The emulator's stores as files of one folder. */
export class FileStoreFactory implements DataStoreFactory {
  readonly #dir: string;
  readonly #stores = new Map<string, FileStore>();

  constructor(dir: string) {
    this.#dir = dir;
  }

  async create(_context: unknown, id: string, defaults: object): Promise<DataStore> {
    await mkdir(this.#dir, { recursive: true, mode: 0o700 });
    const path = join(this.#dir, `${id}.json`);
    const store = new FileStore(path, { ...defaults, ...(await load(path)) });
    this.#stores.set(id, store);
    await store.flush();
    return store;
  }

  async flush(): Promise<void> {
    await Promise.all([...this.#stores.values()].map((store) => store.flush()));
  }
}
