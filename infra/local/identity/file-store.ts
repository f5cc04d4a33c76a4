import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isDiskFull } from '../../disk-full.ts';
import { replaceFile } from '../replace-file.ts';
import { Journal } from './journal.ts';

type Tree = Record<string, unknown>;

/** When the journal is folded into the file while the system runs. */
const FOLD_BYTES = 16 * 1024 * 1024;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

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

/** Sets the value at a path, or removes it. */
function put(root: Tree, path: readonly string[], value: unknown): void {
  const parent = parentOf(root, path);
  const name = path.at(-1) ?? '';
  if (value === undefined) delete parent[name];
  else parent[name] = value;
}

/** A line of the journal: the path alone says that its value was removed. */
const lineOf = (path: readonly string[], value: unknown): string =>
  JSON.stringify(value === undefined ? [path] : [path, value]);

function replay(root: Tree, line: string): void {
  const [path, value] = JSON.parse(line);
  put(root, path, value);
}

/** One change, as a line of the journal and as its opposite. */
interface Change {
  readonly line: string;
  readonly undo: () => void;
}

/**
 * A JSON file kept in memory, and beside it a journal of the changes since it was written: to write the whole file at
 * every change would be slow with many users, and lose data in a crash.
 */
export class FileStore {
  readonly #path: string;
  readonly #root: Tree;
  readonly #journal: Journal;
  #waiting: Change[] = [];
  #writing: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #refused: unknown;
  /** Number of changes so far. */
  changes = 0;

  private constructor(path: string, root: Tree, journal: Journal) {
    this.#path = path;
    this.#root = root;
    this.#journal = journal;
  }

  /** Opens the file at a path, or makes one. */
  static async open(path: string): Promise<FileStore> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const root = (await readTree(path)) ?? {};
    const { journal, lines } = await Journal.open(`${path}.journal`);
    for (const line of lines) replay(root, line);
    return new FileStore(path, root, journal);
  }

  get<T>(path: readonly string[]): T | undefined {
    return walk(this.#root, path) as T | undefined;
  }

  set(path: readonly string[], value: unknown): void {
    this.#change(path, value);
  }

  delete(path: readonly string[]): void {
    this.#change(path, undefined);
  }

  #change(path: readonly string[], value: unknown): void {
    const before = walk(this.#root, path);
    const undo = (): void => put(this.#root, path, before);
    put(this.#root, path, value);
    this.#waiting.push({ line: lineOf(path, value), undo });
    this.changes += 1;
  }

  /**
   * Resolves when all changes so far are on the disk; those of concurrent callers are written together. Where
   * they cannot be written, they are taken back, and all who wait for them are told.
   */
  flush(): Promise<void> {
    if (this.#next) return this.#next;
    const next = this.#writing.then(() => {
      this.#next = undefined;
      return this.#write();
    });
    this.#next = next;
    this.#writing = next.catch(() => undefined);
    return next;
  }

  async #write(): Promise<void> {
    const changes = this.#waiting;
    this.#waiting = [];
    try {
      if (this.#refused) throw this.#refused;
      if (changes.length > 0) await this.#journal.append(changes.map(({ line }) => line));
      this.#refused = undefined;
    } catch (error) {
      // Later changes may rest on these, so they go too, and whoever waits for them is told at the next turn.
      this.#refused = this.#waiting.length > 0 ? error : undefined;
      for (const { undo } of [...changes, ...this.#waiting].reverse()) undo();
      this.#waiting = [];
      throw error;
    }
    if (this.#journal.size > FOLD_BYTES && this.#waiting.length === 0) await this.#fold();
  }

  /**
   * Writes the file anew, and begins an empty journal. Where that fails the journal goes on: it holds all changes,
   * also those that the file has already.
   */
  async #fold(): Promise<void> {
    try {
      await replaceFile(this.#path, JSON.stringify(this.#root));
      await this.#journal.clear();
    } catch (error) {
      if (!isDiskFull(error)) console.error('The user pool goes on in its journal:', error);
    }
  }

  /** Brings everything into the file itself. */
  async fold(): Promise<void> {
    await this.flush();
    await this.#fold();
  }

  async close(): Promise<void> {
    await this.flush();
    await this.#journal.close();
  }
}

async function readTree(path: string): Promise<Tree | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
