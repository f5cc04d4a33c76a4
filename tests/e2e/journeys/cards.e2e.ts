import type { Locator, Page } from '@playwright/test';
import { API_BASE } from '#shared/endpoint.ts';
import { ROLE } from '#shared/roles.ts';
import { students } from '#shared/students/contract.ts';
import { makeStudent } from '#tests/factories/student.ts';
import { enter } from '../harness/enter.ts';
import { signOut } from '../harness/shell.ts';
import { expect, ON_PHONE, test } from '../harness/test.ts';

const press = (at: Page | Locator, name: string | RegExp): Promise<void> =>
  at.getByRole('button', { name }).click();
const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Taps the pictures of a PIN. */
async function tap(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
}

/** Makes a card of the one student that the list shows, and answers its token. */
async function makeCard(page: Page): Promise<string> {
  const answer = page.waitForResponse(`**${API_BASE}/${students.endpoints.makeCards.path}`);
  await press(dialog(page), 'Make 1 card');
  const { data } = await (await answer).json();
  return data.cards[0].token;
}

/** All of a card lies above the cutting line, however long the name is; its only code signs the child in. */
async function expectWholeOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const card = page.getByRole('listitem').filter({ hasText: 'Scan to sign in' });
  await expect(card.getByRole('img')).toHaveCount(1);
  const [outer, inner] = [
    await card.boundingBox(),
    await card.getByText('Web address').boundingBox(),
  ];
  const bottom = (box: typeof outer) => (box ? box.y + box.height : Number.NaN);
  // The white margin of a card is 3 mm.
  expect(bottom(outer) - bottom(inner)).toBeGreaterThan(11);
  await page.emulateMedia({ media: 'screen' });
}

test(
  'a child chooses four pictures at the first use of a card, and taps them from then on',
  ON_PHONE,
  async ({ page, browser, baseURL, newPerson, accessible }) => {
    test.slow();
    const principal = await newPerson(ROLE.principal);
    const name = 'Maximilian Alexander Christopher Wright'.slice(0, 30);
    const { account } = await makeStudent(principal, { name, defaultPassword: true });
    await enter(page, principal, `/student?q=${account}`);
    await press(page, `Actions for ${name}`);
    await page.getByRole('menuitem', { name: 'Sign-in cards' }).click();
    const asks = dialog(page).getByRole('switch', { name: 'Ask for four pictures' });
    // Moves when the server has kept it.
    await asks.click();
    await expect(asks).toBeChecked();
    await expect(dialog(page).getByText('At the first use of the card')).toBeVisible();
    await accessible();
    const token = await makeCard(page);
    await expectWholeOnPaper(page);

    const child = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
    const tablet = await child.newPage();
    await tablet.goto(`/card/${token}`);
    await tap(tablet, 'Sun', 'Cake', 'Sun', 'Moon');
    await press(tablet, 'Next');
    await tap(tablet, 'Sun', 'Cake', 'Sun', 'Moon');
    await press(tablet, 'Sign in');
    await expect(tablet).toHaveURL('/dashboard');
    await expect(dialog(tablet)).toBeHidden();
    await signOut(tablet);

    await tablet.goto(`/card/${token}`);
    await expect(tablet.getByText('Tap your four pictures')).toBeVisible();
    await tap(tablet, 'Sun', 'Cake', 'Sun', 'Star');
    await press(tablet, 'Sign in');
    await expect(tablet.getByText('Those are not your four pictures')).toBeVisible();
    await tap(tablet, 'Sun', 'Cake', 'Sun', 'Moon');
    await press(tablet, 'Sign in');
    await expect(tablet).toHaveURL('/dashboard');
    await child.close();
  },
);
