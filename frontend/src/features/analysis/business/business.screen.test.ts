import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { expectAt, heading, press, watchDownloads } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import { makeSales } from '../analysis.scene.ts';

const { enter, open } = application;

let months: Awaited<ReturnType<typeof makeSales>>;
beforeEach(async () => {
  const principal = await newPerson(ROLE.principal);
  months = await makeSales(principal);
  await enter(principal);
});

test('a principal sees why income fell', async () => {
  await open('/businessAnalysis');
  await expect.element(page.getByRole('heading', { name: 'Why income changed' })).toBeVisible();
  const why = page.getByText(/Income in .* was ¥1,200\.00, ¥800\.00 less than in/);
  // It is printed, too.
  expect(why.elements().filter((each) => each.checkVisibility())).toHaveLength(1);
  const lapsed = page.getByRole('region', { name: /^Families who paid in/ });
  await expect.element(lapsed.getByRole('link', { name: '王子涵' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Hours sold 10,/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Hours sold in .*: 48,/ })).toBeVisible();
  await expectAccessible();

  const chart = page.getByRole('region', { name: 'Income and refunds' });
  await press('Table', chart);
  await expect.element(chart.getByRole('row').nth(1)).toMatchTextContent('¥1,200.00');
  await page.getByRole('button', { name: 'Income: how it is counted' }).hover();
  await expect
    .element(page.getByRole('tooltip'))
    .toMatchTextContent('The amounts entered with bought hours');
  await expect.element(page.getByRole('button', { name: 'Print summary' })).toBeEnabled();
});

test('the figures are downloaded', async () => {
  await open('/businessAnalysis');
  const downloads = watchDownloads();
  await press('Export');
  await expect.poll(() => downloads).toEqual([expect.stringContaining('.xlsx')]);
});

test('behind a figure are its entries', async () => {
  await open('/businessAnalysis');
  await page
    .getByRole('link', { name: /^Refunds in .*: ¥480\.00,/ })
    .first()
    .click();
  await expect.element(heading('Refunds')).toBeVisible();
  await expect.element(page.getByText(/搬家/)).toBeVisible();
  await expectAccessible();
  await press(/李沐阳/);
  await expectAt(/^\/studyMan\/student\//);
});

test('other months are chosen', async () => {
  await open(`/businessAnalysis?to=${months.ofFirstSale}&months=3`);
  await expect.element(page.getByRole('link', { name: /^Hours sold 48,/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Up to' }).click();
  await page.getByRole('option').first().click();
  await expectAt(new RegExp(`to=${months.now}`));
  await expect.element(page.getByText(/This month is not over/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Hours sold 58,/ })).toBeVisible();
});
