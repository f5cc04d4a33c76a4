import {
  type Draft,
  type DraftStore,
  needsSending,
  type Replaced,
  type Sending,
  type Snapshot,
  unsentOf,
} from '../drafts/draft.ts';
import { copyOf, dropReplaced, isBetween, leave, leftBeside, putCopy } from './copies.ts';
import { type Outcome, Refusal, type Server, type Version } from './server.ts';

/** The state of saving, as it is shown. */
export type Saving =
  | { readonly kind: 'saved' }
  /** `isKept`: the device has it meanwhile. */
  | { readonly kind: 'sending'; readonly isKept: boolean }
  /** On this device, not on the server. */
  | { readonly kind: 'kept'; readonly since: string }
  /** Only in the editor: the device has no space or no storage. */
  | { readonly kind: 'unkept' }
  | { readonly kind: 'stale'; readonly mine: Snapshot; readonly current: Version }
  /** By the server; `isKept`: the device has it. */
  | { readonly kind: 'refused'; readonly message: string; readonly isKept: boolean };

interface Options {
  readonly draft: Draft;
  readonly store: DraftStore;
  readonly server: Server;
  readonly newKey: () => string;
  readonly onChange: (saving: Saving, draft: Draft) => void;
  readonly onConfirmed?: (version: Version, sent: Sending) => void;
}

/**
 * Sends what is on the device to the server, one save at a time. A save being sent is not changed
 * until its outcome is known: after a lost answer it is repeated with the same key, so that one save makes
 * one version, and later saves are based on the right version.
 */
export class Saver {
  private readonly options: Options;
  private current: Draft;
  private stale: Version | null = null;
  private refused = false;
  private stopped = false;
  /** Whether the device has all that the draft holds. */
  private onDevice = true;
  /** The newest snapshot that the device has: without room that may be an older one. */
  private keptKey: string | undefined;
  private running: Promise<boolean> | null = null;
  private writing: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.options = options;
    this.current = options.draft;
    this.keptKey = unsentOf(options.draft)?.key;
  }

  get draft(): Draft {
    return this.current;
  }

  /** Nothing is lost when the browser ends now: all that it was given is on the device or with the server. */
  get isSafe(): boolean {
    return this.onDevice || unsentOf(this.current) === null;
  }

  private report(saving: Saving): void {
    if (!this.stopped) this.options.onChange(saving, this.current);
  }

  private reportSending(): void {
    this.report({ kind: 'sending', isKept: this.onDevice });
  }

  private reportKept(): void {
    const unsent = unsentOf(this.current);
    if (unsent)
      this.report(this.onDevice ? { kind: 'kept', since: unsent.at } : { kind: 'unkept' });
  }

  /** Answers whether the device has it. What it cannot keep is sent all the same. */
  private async store(): Promise<boolean> {
    const { store } = this.options;
    if (this.stopped) return this.onDevice;
    // Known to this tab only: the same id may be that of newer work when it is read again.
    const { replaces, ...kept } = this.current;
    try {
      await leave(store, kept);
      this.keptKey = unsentOf(kept)?.key;
    } catch {
      return false;
    }
    if (replaces && (await dropReplaced(store, replaces)))
      this.current = { ...this.current, replaces: undefined };
    return true;
  }

  /** Runs one at a time, each with the newest snapshot. */
  private write(change: Partial<Draft>): Promise<void> {
    this.current = { ...this.current, ...change };
    this.writing = this.writing.then(async () => {
      this.onDevice = await this.store();
    });
    return this.writing;
  }

  /** Moves the oldest snapshot that waits up to be sent; it replaces a refused one. */
  private async promote(): Promise<void> {
    const { sending, sealed = [], waiting, work, base } = this.current;
    const [oldest, ...others] = sealed;
    const next = oldest ?? waiting;
    if ((sending && !this.refused) || !next) return;
    this.refused = false;
    await this.write({
      sending: { ...next, work, base, files: null, isAnew: false },
      sealed: others,
      waiting: oldest ? waiting : null,
    });
  }

  private async send(): Promise<Outcome | null> {
    const { server } = this.options;
    const { sending } = this.current;
    if (!sending) return null;
    const files = sending.files ?? (await server.upload(sending));
    if (!sending.files) {
      await this.write({ sending: { ...sending, files } });
      this.reportSending();
    }
    return this.stopped ? null : server.save({ ...sending, files });
  }

  private async refuse(message: string): Promise<false> {
    this.refused = true;
    // The device may have room again.
    if (!this.onDevice) await this.write({});
    this.report({ kind: 'refused', message, isKept: this.isSafe });
    return false;
  }

  /** Answers whether there may be more to send. */
  private async settle(outcome: Outcome): Promise<boolean> {
    const { sending } = this.current;
    if (outcome.kind === 'confirmed' && sending) {
      const { work, no } = outcome.version;
      await this.write({ work, base: no, sending: null });
      if (!this.stopped) this.options.onConfirmed?.(outcome.version, sending);
      return true;
    }
    if (outcome.kind === 'confirmed') return false;
    if (outcome.kind === 'expired' && sending && !sending.isAnew) {
      // The uploaded file has expired unused: it is uploaded again, once.
      const anew = { key: this.options.newKey(), files: null, isAnew: true };
      await this.write({ sending: { ...sending, ...anew } });
      return true;
    }
    if (outcome.kind !== 'stale') return this.refuse(outcome.message);
    this.stale = outcome.current;
    this.reportStale();
    return false;
  }

  private reportStale(): void {
    const mine = unsentOf(this.current);
    if (this.stale && mine) this.report({ kind: 'stale', mine, current: this.stale });
  }

  /** The next thing that the server does not have. Answers whether there may be more. */
  private async sendNext(): Promise<boolean> {
    const { task, work } = this.current;
    if (unsentOf(this.current)) {
      await this.promote();
      this.reportSending();
      const outcome = await this.send();
      return !this.stopped && outcome !== null && this.settle(outcome);
    }
    if (!task || !work) return false;
    this.report({ kind: 'saved' });
    await this.options.server.link(task, work);
    await this.write({ task: null });
    return true;
  }

  private async sendAll(): Promise<boolean> {
    while (!this.stopped && needsSending(this.current)) if (!(await this.sendNext())) return false;
    this.report({ kind: 'saved' });
    return !this.stopped;
  }

  private async run(): Promise<boolean> {
    try {
      return await this.sendAll();
    } catch (error) {
      if (error instanceof Refusal) return await this.refuse(error.message);
      if (!this.onDevice) await this.write({});
      this.reportKept();
      return false;
    }
  }

  private afterKeeping(): boolean {
    if (this.stale) this.reportStale();
    else if (this.running) this.reportSending();
    else this.reportKept();
    return this.isSafe;
  }

  /**
   * Keeps a snapshot on the device; it replaces one that waited, unless a deadline lies between them: what was there at
   * a deadline stays, and is sent. Answers whether the device has it.
   */
  async keep(snapshot: Snapshot, heard: readonly string[] = []): Promise<boolean> {
    const { waiting, sealed = [] } = this.current;
    const deadlines = [...new Set([...(this.current.deadlines ?? []), ...heard])];
    if (waiting && deadlines.some((deadline) => isBetween(deadline, waiting, snapshot)))
      await this.write({ sealed: [...sealed, waiting], waiting: snapshot, deadlines });
    else {
      // The picture of a replaced one is better than none.
      const thumbnail = snapshot.thumbnail ?? waiting?.thumbnail ?? null;
      await this.write({ waiting: { ...snapshot, thumbnail }, deadlines });
    }
    return this.afterKeeping();
  }

  /** Keeps what it has once more: the device's store was lost. */
  async keepAgain(): Promise<boolean> {
    await this.write({});
    return this.afterKeeping();
  }

  /** Sends what is on the device. Never throws; answers whether the server has everything. */
  flush(): Promise<boolean> {
    if (this.stopped || this.stale) return Promise.resolve(false);
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** After a stale save: saves as a new version on top of the server's newest. */
  async putOnTop(): Promise<void> {
    const mine = unsentOf(this.current);
    if (!this.stale || !mine) return;
    const { no } = this.stale;
    this.stale = null;
    const { sending, sealed = [], deadlines = [] } = this.current;
    const anew = (each: Snapshot): Snapshot => ({ ...each, key: this.options.newKey() });
    // What was there at a deadline goes first.
    const before = [...(sending ? [sending] : []), ...sealed].filter((each) =>
      deadlines.some((deadline) => isBetween(deadline, each, mine)),
    );
    const waiting = anew(mine);
    await this.write({ base: no, sending: null, sealed: before.map(anew), waiting });
    await this.flush();
  }

  /** After a stale save: what is to be saved as a new work, with this local id until the server has it. */
  copyOfMine(id: string): Draft {
    return copyOf(this.current, id, this.options.newKey);
  }

  private leftBeside(copy: Draft): Draft {
    const { newKey } = this.options;
    return leftBeside(this.current, copy, { isStale: this.stale !== null, newKey });
  }

  /** What a copy takes the place of that the device has no room for. */
  replacedBy(copy: Draft): Replaced {
    return { id: this.current.id, key: this.keptKey, left: this.leftBeside(copy) };
  }

  /**
   * Hands what is not sent over to a copy: of this draft only what the project itself has to send stays. Answers whether
   * the device has the copy. Without a store there only the caller has it.
   */
  async endAs(copy: Draft): Promise<boolean> {
    await this.writing;
    this.stopped = true;
    return putCopy(this.options.store, copy, this.leftBeside(copy));
  }

  /** Discards what is only on the device. */
  async discard(): Promise<void> {
    this.stale = null;
    await this.write({ sending: null, sealed: [], waiting: null });
  }

  /** Stops this saver: it sends and keeps nothing more. Settles when what it was just writing is on the device. */
  stop(): Promise<void> {
    this.stopped = true;
    return this.writing;
  }
}
