import type { Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { storeGivenTo } from '#tests/factories/task.ts';
import {
  edit,
  keysOnServer,
  save,
  untilOpen,
  untilKept as untilWorkIsKept,
} from '../harness/editor.ts';
import { nextVersion } from '../harness/next-version.ts';
import type { UnreliableProxy } from '../harness/open-proxy.ts';
import {
  findNewWorker,
  isTakenOver,
  isWaiting,
  PATIENCE,
  passHalfAMinute,
  test,
  untilKept,
} from '../harness/tablet.ts';
import { expect, LONG_TRY } from '../harness/test.ts';

const WORKER = '/service-worker.js';
/** Longer than a worker takes to carry out what a page asks it for. */
const SOON_MS = 5_000;

const ofNextVersion = (page: Page) => page.locator('html[data-version=next]');
const asOf = (page: Page) => page.getByText(/What you see is as of \d\d:\d\d/);
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).click();

/** A saved project in the editor, opened as a child does. */
async function openProject(page: Page) {
  await page.goto('/create');
  await page.getByRole('link', { name: 'New Scratch project' }).click();
  await untilOpen(page);
  await edit(page, 'a');
  return save(page);
}

async function deploy(page: Page, network: UnreliableProxy): Promise<void> {
  network.version = await nextVersion();
  await findNewWorker(page);
  await expect.poll(() => isWaiting(page), PATIENCE).toBe(true);
}

/** Though the pages ask it to take over, again and again. */
async function expectToWait(page: Page): Promise<void> {
  await passHalfAMinute(page);
  await page.waitForTimeout(SOON_MS);
  expect(await isWaiting(page)).toBe(true);
}

/** A page asks twice a minute; within these the worker mostly takes over. */
const MOST_ASKS = 8;
/** The longest that a browser waits for a version that had something to do when it was asked. */
const BROWSERS_OWN = { timeout: 330_000, intervals: [3_000] };

/** The page that opens next is of the new version, also without a network. */
async function expectNextVersion(page: Page, network: UnreliableProxy): Promise<void> {
  let asks = 0;
  const isThere = async () => {
    if (await isTakenOver(page)) return true;
    // The editor may just have been going when the page asked last.
    asks += 1;
    if (asks <= MOST_ASKS) await passHalfAMinute(page);
    return false;
  };
  await expect.poll(isThere, BROWSERS_OWN).toBe(true);
  network.state = 'refusing';
  await page.goto('/dashboard');
  await expect(ofNextVersion(page)).toBeAttached();
  await expect(asOf(page)).toBeVisible();
  network.state = 'good';
}

test.setTimeout(480_000);

test(
  'a new version waits for work in the editor, and takes over when the editor is left',
  LONG_TRY,
  async ({ tablet: page, network, newPerson }) => {
    const child = await newPerson(ROLE.student);
    await untilKept(page, child);
    const work = await openProject(page);
    await edit(page, 'b');
    await untilWorkIsKept(page);
    await deploy(page, network);
    await edit(page, 'c');
    await expectToWait(page);

    await back(page);
    await expect(page).toHaveURL(/\/create$/, PATIENCE);
    await expectNextVersion(page, network);
    expect(await keysOnServer(child, work)).toEqual(['a', 'b', 'c']);
  },
);

test(
  'with the editor in one tab the other tab does not let a new version take over',
  LONG_TRY,
  async ({ tablet: page, network, newPerson }) => {
    const child = await newPerson(ROLE.student);
    await untilKept(page, child);
    const editor = await page.context().newPage();
    const work = await openProject(editor);
    await edit(editor, 'b');
    await deploy(page, network);
    await page.goto('/create');
    await expectToWait(page);

    await back(editor);
    await expect(editor).toHaveURL(/\/create$/, PATIENCE);
    await expectNextVersion(page, network);
    await editor.goto('/dashboard');
    await expect(ofNextVersion(editor)).toBeAttached();
    expect(await keysOnServer(child, work)).toEqual(['a', 'b']);
  },
);

test(
  'a new version takes over soon after an editor that is still loading was left',
  LONG_TRY,
  async ({ tablet: page, network, newPerson }) => {
    await untilKept(page, await newPerson(ROLE.student));
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = '/scratch-editor/index.html?player';
      document.body.append(frame);
    });
    // Behind the home an editor may wait in another frame.
    const loading = page.frameLocator('iframe[src$="?player"]');
    await loading.locator('#editor').waitFor({ state: 'attached' });
    await deploy(page, network);
    await page.goto('/create');
    await expectNextVersion(page, network);
    await page.goto('/create');
    await expect(ofNextVersion(page)).toBeAttached();
  },
);

/** What another version has kept, in a shape that this one does not know. */
const makeAnswersOlder = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('classroom-kept');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('answers', 'readwrite');
          const answers = transaction.objectStore('answers');
          const reading = answers.getAll();
          reading.onsuccess = () => {
            for (const row of reading.result) answers.put({ ...row, shape: 'older', data: {} });
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

const hasDocument = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (of) => (await caches.match(of)) !== undefined, path);

test(
  'a worker of last week does with the server of today',
  LONG_TRY,
  async ({ tablet: page, network, newPerson }) => {
    const child = await newPerson(ROLE.student);
    const { task } = await storeGivenTo(child);
    await untilKept(page, child);
    await expect(page.getByText(task.title).first()).toBeVisible();
    // A deployment brings the new worker last.
    network.scripts.set(WORKER, await (await page.request.get(WORKER)).text());
    network.version = await nextVersion();
    await page.goto(`/student/task?id=${task.id}`);
    await expect(ofNextVersion(page)).toBeAttached();
    await expect(page.getByRole('heading', { name: task.title }).first()).toBeVisible();

    // A document of today would ask for files that the worker of last week does not keep.
    await page.evaluate(() =>
      navigator.serviceWorker.controller?.postMessage({ type: 'keep', language: 'zh' }),
    );
    await page.waitForTimeout(SOON_MS);
    expect(await hasDocument(page, '/documents/zh/dashboard.html')).toBe(false);
    network.state = 'refusing';
    await page.goto('/dashboard');
    await expect(page.getByText(task.title).first()).toBeVisible();
    await expect(ofNextVersion(page)).not.toBeAttached();

    network.state = 'good';
    network.scripts.clear();
    await page.goto('/dashboard');
    await expect(asOf(page)).toBeHidden();
    await findNewWorker(page);
    await expectNextVersion(page, network);
    await expect(page.getByText(task.title).first()).toBeVisible();

    await makeAnswersOlder(page);
    network.state = 'refusing';
    await page.reload();
    await expect(page.getByText('Some of it isn’t on this device yet')).toBeVisible();
    await expect(page.getByText('Something went wrong')).toBeHidden();
  },
);
