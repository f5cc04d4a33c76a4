import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { untilOpen } from './editor.ts';

const MINUTE_MS = 60_000;
const LOOK = { locale: 'en-US', viewport: { width: 1180, height: 820 } } as const;

/** Contexts that may keep pages, as tablets do. Their clocks can be moved on. */
export class Tablets {
  readonly #browser: Browser;
  readonly #baseURL: string;
  readonly #all: BrowserContext[] = [];
  /** Those that were switched off. */
  readonly #off = new Set<BrowserContext>();

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
    context.once('close', () => this.#off.add(context));
    this.#all.push(context);
    return context;
  }

  async setOffline(offline: boolean): Promise<void> {
    const on = this.#all.filter((each) => !this.#off.has(each));
    await Promise.all(on.map((each) => each.setOffline(offline)));
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
