import type { Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { storeGivenTo } from '#tests/factories/task.ts';
import { kept, openTablet } from '../harness/kept-on-device.ts';
import { openProxy, type UnreliableProxy } from '../harness/open-proxy.ts';
import { type Credentials, fillSignIn } from '../harness/sign-in.ts';
import { test as base, expect, ONE_SIZE } from '../harness/test.ts';

const PATIENCE = { timeout: 60_000 };
const WORKER = '/service-worker.js';

const test = base.extend<{ network: UnreliableProxy; tablet: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  network: async ({}, use) => {
    const proxy = await openProxy();
    await use(proxy);
    proxy.stop();
  },
  tablet: async ({ browser, network }, use) => {
    const context = await openTablet(browser, network.url);
    await use(await context.newPage());
    await context.close();
  },
});

/** Asks the server for a new worker; answers whether one waits, a moment later. */
const findNewWorker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });

const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);

test(
  'a network that leads nowhere is like none, and a slow one is not waited for',
  ONE_SIZE,
  async ({ tablet: page, network, newPerson }) => {
    test.setTimeout(180_000);
    const child = await newPerson(ROLE.student);
    const { task } = await storeGivenTo(child);
    await page.goto('/login');
    await fillSignIn(page, child);
    await expect(page.getByText(task.title).first()).toBeVisible();
    await expect.poll(async () => (await kept(page)).files, PATIENCE).toBeGreaterThan(50);
    await expect.poll(async () => (await kept(page)).people).toEqual([child.userId]);

    network.state = 'refusing';
    await page.reload();
    const asOf = page.getByText(/What you see is as of \d\d:\d\d/);
    await expect(asOf).toBeVisible();
    await expect(page.getByText(task.title).first()).toBeVisible();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    network.state = 'good';
    await expect(asOf).toBeHidden(PATIENCE);
    await expect(page.getByText(task.title).first()).toBeVisible();

    network.state = 'slow';
    const begun = Date.now();
    await page.reload();
    await expect(page.getByText(task.title).first()).toBeVisible();
    expect(Date.now() - begun).toBeLessThan(8_000);
  },
);

/** Signed in, with all that a device keeps. */
async function untilKept(page: Page, child: Credentials): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, child);
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(async () => (await kept(page)).files, PATIENCE).toBeGreaterThan(50);
  await expect.poll(async () => (await kept(page)).isControlled).toBe(true);
}

test(
  'a new version takes over with all that was kept, but waits while an editor is open',
  ONE_SIZE,
  async ({ tablet: page, network, newPerson }) => {
    test.setTimeout(180_000);
    await untilKept(page, await newPerson(ROLE.student));
    const script = await (await page.request.get(WORKER)).text();
    network.scripts.set(WORKER, `${script}\n// The next version.`);
    await findNewWorker(page);
    await expect.poll(() => isWaiting(page), PATIENCE).toBe(false);
    expect((await kept(page)).files).toBeGreaterThan(50);

    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = '/scratch-editor/index.html?player';
      document.body.append(frame);
    });
    await page.frameLocator('iframe').locator('#editor').waitFor({ state: 'attached' });
    network.scripts.set(WORKER, `${script}\n// The one after it.`);
    await findNewWorker(page);
    await expect.poll(() => isWaiting(page), PATIENCE).toBe(true);
    await page.waitForTimeout(2_000);
    expect(await isWaiting(page)).toBe(true);
  },
);

test(
  'the worker can be removed from all devices, with what it has kept',
  ONE_SIZE,
  async ({ tablet: page, network, newPerson }) => {
    test.setTimeout(180_000);
    await untilKept(page, await newPerson(ROLE.student));
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('classroom-scratch');
          opening.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        }),
    );
    network.scripts.set(WORKER, await (await page.request.get('/service-worker-off.js')).text());
    await findNewWorker(page);
    const left = () =>
      page.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        databases: (await indexedDB.databases()).map(({ name }) => name).toSorted(),
      }));
    await expect
      .poll(left, PATIENCE)
      .toEqual({ caches: ['classroom-off'], workers: 0, databases: ['classroom-scratch'] });
  },
);
