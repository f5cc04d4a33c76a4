import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
  type Route,
} from '@playwright/test';
import { untilOpen } from './editor.ts';

const MINUTE_MS = 60_000;
const LOOK = { locale: 'en-US', viewport: { width: 1180, height: 820 } } as const;

/** Contexts that may keep pages, as tablets do. Their clocks can be moved on. */
export class Tablets {
  readonly #browser: Browser;
  readonly #baseURL: string;
  readonly #all: BrowserContext[] = [];

  constructor(browser: Browser, baseURL: string) {
    this.#browser = browser;
    this.#baseURL = baseURL;
  }

  get #options() {
    return {
      ...LOOK,
      baseURL: this.#baseURL,
      serviceWorkers: 'allow' as const,
      reducedMotion: 'reduce' as const,
      // Failed sign-ins are counted by address.
      extraHTTPHeaders: { 'x-forwarded-for': `10.9.${this.#all.length}.1` },
    };
  }

  async open(): Promise<BrowserContext> {
    const context = await this.#browser.newContext(this.#options);
    await context.clock.install();
    this.#all.push(context);
    return context;
  }

  /** One that can be switched off: what it keeps lies in a folder. */
  async openAt(folder: string): Promise<BrowserContext> {
    const executablePath = process.env['CHROMIUM_PATH'];
    const context = await chromium.launchPersistentContext(folder, {
      ...this.#options,
      ...(executablePath && { executablePath }),
    });
    this.#all.push(context);
    return context;
  }

  async setOffline(offline: boolean): Promise<void> {
    await Promise.all(this.#all.map((each) => each.setOffline(offline)));
  }

  /** Some minutes of the lesson. Nobody waits for them; a browser of its own keeps the real time. */
  async pass(minutes: number): Promise<void> {
    const movable = this.#all.filter((each) => each.browser() === this.#browser);
    await Promise.all(movable.map((each) => each.clock.fastForward(minutes * MINUTE_MS)));
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((each) => each.close()));
  }
}

/** Opens a project in a new tab, and closes the one before. */
export async function reopen(page: Page, address = page.url()): Promise<Page> {
  const context = page.context();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await untilOpen(again);
  return again;
}

/** API Gateway's answer to whoever asks too often, and S3's. */
const TURNED_AWAY = {
  api: { status: 429, contentType: 'application/json', body: '{"message":"Too Many Requests"}' },
  store: { status: 503, contentType: 'application/xml', body: '<Code>SlowDown</Code>' },
} as const;

/** A gateway for many contexts that takes only so many requests a second, and counts how they come. */
export class NarrowGateway {
  readonly #perSecond: number;
  readonly #came: number[] = [];
  turnedAway = 0;

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  begin(): void {
    this.#came.length = 0;
  }

  /** The most requests that came within a tenth of a second. */
  get mostInTenth(): number {
    const slots = Map.groupBy(this.#came, (at) => Math.floor(at / 100));
    return Math.max(0, ...[...slots.values()].map(({ length }) => length));
  }

  get count(): number {
    return this.#came.length;
  }

  readonly #answer = (kind: keyof typeof TURNED_AWAY) => async (route: Route) => {
    const now = Date.now();
    this.#came.push(now);
    const lately = this.#came.filter((at) => at > now - 1000).length;
    if (lately <= this.#perSecond) return route.fallback();
    this.turnedAway += 1;
    return route.fulfill(TURNED_AWAY[kind]);
  };

  async guard(context: BrowserContext): Promise<void> {
    await context.route('**/api/**', this.#answer('api'));
    // The object store has an address of its own; only files go there by POST.
    await context.route(
      (url) => !url.pathname.startsWith('/api/'),
      (route) =>
        route.request().method() === 'POST' ? this.#answer('store')(route) : route.fallback(),
    );
  }
}

/** Puts unsent work on a device, as an editor without a network has left it. */
export const leaveDraft = (page: Page, person: string, file: Uint8Array): Promise<void> =>
  page.evaluate(
    ([owner, bytes]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('classroom-scratch', 1);
        opening.onupgradeneeded = () =>
          opening.result
            .createObjectStore('drafts', { keyPath: 'id' })
            .createIndex('person', 'person');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const project = Uint8Array.from(bytes).buffer;
          const waiting = {
            key: crypto.randomUUID(),
            at: new Date().toISOString(),
            title: 'In the lesson',
            project,
            thumbnail: null,
          };
          const draft = { id: `${owner}:new-1`, person: owner, work: null, base: 0, sending: null };
          const writing = database.transaction('drafts', 'readwrite');
          writing.objectStore('drafts').put({ ...draft, waiting });
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    [person, [...file]] as const,
  );
