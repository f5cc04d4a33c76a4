import {
  type Draft,
  type DraftStore,
  type Snapshot,
  unsentOf,
} from '#frontend/src/entities/scratch/drafts/draft.ts';
import { type Outcome, Refusal, type Server, type Version } from './server.ts';

/** What a person is told of the state of saving. */
export type Saving =
  | { readonly kind: 'saved' }
  | { readonly kind: 'sending' }
  /** On this device, and not with the server. */
  | { readonly kind: 'kept'; readonly since: string }
  /** Nowhere but in the editor: the device has no room, or keeps nothing. */
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
 * Brings what is on the device to the server, one save after the other. What is being sent stays as it is
 * until its fate is known: an answer that was lost is asked for again with the same key, so that one save is
 * one version, and what came later has the right version to go on from.
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

  private tell(saving: Saving): void {
    if (!this.stopped) this.options.onChange(saving, this.current);
  }

  private tellKept(): void {
    const unsent = unsentOf(this.current);
    if (unsent) this.tell(this.onDevice ? { kind: 'kept', since: unsent.at } : { kind: 'unkept' });
  }

  private async store(): Promise<void> {
    const { store } = this.options;
    if (this.stopped) return;
    await (unsentOf(this.current) ? store.put(this.current) : store.remove(this.current.id));
  }

  /** One after the other, each with what is newest at its turn. */
  private write(change: Partial<Draft>): Promise<void> {
    this.current = { ...this.current, ...change };
    this.writing = this.writing
      .then(() => this.store())
      .then(
        () => {
          this.onDevice = true;
        },
        () => {
          // A device that cannot keep it must not stop it from being sent.
          this.onDevice = false;
        },
      );
    return this.writing;
  }

  /** Makes what waits the one that is sent; what will never be taken makes room for it. */
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
    this.tell({ kind: 'refused', message });
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
      // The file is gone, and no save was made of it: it is sent anew, once.
      const anew = { key: this.options.newKey(), files: null, isAnew: true };
      await this.write({ sending: { ...sending, ...anew } });
      return true;
    }
    if (outcome.kind !== 'stale') return this.refuse(outcome.message);
    this.stale = outcome.current;
    this.tellStale();
    return false;
  }

  private tellStale(): void {
    const mine = unsentOf(this.current);
    if (this.stale && mine) this.tell({ kind: 'stale', mine, current: this.stale });
  }

  private async sendAll(): Promise<boolean> {
    await this.promote();
    while (!this.stopped && this.current.sending) {
      this.tell({ kind: 'sending' });
      const outcome = await this.send();
      if (this.stopped || !outcome || !(await this.settle(outcome))) return false;
      await this.promote();
    }
    this.tell({ kind: 'saved' });
    return !this.stopped;
  }

  private async run(): Promise<boolean> {
    try {
      return await this.sendAll();
    } catch (error) {
      if (error instanceof Refusal) return this.refuse(error.message);
      this.tellKept();
      return false;
    }
  }

  /** Keeps it on the device; what waited before it is replaced. */
  async keep(snapshot: Snapshot): Promise<void> {
    await this.write({ waiting: snapshot });
    if (this.stale) this.tellStale();
    else if (!this.running) this.tellKept();
  }

  /** Sends what is on the device. Never throws; answers whether everything is with the server. */
  flush(): Promise<boolean> {
    if (this.stopped || this.stale) return Promise.resolve(false);
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** After a stale save: a new version on top of what is there now. */
  async putOnTop(): Promise<void> {
    const mine = unsentOf(this.current);
    if (!this.stale || !mine) return;
    const { no } = this.stale;
    this.stale = null;
    const waiting = { ...mine, key: this.options.newKey() };
    await this.write({ base: no, sending: null, waiting });
    await this.flush();
  }

  /** After a stale save: a work of its own, under this id on the device until the server has it. */
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

  /** Gives up what is on the device only. */
  async discard(): Promise<void> {
    this.stale = null;
    await this.write({ sending: null, waiting: null });
  }

  /** Nothing is sent or kept any more by this saver. */
  stop(): void {
    this.stopped = true;
  }
}
