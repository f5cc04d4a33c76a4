import type { Browser, BrowserContext, Page, Response } from '@playwright/test';
import { API_BASE } from '#shared/endpoint.ts';

/** How a device is broken: its store has no room, or is refused at all, and its clock is years off. */
interface DeviceState {
  readonly store: 'ok' | 'full' | 'refused';
  readonly years: number;
}

/** What the device keeps of one project that is not sent, the newest first. */
export interface Kept {
  readonly work: string | null;
  readonly files: readonly Uint8Array[];
}

interface Options {
  readonly browser: Browser;
  readonly baseURL: string;
  readonly address: string;
  readonly log: (line: string) => void;
}

const FLAG = 'broken-device';
/** What no store took is tried again within 5 s; the rest is for a busy machine. */
const RETRIES_WITHIN_MS = 9000;

/** A page that is not the application's, where the store is as it is. */
const BLANK = '/blank-of-test';

/** Lets a page, or all of a context, be broken: the store at once, the clock when a page is opened. */
export const breakable = (device: Pick<BrowserContext, 'addInitScript'>): Promise<unknown> =>
  device.addInitScript(
    ([flag, blank]) => {
      if (window !== window.top || location.pathname === blank) return;
      const read = () => JSON.parse(localStorage.getItem(flag) ?? '{}');
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function refuse(this: IDBObjectStore, ...args) {
        if (this.name !== 'drafts' || (read().store ?? 'ok') === 'ok') return put.apply(this, args);
        throw new DOMException('no space', 'QuotaExceededError');
      };
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function refuse(this: IDBFactory, ...args) {
        if (read().store !== 'refused') return open.apply(this, args);
        throw new DOMException('private window', 'SecurityError');
      };
      const off = (read().years ?? 0) * 365 * 86_400_000;
      if (off === 0) return;
      const Real = Date;
      const now = () => Real.now() + off;
      window.Date = new Proxy(Real, {
        construct: (target, args, self) =>
          Reflect.construct(target, args.length === 0 ? [now()] : args, self),
        get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
      });
    },
    [FLAG, BLANK] as const,
  );

/** Breaks or mends a device by one of its pages. */
export const setDevice = (page: Page, state: DeviceState): Promise<void> =>
  page.evaluate(([flag, value]) => localStorage.setItem(flag, value), [
    FLAG,
    JSON.stringify(state),
  ] as const);

/** The drafts of the store, as numbers. */
async function readDrafts() {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (!names.includes('classroom-scratch')) return [];
  interface Stored {
    readonly work: string | null;
    readonly waiting: { readonly project: ArrayBuffer } | null;
    readonly sealed?: readonly { readonly project: ArrayBuffer }[];
    readonly sending: { readonly project: ArrayBuffer } | null;
  }
  const all = await new Promise<Stored[]>((resolve, reject) => {
    const opening = indexedDB.open('classroom-scratch');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result);
      };
    };
  });
  return all.map(({ work, waiting, sealed = [], sending }) => ({
    work,
    files: [waiting, ...sealed.toReversed(), sending].flatMap((each) =>
      each ? [[...new Uint8Array(each.project)]] : [],
    ),
  }));
}

/** A browser with a device of its own, which can be broken and mended. */
export class BreakableBrowser {
  readonly #options: Options;
  #context: BrowserContext | null = null;
  #state: DeviceState = { store: 'ok', years: 0 };
  #isOffline = false;
  #usableSince = 0;
  #hasAsked = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get isOffline(): boolean {
    return this.#isOffline;
  }

  /** Whether the store can be used, and has been long enough for another attempt. */
  get hasStore(): boolean {
    return this.#state.store === 'ok' && Date.now() - this.#usableSince >= RETRIES_WITHIN_MS;
  }

  /** A refused store cannot be read either. */
  get canRead(): boolean {
    return this.#state.store !== 'refused';
  }

  /** Whether a browser has asked since this was read last. */
  hasAsked(): boolean {
    const asked = this.#hasAsked;
    this.#hasAsked = false;
    return asked;
  }

  async #opened(): Promise<BrowserContext> {
    if (this.#context) return this.#context;
    const { browser, baseURL, address } = this.#options;
    this.#context = await browser.newContext({
      baseURL,
      locale: 'en-US',
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      acceptDownloads: true,
      extraHTTPHeaders: { 'x-forwarded-for': address },
    });
    await breakable(this.#context);
    this.#context.on('response', (response) => void this.#tellRefusal(response));
    return this.#context;
  }

  /** Whoever looks for why a play failed sees what the server refused. */
  async #tellRefusal(response: Response): Promise<void> {
    const [, path] = new URL(response.url()).pathname.split(`${API_BASE}/`);
    if (!path) return;
    const { code, msg } = await response.json().catch(() => ({ code: response.status() }));
    if (code !== 1) this.#options.log(`is refused ${path}: ${code} ${msg}`);
  }

  /** Says yes to what a browser asks before a page is closed. */
  async newPage(): Promise<Page> {
    const page = await (await this.#opened()).newPage();
    page.on('dialog', (dialog) => {
      this.#hasAsked = true;
      void dialog.accept().catch(() => undefined);
    });
    return page;
  }

  async online(on: boolean): Promise<void> {
    if (this.#isOffline !== on) return;
    this.#options.log(on ? 'is online' : 'is offline');
    this.#isOffline = !on;
    await (await this.#opened()).setOffline(!on);
  }

  /** Acts on the device without the application. */
  async #apart<T>(act: (page: Page) => Promise<T>): Promise<T> {
    const page = await this.newPage();
    await page.route(`**${BLANK}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await page.goto(BLANK);
    const done = await act(page);
    await page.close();
    return done;
  }

  async set(change: Partial<DeviceState>): Promise<void> {
    if (this.#state.store !== 'ok') this.#usableSince = Date.now();
    this.#state = { ...this.#state, ...change };
    this.#options.log(`is ${JSON.stringify(this.#state)}`);
    await this.#apart((page) => setDevice(page, this.#state));
  }

  /** What is not sent, as a store that works would tell. */
  async kept(): Promise<Kept[]> {
    const drafts = await this.#apart((page) => page.evaluate(readDrafts));
    return drafts.map(({ work, files }) => ({
      work,
      files: files.map((each) => Uint8Array.from(each)),
    }));
  }

  async close(): Promise<void> {
    await this.#context?.close();
  }
}
