/** What is younger may be lost. */
const MAY_BE_LOST_MS = 2000;

const CLAIMS = /saved at|kept on this device/i;
/** Without a store, what is being sent or waits for a decision is not safe yet. */
const WARNS = /Not saved|Saving|newer version/;

interface Edit {
  readonly key: string;
  readonly at: number;
  /** The child was told that it is kept. */
  readonly isPromised: boolean;
}

/** What must not be lost: what a child was told of, and all that is old enough. */
export class PromisedEdits {
  #edits: readonly Edit[] = [];

  add(key: string): void {
    this.#edits = [...this.#edits, { key, at: Date.now(), isPromised: false }];
  }

  get keys(): string[] {
    return this.#edits.map(({ key }) => key);
  }

  /** Those that are in none of these places. */
  missing(...places: readonly ReadonlySet<string>[]): string[] {
    return this.keys.filter((key) => places.every((place) => !place.has(key)));
  }

  /** What is with the server stays there. */
  settle(onServer: ReadonlySet<string>): void {
    this.#edits = this.#edits.filter(({ key }) => !onServer.has(key));
  }

  /** The words of the bar, which must be true. */
  told(words: string): void {
    if (!CLAIMS.test(words)) return;
    const since = Date.now() - MAY_BE_LOST_MS;
    this.#edits = this.#edits.map((each) =>
      each.at <= since ? { ...each, isPromised: true } : each,
    );
  }

  /** What may be gone when the browser ends with these words. Answers how many edits must be there. */
  end(words: string, { hasStore }: { readonly hasStore: boolean }): number {
    this.told(words);
    const isWarned = WARNS.test(words) && !hasStore;
    const since = Date.now() - MAY_BE_LOST_MS;
    const mustStay = ({ at, isPromised }: Edit) => isPromised || (at <= since && !isWarned);
    this.#edits = this.#edits.filter(mustStay);
    return this.#edits.length;
  }

  /** The child leaves what was kept nowhere, with a file of it. */
  leaveUnkept(): void {
    this.#edits = this.#edits.filter(({ isPromised }) => isPromised);
  }
}
