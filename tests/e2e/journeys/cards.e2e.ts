import type { Locator, Page } from '@playwright/test';
import { API_BASE } from '#shared/contracts/endpoint.ts';
import { students } from '#shared/contracts/students.ts';
import { ROLE } from '#shared/roles.ts';
import { makeStudent } from '#tests/factories/student.ts';
import { enter } from '../harness/enter.ts';
import { signOut } from '../harness/shell.ts';
import { expect, test } from '../harness/test.ts';

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

test('a child chooses four pictures at the first use of a card, and taps them from then on', async ({
  page,
  browser,
  baseURL,
  newPerson,
  accessible,
}) => {
  test.slow();
  const principal = await newPerson(ROLE.principal);
  const { name, account } = await makeStudent(principal, { defaultPassword: true });
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
});
