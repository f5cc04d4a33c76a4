import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Person } from '#tests/factories/person.ts';
import { ASKING, answerQuestions, SAVE } from './answer-questions.ts';
import { BreakableBrowser } from './breakable-browser.ts';
import { edit, keysIn, PATIENCE } from './editor.ts';
import { handInWork } from './hand-in-work.ts';
import { PromisedEdits } from './promised-edits.ts';
import type { ServerMemory } from './server-memory.ts';
import { type Credentials, signIn } from './sign-in.ts';

/** From an edit to another place on the screen. */
const HAND_MS = 300;

export interface Answering {
  /** Of the project. */
  readonly address: string;
  /** What the project answers. */
  readonly task: string;
}

interface Options extends Answering {
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
  readonly #browser: BreakableBrowser;
  readonly #edits = new PromisedEdits();
  #page: Page | null = null;
  /** The task, in another tab. */
  #task: Page | null = null;
  /** How many edits. */
  made = 0;
  #isSignedIn = false;

  constructor(options: Options) {
    this.#options = options;
    const { browser, baseURL, name } = options;
    const address = `10.7.${name.length}.1`;
    this.#browser = new BreakableBrowser({ browser, baseURL, address, log: this.#log });
  }

  #log = (line: string) => this.#options.log(`${this.#options.name}: ${line}`);

  async #signIn(page: Page): Promise<void> {
    if (!this.#isSignedIn) await signIn(page, this.#options.child);
    this.#isSignedIn = true;
  }

  /** The open editor; opens the project when there is none. */
  async editor(): Promise<Page> {
    if (this.#page && (await this.#isThere())) {
      if (!(await this.#isOpen())) await this.#settle(this.#page);
      return this.#page;
    }
    await this.online(true);
    await this.#page?.close().catch(() => undefined);
    const page = await this.#browser.newPage();
    this.#page = page;
    await this.#signIn(page);
    await page.goto(this.#options.address);
    await this.#settle(page);
    return page;
  }

  #isVisible = async (find: (page: Page) => Locator) => {
    const page = this.#page?.isClosed() ? null : this.#page;
    return page
      ? find(page)
          .isVisible()
          .catch(() => false)
      : false;
  };

  /** The editor's screen is there, perhaps behind a question. */
  #isThere = () =>
    this.#isVisible((page) => page.getByRole('button', { ...SAVE, includeHidden: true }));

  /** It takes changes. */
  #isOpen = () => this.#isVisible((page) => page.getByRole('button', SAVE));

  #settle = (page: Page) => answerQuestions(page, this.#choice());

  /** Nothing is lost by either choice. */
  #choice() {
    const name = this.made % 2 === 0 ? ASKING : 'Make mine the new version';
    return { name, log: this.#log, mendStore: () => this.set({ store: 'ok' }) };
  }

  async edit(): Promise<void> {
    const page = await this.editor();
    this.made += 1;
    const key = `${this.#options.name}${this.made}`;
    await edit(page, key);
    this.#edits.add(key);
    this.#log(`edits ${key}`);
  }

  async save(): Promise<void> {
    if (!(await this.#isOpen())) return;
    this.#log('saves');
    await this.#page
      ?.getByRole('button', SAVE)
      .click({ timeout: 2000 })
      .catch(() => undefined);
  }

  online = (on: boolean) => this.#browser.online(on);

  set: BreakableBrowser['set'] = (change) => this.#browser.set(change);

  /** The words of the bar, also behind a question. */
  async #told(): Promise<string> {
    const words = this.#page?.getByRole('status', { includeHidden: true }).filter({ hasText: /./ });
    return (await words?.allTextContents().catch(() => []))?.join(' ') ?? '';
  }

  /** What may be gone when the browser ends now. */
  async #forgive(): Promise<void> {
    const told = await this.#told();
    const made = this.#edits.keys.length;
    const left = this.#edits.end(told, this.#browser);
    this.#log(`ends with "${told}"; ${left} of ${made} edits must be there`);
  }

  async #closeTask(): Promise<void> {
    await this.#task?.close().catch(() => undefined);
    this.#task = null;
  }

  async kill(): Promise<void> {
    if (!this.#page) return;
    await this.#forgive();
    this.#log('is killed');
    const session = await this.#page.context().newCDPSession(this.#page);
    await Promise.race([session.send('Page.crash').catch(() => undefined), setTimeout(500)]);
    await this.#page.close().catch(() => undefined);
    this.#page = null;
    await this.#closeTask();
  }

  async close(): Promise<void> {
    if (!this.#page) return;
    await this.#forgive();
    this.#log('closes the tab');
    await this.#page.close();
    this.#page = null;
  }

  async reload(): Promise<void> {
    if (!this.#page || this.#browser.isOffline || !(await this.#isOpen())) return;
    await this.#forgive();
    this.#log('reloads');
    await this.#page.reload();
    await this.#settle(this.#page);
  }

  /** Opens the project in a second tab, which takes it over. */
  async secondTab(): Promise<void> {
    if (!(await this.#isOpen()) || this.#browser.isOffline || !this.#page) return;
    const old = this.#page;
    this.#log('takes the project over in another tab');
    const page = await this.#browser.newPage();
    await page.goto(old.url());
    const isTaken = await this.#settle(page);
    if (!isTaken) this.#log('is told that the other tab has changes that are kept nowhere');
    this.#page = isTaken ? page : old;
    await (isTaken ? old : page).close();
  }

  /** Leaves by the application's Back or the browser's. */
  async leave(by: 'back' | 'browser'): Promise<void> {
    const page = this.#page;
    if (!page || !(await this.#isOpen())) return;
    this.#log(`leaves by ${by}`);
    this.#browser.hasAsked();
    await page.waitForTimeout(HAND_MS);
    const told = page.getByRole('dialog', { name: 'Your project is not saved yet' });
    if (by === 'back') await page.getByRole('button', { name: 'Back' }).click();
    else await page.evaluate(() => history.back());
    const end = Date.now() + PATIENCE.timeout;
    // The address changes before the editor may be left.
    while ((await this.#isThere()) && !(await told.isVisible()) && Date.now() < end)
      await page.waitForTimeout(100);
    if (await told.isVisible()) return this.#answerLost(page);
    // The browser asks when nothing of the application is behind the editor.
    const isAsked = this.#browser.hasAsked();
    if (isAsked) this.#edits.leaveUnkept();
    this.#log(isAsked ? 'has left what the browser asked about' : 'has left');
  }

  async #answerLost(page: Page): Promise<void> {
    this.#log('is told that it would be lost, and downloads the file');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the file' }).click(),
    ]);
    const inFile = new Set(keysIn(await readFile(await download.path())));
    const missing = this.#edits.missing(inFile, await this.#onDevice(), await this.#onServer());
    if (missing.length > 0) throw new Error(`the file lacks ${missing}`);
    this.#edits.leaveUnkept();
    await page.getByRole('button', { name: 'Leave anyway' }).click();
  }

  async signOut(): Promise<void> {
    if (this.#browser.isOffline) return;
    await this.leave('back');
    const page = this.#page;
    if (!page || (await this.#isThere())) return;
    this.#log('signs out');
    await this.#closeTask();
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

  /** Opens the task in a tab of its own; without a network only a tab that is open already can be used. */
  async #taskPage(): Promise<Page | null> {
    if (this.#browser.isOffline) return this.#task;
    this.#task ??= await this.#browser.newPage();
    await this.#signIn(this.#task);
    await this.#task.goto(`/student/task?id=${this.#options.task}`);
    return this.#task;
  }

  async handIn(): Promise<void> {
    const page = await this.#taskPage();
    if (!page) return;
    const { child, task } = this.#options;
    const editor = (await this.#isThere()) ? this.#page : null;
    await handInWork({ page, editor, child, task, browser: this.#browser, log: this.#log });
  }

  async #onDevice(): Promise<ReadonlySet<string>> {
    const kept = await this.#browser.kept();
    return new Set(kept.flatMap(({ files }) => files.flatMap((file) => keysIn(file))));
  }

  async #onServer(): Promise<ReadonlySet<string>> {
    const { server } = this.#options;
    await server.look();
    return server.keys;
  }

  /** Fails when an edit that must be there is neither with the server nor on this device nor in the open editor. */
  async check(): Promise<void> {
    if (await this.#isThere()) return this.#edits.told(await this.#told());
    // In this order: what is sent meanwhile is with the server.
    const onDevice = await this.#onDevice();
    const onServer = await this.#onServer();
    const missing = this.#edits.missing(onDevice, onServer);
    if (missing.length > 0) throw new Error(`lost: ${missing}; on the device: ${[...onDevice]}`);
    this.#edits.settle(onServer);
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
  async finish(): Promise<void> {
    await this.online(true);
    await this.set({ store: 'ok', years: 0 });
    const page = await this.editor();
    await this.#saveAll(page);
    await page.goto('/');
    const end = Date.now() + 60_000;
    const missing = async () => this.#edits.missing(await this.#onServer());
    while ((await missing()).length > 0 && Date.now() < end) await setTimeout(1000);
    const left = await missing();
    if (left.length > 0) throw new Error(`not sent: ${left}`);
    await this.#browser.close();
  }
}
