import {
  type Draft,
  type DraftStore,
  type Snapshot,
  unsentOf,
} from '#frontend/src/entities/scratch/drafts/draft.ts';
import { type Outcome, Refusal, type Server, type Version } from './server.ts';

/** The state of saving, as it is shown. */
export type Saving =
  | { readonly kind: 'saved' }
  | { readonly kind: 'sending' }
  /** On this device, not on the server. */
  | { readonly kind: 'kept'; readonly since: string }
  /** Only in the editor: the device has no space or no storage. */
  | { readonly kind: 'unkept' }
  | { readonly kind: 'stale'; readonly mine: Snapshot; readonly current: Version }
  | { readonly kind: 'refused'; readonly message: string };

interface Options {
  readonly draft: Draft;
  readonly store: DraftStore;
  readonly server: Server;
  readonly newKey: () => string;
  readonly onChange: (saving: Saving, draft: Draft) => void;
  readonly onConfirmed?: (version: Version) => void;
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
  private onDevice = true;
  private running: Promise<boolean> | null = null;
  private writing: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.options = options;
    this.current = options.draft;
  }

  get draft(): Draft {
    return this.current;
  }

  private report(saving: Saving): void {
    if (!this.stopped) this.options.onChange(saving, this.current);
  }

  private reportKept(): void {
    const unsent = unsentOf(this.current);
    if (unsent)
      this.report(this.onDevice ? { kind: 'kept', since: unsent.at } : { kind: 'unkept' });
  }

  private async store(): Promise<void> {
    const { store } = this.options;
    if (this.stopped) return;
    await (unsentOf(this.current) ? store.put(this.current) : store.remove(this.current.id));
  }

  /** Runs one at a time, each with the newest snapshot. */
  private write(change: Partial<Draft>): Promise<void> {
    this.current = { ...this.current, ...change };
    this.writing = this.writing
      .then(() => this.store())
      .then(
        () => {
          this.onDevice = true;
        },
        () => {
          // Sent even when the device cannot keep it.
          this.onDevice = false;
        },
      );
    return this.writing;
  }

  /** Moves the waiting snapshot up to be sent; it replaces a refused one. */
  private async promote(): Promise<void> {
    const { sending, waiting, work, base } = this.current;
    if ((sending && !this.refused) || !waiting) return;
    this.refused = false;
    const next = { ...waiting, work, base, files: null, isAnew: false };
    await this.write({ sending: next, waiting: null });
  }

  private async send(): Promise<Outcome | null> {
    const { server } = this.options;
    const { sending } = this.current;
    if (!sending) return null;
    const files = sending.files ?? (await server.upload(sending));
    if (!sending.files) await this.write({ sending: { ...sending, files } });
    return this.stopped ? null : server.save({ ...sending, files });
  }

  private refuse(message: string): false {
    this.refused = true;
    this.report({ kind: 'refused', message });
    return false;
  }

  /** Answers whether there may be more to send. */
  private async settle(outcome: Outcome): Promise<boolean> {
    const { sending } = this.current;
    if (outcome.kind === 'confirmed') {
      const { work, no } = outcome.version;
      await this.write({ work, base: no, sending: null });
      if (!this.stopped) this.options.onConfirmed?.(outcome.version);
      return true;
    }
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

  private async sendAll(): Promise<boolean> {
    await this.promote();
    while (!this.stopped && this.current.sending) {
      this.report({ kind: 'sending' });
      const outcome = await this.send();
      if (this.stopped || !outcome || !(await this.settle(outcome))) return false;
      await this.promote();
    }
    this.report({ kind: 'saved' });
    return !this.stopped;
  }

  private async run(): Promise<boolean> {
    try {
      return await this.sendAll();
    } catch (error) {
      if (error instanceof Refusal) return this.refuse(error.message);
      this.reportKept();
      return false;
    }
  }

  /** Keeps a snapshot on the device; it replaces one that waited. */
  async keep(snapshot: Snapshot): Promise<void> {
    await this.write({ waiting: snapshot });
    if (this.stale) this.reportStale();
    else if (!this.running) this.reportKept();
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
    const waiting = { ...mine, key: this.options.newKey() };
    await this.write({ base: no, sending: null, waiting });
    await this.flush();
  }

  /** After a stale save: saves as a new work, with this local id until the server has it. */
  async makeCopy(id: string): Promise<Draft> {
    const { newKey, store } = this.options;
    const mine = unsentOf(this.current);
    if (!mine) return this.current;
    const waiting = { ...mine, key: newKey() };
    const copy: Draft = { ...this.current, id, work: null, base: 0, sending: null, waiting };
    await this.writing;
    await store.replace(this.current.id, copy);
    this.stopped = true;
    return copy;
  }

  /** Discards what is only on the device. */
  async discard(): Promise<void> {
    this.stale = null;
    await this.write({ sending: null, waiting: null });
  }

  /** Stops this saver: it sends and keeps nothing more. */
  stop(): void {
    this.stopped = true;
  }
}
