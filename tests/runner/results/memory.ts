import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from './hash.ts';

/** A result that is remembered: what ran has passed. */
export interface Passed {
  /** How many tests. */
  readonly count: number;
  /** What it reached beside its key when it ran, each with its key at that time. */
  readonly reached: Readonly<Record<string, string>>;
}

/** Tests that depend on the day or on chance run again now and then, though nothing has changed. */
const MAX_DAYS = 14;
const MAX_BYTES = 64 * 1024 * 1024;
/** States of the code in between which somebody goes back and forth. */
const MAX_STATES = 8;
const DAY_MS = 86_400_000;

async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Writes a file so that nobody ever reads half of it. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const unfinished = `${file}.${process.pid}.part`;
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}

/** What has passed before, on this machine, with the same content. Failures are never remembered. */
export class Memory {
  readonly #folder: string;
  readonly #ignores: boolean;

  /** `ignores`: everything runs, and is remembered anew. */
  constructor(folder: string, ignores = false) {
    this.#folder = folder;
    this.#ignores = ignores;
  }

  #fileOf(unit: string, key: string): string {
    return join(this.#folder, `${hashOf(unit, key)}.json`);
  }

  async #statesOf(unit: string, key: string): Promise<readonly Passed[]> {
    if (this.#ignores) return [];
    return (await readJson<readonly Passed[]>(this.#fileOf(unit, key))) ?? [];
  }

  /**
   * @param key of all that the unit reaches by itself
   * @param keyNow of what it reached when it ran
   */
  async find(
    unit: string,
    key: string,
    keyNow: (root: string) => string = () => '',
  ): Promise<Passed | undefined> {
    const states = await this.#statesOf(unit, key);
    return states.find(({ reached }) =>
      Object.entries(reached).every(([root, before]) => keyNow(root) === before),
    );
  }

  async keep(unit: string, key: string, passed: Passed): Promise<void> {
    const same = JSON.stringify(passed.reached);
    const others = (await this.#statesOf(unit, key)).filter(
      ({ reached }) => JSON.stringify(reached) !== same,
    );
    await writeWhole(
      this.#fileOf(unit, key),
      JSON.stringify([passed, ...others].slice(0, MAX_STATES)),
    );
  }

  /** A text that follows from the key, for example what was built. */
  async recall(name: string, key: string): Promise<string | undefined> {
    return (await this.#statesOf(name, key))[0]?.reached['text'];
  }

  note(name: string, key: string, text: string): Promise<void> {
    return this.keep(name, key, { count: 0, reached: { text } });
  }

  /** Forgets what is old, and the oldest of what takes too much space. */
  async prune(now = Date.now()): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const files = await Promise.all(
      names.map(async (name) => {
        const file = join(this.#folder, name);
        const { size, mtimeMs } = await stat(file);
        return { file, size, mtimeMs };
      }),
    );
    let bytes = 0;
    for (const { file, size, mtimeMs } of files.toSorted((a, b) => b.mtimeMs - a.mtimeMs)) {
      bytes += size;
      if (bytes > MAX_BYTES || now - mtimeMs > MAX_DAYS * DAY_MS) await rm(file, { force: true });
    }
  }
}
