import { ROLE } from '#shared/roles.ts';
import { enter } from '../harness/enter.ts';
import { expect, ONE_SIZE, test } from '../harness/test.ts';

test(
  'without a network the page stays, and what was not loaded opens when it is back',
  ONE_SIZE,
  async ({ browser, baseURL, newPerson }) => {
    // A context of its own: what other tests have loaded lies in their browser's cache.
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
    const page = await context.newPage();
    await enter(page, await newPerson(ROLE.principal), '/student');
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const add = page.getByRole('button', { name: 'Add a student' }).first();
    await expect(heading('Students')).toBeVisible();
    const isReloaded = () =>
      page.evaluate(() => !document.documentElement.hasAttribute('data-mark'));
    await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));

    await context.setOffline(true);
    await add.click();
    await expect(page.getByText('Open this again when you')).toBeVisible();
    await expect(heading('Students')).toBeVisible();
    await page.getByRole('link', { name: 'Classes', exact: true }).click();
    await expect(page.getByText('This part hasn’t been loaded yet')).toBeVisible();
    await page.getByRole('link', { name: 'Students', exact: true }).click();
    await expect(add).toBeVisible();
    await page.getByRole('link', { name: 'Classes', exact: true }).click();
    await expect(page.getByText('This part hasn’t been loaded yet')).toBeVisible();

    await context.setOffline(false);
    await expect(heading('Classes')).toBeVisible();
    await page.getByRole('link', { name: 'Students', exact: true }).click();
    await add.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // A dialog that could not be loaded is asked for again, and nobody has to load the page anew.
    expect(await isReloaded()).toBe(false);
    await context.close();
  },
);
