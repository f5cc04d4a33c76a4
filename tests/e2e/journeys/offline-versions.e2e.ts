import { ROLE } from '#shared/roles.ts';
import { storeGivenTo } from '#tests/factories/task.ts';
import { findNewWorker, PATIENCE, test, untilKept } from '../harness/tablet.ts';
import { expect, SELDOM_ONE_SIZE } from '../harness/test.ts';

const WORKER = '/service-worker.js';

test(
  'a network that leads nowhere is like none, and a slow one is not waited for',
  SELDOM_ONE_SIZE,
  async ({ tablet: page, network, newPerson }) => {
    test.setTimeout(180_000);
    const child = await newPerson(ROLE.student);
    const { task } = await storeGivenTo(child);
    await untilKept(page, child);
    await expect(page.getByText(task.title).first()).toBeVisible();

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

test(
  'the worker can be removed from all devices, with what it has kept',
  SELDOM_ONE_SIZE,
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
