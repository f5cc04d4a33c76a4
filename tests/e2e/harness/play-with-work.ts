import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Person } from '#tests/factories/person.ts';
import { breakableDevice, type DeviceState, keysOnDevice, setDevice } from './break-device.ts';
import { edit, keysIn, PATIENCE, state } from './editor.ts';
import type { ServerMemory } from './server-memory.ts';
import { type Credentials, signIn } from './sign-in.ts';

/** What is younger may be lost: it is kept within 2 s; the rest is for a busy machine. */
const MAY_BE_LOST_MS = 3500;
/** From an edit to another place on the screen. */
const HAND_MS = 300;

interface Edit {
  readonly key: string;
  readonly at: number;
}

interface Options {
  readonly browser: Browser;
  readonly baseURL: string;
  readonly child: Person & Credentials;
  readonly server: ServerMemory;
  readonly name: string;
  readonly log: (line: string) => void;
}

/** A browser of the child, with what it was told of each edit. */
export class Device {
  readonly #options: Options;
  #context: BrowserContext | null = null;
  #page: Page | null = null;
  #edits: Edit[] = [];
  #made = 0;
  #now: DeviceState = { store: 'ok', years: 0 };
  #isOffline = false;
  #isSignedIn = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get #log() {
    return (line: string) => this.#options.log(`${this.#options.name}: ${line}`);
  }

  async #opened(): Promise<BrowserContext> {
    if (this.#context) return this.#context;
    const { browser, baseURL } = this.#options;
    this.#context = await browser.newContext({
      baseURL,
      locale: 'en-US',
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      acceptDownloads: true,
      extraHTTPHeaders: { 'x-forwarded-for': `10.7.${this.#options.name.length}.1` },
    });
    await breakableDevice(this.#context);
    return this.#context;
  }

  async #blank(): Promise<Page> {
    const page = await (await this.#opened()).newPage();
    await page.route('**/blank-of-test', (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await page.goto('/blank-of-test');
    return page;
  }

  /** The open editor; opens the address when there is none. */
  async editor(address: string): Promise<Page> {
    if (this.#page && !this.#page.isClosed() && (await this.#isOpen())) return this.#page;
    await this.online(true);
    await this.#page?.close().catch(() => undefined);
    const page = await (await this.#opened()).newPage();
    this.#page = page;
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    if (!this.#isSignedIn) await signIn(page, this.#options.child);
    this.#isSignedIn = true;
    await page.goto(address);
    await this.#settle(page);
    return page;
  }

  #isOpen = async () => {
    const save = this.#page?.getByRole('button', { name: 'Save', exact: true });
    return (await save?.isVisible().catch(() => false)) ?? false;
  };

  /** Answers what the editor may ask when it opens or is online again, until it takes changes. */
  async #settle(page: Page): Promise<void> {
    const save = page.getByRole('button', { name: 'Save', exact: true });
    const end = Date.now() + PATIENCE.timeout;
    while (Date.now() < end) {
      if (await page.getByRole('button', { name: 'Keep mine as a copy' }).isVisible())
        await this.#choose(page);
      const elsewhere = page.getByRole('button', { name: 'Continue here' });
      if (await elsewhere.isVisible()) await elsewhere.click();
      const isOpen = (await save.isVisible()) && (await save.isEnabled().catch(() => false));
      await page.waitForTimeout(2 * HAND_MS);
      if (isOpen && (await save.isVisible())) return;
    }
    throw new Error('the editor does not open');
  }

  /** Nothing is lost by either choice. */
  async #choose(page: Page): Promise<void> {
    const name = this.#made % 2 === 0 ? 'Keep mine as a copy' : 'Make mine the new version';
    this.#log(`chooses "${name}"`);
    await page.getByRole('button', { name }).click();
    await page.waitForTimeout(1000);
  }

  async edit(address: string): Promise<void> {
    const page = await this.editor(address);
    const asking = page.getByRole('button', { name: 'Keep mine as a copy' });
    if (await asking.isVisible()) await this.#choose(page);
    this.#made += 1;
    const key = `${this.#options.name}${this.#made}`;
    await edit(page, key);
    this.#edits.push({ key, at: Date.now() });
    this.#log(`edits ${key}`);
  }

  async save(): Promise<void> {
    if (!(await this.#isOpen())) return;
    this.#log('saves');
    await this.#page
      ?.getByRole('button', { name: 'Save', exact: true })
      .click({ timeout: 2000 })
      .catch(() => undefined);
  }

  async online(on: boolean): Promise<void> {
    if (this.#isOffline !== on) return;
    this.#log(on ? 'is online' : 'is offline');
    this.#isOffline = !on;
    await (await this.#opened()).setOffline(!on);
  }

  async set(change: Partial<DeviceState>): Promise<void> {
    this.#now = { ...this.#now, ...change };
    this.#log(`is ${JSON.stringify(this.#now)}`);
    await setDevice(await this.#opened(), this.#now);
  }

  /** The words of the bar, which must be true. */
  async #told(): Promise<string> {
    const words = this.#page && state(this.#page, /./);
    return (await words?.allTextContents().catch(() => []))?.join(' ') ?? '';
  }

  /** What may be gone when the browser ends now. */
  async #forgive(): Promise<void> {
    const told = await this.#told();
    const claims = /Saved at|Kept on this device|No network, kept/.test(told);
    const isWarned = /Not saved/.test(told) && this.#now.store !== 'ok';
    const since = Date.now() - MAY_BE_LOST_MS;
    const kept = isWarned && !claims ? [] : this.#edits.filter(({ at }) => at <= since);
    this.#log(`ends with "${told}"; ${kept.length} of ${this.#edits.length} edits must be there`);
    this.#edits = kept;
  }

  async kill(): Promise<void> {
    if (!this.#page) return;
    await this.#forgive();
    this.#log('is killed');
    const session = await this.#page.context().newCDPSession(this.#page);
    await Promise.race([session.send('Page.crash').catch(() => undefined), setTimeout(500)]);
    await this.#page.close().catch(() => undefined);
    this.#page = null;
  }

  async close(): Promise<void> {
    if (!this.#page) return;
    await this.#forgive();
    this.#log('closes the tab');
    await this.#page.close();
    this.#page = null;
  }

  async reload(): Promise<void> {
    if (!this.#page || this.#isOffline || !(await this.#isOpen())) return;
    await this.#forgive();
    this.#log('reloads');
    await this.#page.reload();
    await this.#settle(this.#page);
  }

  /** Opens the project in a second tab, which takes it over. */
  async secondTab(): Promise<void> {
    if (!(await this.#isOpen()) || this.#isOffline || !this.#page) return;
    const old = this.#page;
    this.#log('takes the project over in another tab');
    const page = await old.context().newPage();
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    await page.goto(old.url());
    await this.#settle(page);
    this.#page = page;
    await old.close();
  }

  /** Leaves by the application's Back or the browser's. */
  async leave(by: 'back' | 'browser'): Promise<void> {
    const page = this.#page;
    if (!page || !(await this.#isOpen())) return;
    this.#log(`leaves by ${by}`);
    await page.waitForTimeout(HAND_MS);
    const told = page.getByRole('dialog', { name: 'Your project is not saved yet' });
    if (by === 'back') await page.getByRole('button', { name: 'Back' }).click();
    else await page.evaluate(() => history.back());
    const end = Date.now() + PATIENCE.timeout;
    // The address changes before the editor may be left.
    while ((await this.#isOpen()) && !(await told.isVisible()) && Date.now() < end)
      await page.waitForTimeout(100);
    if (await told.isVisible()) return this.#answerLost(page);
    this.#log('has left');
  }

  async #answerLost(page: Page): Promise<void> {
    this.#log('is told that it would be lost, and downloads the file');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the file' }).click(),
    ]);
    const inFile = new Set(keysIn(await readFile(await download.path())));
    const missing = this.#edits.filter(
      ({ key }) => !inFile.has(key) && !this.#options.server.keys.has(key),
    );
    if (missing.length > 0) throw new Error(`the file lacks ${missing.map(({ key }) => key)}`);
    this.#edits = [];
    await page.getByRole('button', { name: 'Leave anyway' }).click();
  }

  async signOut(): Promise<void> {
    if (this.#isOffline) return;
    await this.leave('back');
    const page = this.#page;
    if (!page || (await this.#isOpen())) return;
    this.#log('signs out');
    await page.goto('/');
    await page.getByRole('button', { name: /^My account/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    const anyway = page.getByRole('button', { name: 'Sign out anyway' });
    const gone = page.waitForURL(/login/, PATIENCE);
    await Promise.race([
      gone.catch(() => undefined),
      anyway.waitFor(PATIENCE).catch(() => undefined),
    ]);
    if (await anyway.isVisible()) await anyway.click();
    await page.waitForURL(/login/, PATIENCE);
    this.#isSignedIn = false;
    await page.close();
    this.#page = null;
  }

  /** Fails when an edit that must be there is neither with the server nor on this device nor in the open editor. */
  async check(): Promise<void> {
    if (this.#page) return;
    const { server } = this.#options;
    await server.look();
    const page = await this.#blank();
    const onDevice = new Set((await keysOnDevice(page)).flatMap((file) => keysIn(file)));
    await page.close();
    const missing = this.#edits.filter(({ key }) => !server.keys.has(key) && !onDevice.has(key));
    if (missing.length > 0)
      throw new Error(`lost: ${missing.map(({ key }) => key)}; on the device: ${[...onDevice]}`);
    this.#edits = this.#edits.filter(({ key }) => !server.keys.has(key));
  }

  async #saveAll(page: Page): Promise<void> {
    const end = Date.now() + PATIENCE.timeout;
    while (Date.now() < end) {
      await this.#settle(page);
      await this.save();
      await page.waitForTimeout(2000);
      if (/Saved at/.test(await this.#told())) return;
    }
  }

  /** Everything well again: all that is left reaches the server. */
  async finish(address: string): Promise<void> {
    await this.online(true);
    await this.set({ store: 'ok', years: 0 });
    const page = await this.editor(address);
    await this.#saveAll(page);
    await page.goto('/');
    const { server } = this.#options;
    const end = Date.now() + 60_000;
    const isThere = () => this.#edits.every(({ key }) => server.keys.has(key));
    while (!isThere() && Date.now() < end) {
      await server.look();
      await setTimeout(1000);
    }
    if (!isThere()) throw new Error(`not sent: ${this.#edits.map(({ key }) => key)}`);
    await this.#context?.close();
  }
}
