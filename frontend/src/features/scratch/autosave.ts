import { aboutMs, spreadMs } from '#frontend/src/lib/spread.ts';

/** Milliseconds after a change until the device has it, also while changes go on. */
const KEEP_AFTER_MS = 700;
const KEEP_AT_LATEST_MS = 2000;
const SEND_AFTER_MS = 30_000;
/** Large projects are sent less often: 50 MB every two minutes, on a network that a whole class shares. */
const SENT_BYTES_A_SECOND = 400_000;
/** What the device cannot keep is sent sooner. */
const SEND_UNKEPT_AFTER_MS = 5000;
const RETRY_FIRST_MS = 2000;
/** Browsers do not always tell a page that the network is back. */
const RETRY_AT_MOST_MS = 30_000;
/** How long leaving waits until the device has everything, and then until the server has. */
const KEEP_PATIENCE_MS = 10_000;
const SEND_PATIENCE_MS = 3000;

const within = (ms: number, done: Promise<unknown>): Promise<unknown> =>
  Promise.race([done, new Promise((resolve) => setTimeout(resolve, ms))]);

/** What became of a snapshot: whether the device has it, and how large it is. */
export interface Kept {
  readonly isKept: boolean;
  readonly bytes: number;
}
export const NOTHING_TO_KEEP: Kept = { isKept: true, bytes: 0 };

/** How a snapshot is taken. */
export interface How {
  readonly thumbnail: boolean;
  /** Somebody asked to save. */
  readonly byHand: boolean;
}

interface Options {
  /** Takes a snapshot of the editor for the device. */
  readonly keep: (how: How) => Promise<Kept>;
  /** Sends what was taken; answers whether the server has everything. */
  readonly flush: () => Promise<boolean>;
  /** Whether the device or the server has everything that was taken. */
  readonly isSafe: () => boolean;
}

/** Decides when a project is kept and sent: after changes, when the network is back, and on leaving. */
export class Autosave {
  private readonly options: Options;
  private readonly listening = new AbortController();
  /** Changes are counted: so many there were, are in a snapshot, in one with a picture, and on device or server. */
  private changes = 0;
  private taken = 0;
  private pictured = 0;
  private safe = 0;
  /** By the clock that nobody can set. */
  private firstChange: number | null = null;
  /** A large project takes seconds: then there is as long a pause between two, but no longer than two seconds. */
  private restUntil = 0;
  private taking: Promise<void> | null = null;
  private sendAfterMs = SEND_AFTER_MS;
  private retryMs = RETRY_FIRST_MS;
  private keepTimer = 0;
  private sendTimer = 0;
  private sendAt = 0;
  private retryTimer = 0;

  constructor(options: Options) {
    this.options = options;
    const { signal } = this.listening;
    document.addEventListener('visibilitychange', this.onHidden, { signal });
    window.addEventListener('pagehide', () => void this.now({ thumbnail: false }), { signal });
    window.addEventListener('online', this.onOnline, { signal });
  }

  /** There are changes that neither the device nor the server has. */
  get isDirty(): boolean {
    return this.changes !== this.safe;
  }

  private readonly onHidden = (): void => {
    if (document.visibilityState === 'hidden') void this.now({ thumbnail: false });
  };

  private readonly onOnline = (): void => {
    this.retryMs = RETRY_FIRST_MS;
    this.sendAgainIn(spreadMs());
  };

  private sendAgainIn(ms: number): void {
    clearTimeout(this.retryTimer);
    this.retryTimer = window.setTimeout(() => void this.send(), ms);
  }

  private async take(how: How): Promise<void> {
    const taken = this.changes;
    const began = performance.now();
    this.firstChange = null;
    // For an editor that answers an error.
    this.restUntil = began + RETRY_FIRST_MS;
    const { isKept, bytes } = await this.options.keep(how);
    this.sendAfterMs = Math.max(SEND_AFTER_MS, (bytes / SENT_BYTES_A_SECOND) * 1000);
    const ended = performance.now();
    this.restUntil = ended + Math.min(ended - began, KEEP_AT_LATEST_MS);
    this.taken = taken;
    if (how.thumbnail) this.pictured = taken;
    if (isKept) this.safe = Math.max(this.safe, taken);
    else this.sendWithin(SEND_UNKEPT_AFTER_MS);
  }

  /** One snapshot at a time; what changes meanwhile is in the next. */
  private async keep(how: How): Promise<void> {
    clearTimeout(this.keepTimer);
    while (this.taking) await this.taking.catch(() => undefined);
    const isTaken = this.taken === this.changes;
    if (isTaken && (!how.thumbnail || this.pictured === this.changes)) return;
    this.taking = this.take(how);
    try {
      await this.taking;
    } finally {
      this.taking = null;
      if (this.taken !== this.changes) this.keepSoon();
    }
  }

  private keepSoon(): void {
    if (this.taking || this.listening.signal.aborted) return;
    const now = performance.now();
    const latest = (this.firstChange ?? now) + KEEP_AT_LATEST_MS;
    const wait = Math.min(KEEP_AFTER_MS, latest - now);
    clearTimeout(this.keepTimer);
    const how = { thumbnail: false, byHand: false };
    const keep = () => void this.keep(how).catch(() => undefined);
    this.keepTimer = window.setTimeout(keep, Math.max(wait, this.restUntil - now));
  }

  private sendWithin(ms: number): void {
    const at = performance.now() + ms;
    if (this.listening.signal.aborted || (this.sendTimer && this.sendAt <= at)) return;
    clearTimeout(this.sendTimer);
    this.sendAt = at;
    this.sendTimer = window.setTimeout(() => void this.now(), ms);
  }

  changed(): void {
    this.changes += 1;
    this.firstChange ??= performance.now();
    this.keepSoon();
    this.sendWithin(this.sendAfterMs);
  }

  /** Keeps what is not kept yet. Answers whether nothing can be lost any more. */
  async keepNow({ thumbnail = true } = {}): Promise<boolean> {
    try {
      await this.keep({ thumbnail, byHand: false });
    } catch {
      return false;
    }
    return !this.isDirty;
  }

  /** Keeps and sends now; answers whether the server has everything. */
  async now({ thumbnail = true, byHand = false } = {}): Promise<boolean> {
    clearTimeout(this.sendTimer);
    this.sendTimer = 0;
    try {
      await this.keep({ thumbnail, byHand });
    } catch {
      return false;
    }
    return (await this.send()) && this.taken === this.changes;
  }

  /** Sends what was taken, and tries again until it is with the server. */
  async send(): Promise<boolean> {
    clearTimeout(this.retryTimer);
    const { taken } = this;
    const done = await this.options.flush();
    if (done || this.options.isSafe()) this.safe = Math.max(this.safe, taken);
    if (this.listening.signal.aborted) return done;
    if (done) this.retryMs = RETRY_FIRST_MS;
    else {
      this.sendAgainIn(aboutMs(this.retryMs));
      this.retryMs = Math.min(this.retryMs * 2, RETRY_AT_MOST_MS);
    }
    return done;
  }

  /** Before leaving: keeps all changes, and sends them if that is quick. */
  async finish(): Promise<void> {
    await within(KEEP_PATIENCE_MS, this.keepNow());
    await within(this.isDirty ? KEEP_PATIENCE_MS : SEND_PATIENCE_MS, this.send());
  }

  stop(): void {
    this.listening.abort();
    for (const timer of [this.keepTimer, this.sendTimer, this.retryTimer]) clearTimeout(timer);
  }
}
