/** Milliseconds after a change until the device has it, also while changes go on. */
const KEEP_AFTER_MS = 3000;
const KEEP_AT_LATEST_MS = 10_000;
const SEND_AFTER_MS = 30_000;
/** A save in between shows the picture of the one before. */
const PICTURE_EVERY_MS = 3 * 60_000;
const RETRY_FIRST_MS = 2000;
const RETRY_AT_MOST_MS = 60_000;

interface Options {
  /** Keeps a snapshot of the editor on the device. */
  readonly keep: (options: { readonly thumbnail: boolean }) => Promise<void>;
  /** Sends what is on the device; answers whether the server has everything. */
  readonly flush: () => Promise<boolean>;
}

/** Decides when a project is kept and sent: after changes, when the network is back, and on leaving. */
export class Autosave {
  private readonly options: Options;
  private readonly listening = new AbortController();
  private changes = 0;
  private kept = 0;
  private firstChange = 0;
  private pictured = Number.NEGATIVE_INFINITY;
  private retryMs = RETRY_FIRST_MS;
  private keepTimer = 0;
  private sendTimer = 0;
  private retryTimer = 0;

  constructor(options: Options) {
    this.options = options;
    const { signal } = this.listening;
    document.addEventListener('visibilitychange', this.onHidden, { signal });
    window.addEventListener('pagehide', this.onHidden, { signal });
    window.addEventListener('online', this.onOnline, { signal });
  }

  get isDirty(): boolean {
    return this.changes !== this.kept;
  }

  private readonly onHidden = (): void => {
    if (document.visibilityState === 'hidden') void this.now({ thumbnail: false });
  };

  private readonly onOnline = (): void => {
    this.retryMs = RETRY_FIRST_MS;
    void this.send();
  };

  private get isPictureDue(): boolean {
    return Date.now() - this.pictured >= PICTURE_EVERY_MS;
  }

  private async keep(thumbnail: boolean): Promise<void> {
    clearTimeout(this.keepTimer);
    const taken = this.changes;
    if (taken === this.kept) return;
    await this.options.keep({ thumbnail });
    if (thumbnail) this.pictured = Date.now();
    this.kept = Math.max(this.kept, taken);
    this.firstChange = 0;
  }

  changed(): void {
    this.changes += 1;
    this.firstChange ||= Date.now();
    const wait = Math.min(KEEP_AFTER_MS, this.firstChange + KEEP_AT_LATEST_MS - Date.now());
    clearTimeout(this.keepTimer);
    this.keepTimer = window.setTimeout(() => void this.keep(false).catch(() => undefined), wait);
    this.sendTimer ||= window.setTimeout(
      () => void this.now({ thumbnail: this.isPictureDue }),
      SEND_AFTER_MS,
    );
  }

  /** Keeps and sends now; answers whether the server has everything. */
  async now({ thumbnail = true } = {}): Promise<boolean> {
    clearTimeout(this.sendTimer);
    this.sendTimer = 0;
    try {
      await this.keep(thumbnail);
    } catch {
      return false;
    }
    return this.send();
  }

  /** Sends what is on the device, and tries again until it is with the server. */
  async send(): Promise<boolean> {
    clearTimeout(this.retryTimer);
    const done = await this.options.flush();
    if (this.listening.signal.aborted) return done;
    if (done) this.retryMs = RETRY_FIRST_MS;
    else {
      this.retryTimer = window.setTimeout(() => void this.send(), this.retryMs);
      this.retryMs = Math.min(this.retryMs * 2, RETRY_AT_MOST_MS);
    }
    return done;
  }

  stop(): void {
    this.listening.abort();
    for (const timer of [this.keepTimer, this.sendTimer, this.retryTimer]) clearTimeout(timer);
  }
}
