import { CODE } from '#shared/codes.ts';
import { ApiError, isDecided } from '../api-error.ts';
import type { DraftKind, Saved } from './draft-kind.ts';

/** A first save whose outcome is unknown: it is repeated as it was, so that only one thing is made. */
interface FirstSave<V> {
  readonly key: string;
  readonly value: V;
}

interface Options<V, R, C> {
  readonly kind: DraftKind<V, R, C>;
  readonly context: C;
  readonly start: { readonly record: R | null; readonly value: V };
  /** What the fields hold. */
  readonly read: () => V;
  /** Called before a first save is sent, and whenever the server has something else, or may have. */
  readonly onChange: (stored: R | null) => void;
}

const OF_CONTENT: readonly number[] = [
  CODE.invalid,
  CODE.blank,
  CODE.wrongType,
  CODE.incomplete,
  CODE.notFound,
  CODE.exists,
];

/**
 * It would have been refused the first time, too. Not so by an ended session: the first time it may have been carried
 * out.
 */
const isOfContent = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== undefined && OF_CONTENT.includes(error.code);

/** What the server has of a draft, and the writing of it: each request is based on the revision that the one before has made. */
export class ServerCopy<V, R, C> {
  record: R | null;
  /** As the server has it: a comparison starts from it. */
  value: V;
  /** The same, where an edit goes on from what the server had before. */
  private newest: V;
  first: FirstSave<V> | null = null;
  /** The revision that is edited; 0 for what is new. */
  rev: number;
  private text: string;
  private readonly options: Options<V, R, C>;
  /** What was sent and may be stored: the answer is not there yet, or was lost. */
  private readonly attempts = new Set<string>();

  constructor(options: Options<V, R, C>) {
    const { record, value } = options.start;
    this.options = options;
    this.record = record;
    this.value = value;
    this.newest = value;
    this.text = this.textOf(value);
    this.rev = this.newestRev;
  }

  private textOf(value: V): string {
    return this.options.kind.textOf(value, this.options.context);
  }

  private get newestRev(): number {
    return this.record === null ? 0 : this.options.kind.revOf(this.record);
  }

  /** Goes on from an older state: saving it is refused, and what both have changed since is compared. */
  goBackTo(rev: number, before: V): void {
    this.rev = rev;
    this.value = before;
    this.text = this.textOf(before);
  }

  areSame(one: V, other: V): boolean {
    return this.textOf(one) === this.textOf(other);
  }

  /** The server has it, and nothing else: what was sent without an answer may be stored, too. */
  matches(value: V): boolean {
    return this.textOf(value) === this.text && this.attempts.size === 0;
  }

  private isStored(record: R): boolean {
    return this.options.kind.isStored?.(record) ?? true;
  }

  /** Nothing of it is to be sent. */
  isSaved(value: V): boolean {
    return this.record !== null && this.isStored(this.record) && this.matches(value);
  }

  /** It differs in what only another call takes. */
  hasOwnPart(value: V): boolean {
    const { here } = this.options.kind;
    return here !== undefined && here.textOf(value) !== here.textOf(this.value);
  }

  private withoutOwnPart(value: V): V {
    return { ...value, ...this.options.kind.here?.pick(this.value) };
  }

  /** Saves it, if it is not saved. */
  async write(value: V): Promise<void> {
    const record = this.record ?? (await this.writeFirst(value));
    if (this.isSaved(value)) return;
    const { kind, context } = this.options;
    const text = this.textOf(value);
    this.attempts.add(text);
    try {
      this.adopt(await kind.edit(value, { record, rev: this.rev }, context), value);
    } catch (error) {
      const own = this.ownIn(error);
      if (!own) {
        this.decide(error, text);
        throw error;
      }
      this.adopt(own.record, own.value);
      await this.write(value);
    }
  }

  /** Makes another call with what is saved, such as to publish it, which takes the own part too. */
  async goOn(value: V, call: (saved: R) => Promise<R>): Promise<void> {
    if (this.record === null) return;
    // Should its answer be lost, the server has this text with another revision.
    this.attempts.add(this.textOf(value));
    try {
      this.adopt(await call(this.record), value, { withOwnPart: true });
    } catch (error) {
      const own = this.ownIn(error);
      if (!own || !this.isOwnPartOf(own.value, value)) {
        this.decide(error, this.textOf(value));
        throw error;
      }
      // The call was carried out before and its answer lost: repeated, it changes nothing.
      this.adopt(await call(own.record), value, { withOwnPart: true });
    }
  }

  /** What was refused is not stored; nor is what was sent before, once somebody else has saved. */
  private decide(error: unknown, text: string): void {
    if (this.theirsIn(error)) this.attempts.clear();
    else if (isDecided(error)) this.attempts.delete(text);
    this.options.onChange(null);
  }

  /** Nobody else has decided something else of what only another call takes. */
  private isOwnPartOf(theirs: V, value: V): boolean {
    const { here } = this.options.kind;
    if (!here) return true;
    return [value, this.value].some((own) => here.textOf(theirs) === here.textOf(own));
  }

  private async writeFirst(value: V): Promise<R> {
    const { kind, context, onChange } = this.options;
    if (!kind.add) throw new TypeError(`${kind.kind} cannot be added`);
    const isRepeated = this.first !== null;
    const first = this.first ?? { key: crypto.randomUUID(), value };
    this.first = first;
    // It is on the device before it is sent: whatever happens to the page, the same request is sent again.
    onChange(null);
    try {
      const record = await kind.add(first.value, first.key, context);
      this.adopt(record, first.value);
      return record;
    } catch (error) {
      if (isRepeated ? isOfContent(error) : isDecided(error)) this.first = null;
      onChange(null);
      throw error;
    }
  }

  /** What somebody else has saved, if that is why a save was refused. */
  theirsIn(error: unknown): Saved<V, R> | null {
    const { kind, context } = this.options;
    return kind.theirs(error, this.value, context);
  }

  /** "Somebody else" was this device, whose answer was lost, or has written the same. */
  private ownIn(error: unknown): Saved<V, R> | null {
    const theirs = this.theirsIn(error);
    if (!theirs || !this.isStored(theirs.record)) return null;
    const text = this.textOf(theirs.value);
    return this.attempts.has(text) || text === this.textOf(this.options.read()) ? theirs : null;
  }

  /** The server has it now: the next save is based on it. */
  adopt(record: R, value: V, { withOwnPart = false } = {}): void {
    this.record = record;
    this.value = withOwnPart ? value : this.withoutOwnPart(value);
    this.newest = this.value;
    this.text = this.textOf(value);
    this.rev = this.newestRev;
    this.first = null;
    this.attempts.clear();
    this.options.onChange(record);
  }

  /** What was written is given up. */
  forget(): void {
    this.first = null;
    this.attempts.clear();
    this.goBackTo(this.newestRev, this.newest);
  }
}
