import { AsyncLocalStorage } from 'node:async_hooks';

interface Key {
  readonly pk: string;
  readonly sk: string;
}
type Item = Record<string, unknown>;

interface Batches {
  /** Reads the items of these keys, in no particular order. */
  readonly load: (keys: readonly Key[]) => Promise<Item[]>;
  /** Keys of one batch at most. */
  readonly most: number;
}

interface Waiting {
  readonly key: Key;
  readonly settle: (item: Item | undefined) => void;
  readonly fail: (error: unknown) => void;
}

const placeOf = ({ pk, sk }: Item | Key): string => `${pk} ${sk}`;

/**
 * Reads of single items that belong together: each item is read once, and all that are asked for while queries
 * are under way are read in one batch after them. Only for reads that may be a moment old, as these may
 * anyway: what was read stays as it was read until the end.
 */
class Gathering {
  readonly #known = new Map<string, Promise<Item | undefined>>();
  readonly #batches: Batches;
  #waiting: Waiting[] = [];
  #underWay = 0;
  #isPlanned = false;
  /** The first batch does not wait for the first queries: others depend on what it reads. */
  #isFirst = true;

  constructor(batches: Batches) {
    this.#batches = batches;
  }

  get(key: Key): Promise<Item | undefined> {
    const place = placeOf(key);
    const known = this.#known.get(place);
    if (known) return known;
    const { promise, resolve: settle, reject: fail } = Promise.withResolvers<Item | undefined>();
    this.#known.set(place, promise);
    this.#waiting.push({ key, settle, fail });
    this.#plan();
    return promise;
  }

  /** A request that others may depend on: the next batch waits for its end. */
  async during<T>(request: () => Promise<T>): Promise<T> {
    this.#underWay += 1;
    try {
      return await request();
    } finally {
      this.#underWay -= 1;
      this.#plan();
    }
  }

  /** After everything that goes on at this moment has asked. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      if (this.#waiting.length > 0 && (this.#isFirst || this.#underWay === 0)) this.#read();
    });
  }

  #read(): void {
    this.#isFirst = false;
    const batch = this.#waiting.splice(0, this.#batches.most);
    void this.during(async () => {
      try {
        const items = await this.#batches.load(batch.map(({ key }) => key));
        const found = new Map(items.map((item) => [placeOf(item), item]));
        for (const { key, settle } of batch) settle(found.get(placeOf(key)));
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    });
  }
}

const storage = new AsyncLocalStorage<Gathering>();

/** Runs what reads a lot side by side, with its reads gathered. */
export const gatherReads = <T>(batches: Batches, run: () => T): T =>
  storage.run(new Gathering(batches), run);

export const gathering = (): Gathering | undefined => storage.getStore();
