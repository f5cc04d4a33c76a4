import type { Locator, Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { ANSWERS, storeAnswer, storeForm } from '#tests/factories/form.ts';
import { makePng } from '#tests/factories/picture.ts';
import { enter } from '../harness/enter.ts';
import { readCodes } from '../harness/read-code.ts';
import { isPhone, toast } from '../harness/shell.ts';
import { expect, ON_PHONE, SELDOM, test } from '../harness/test.ts';

const press = (at: Page | Locator, name: string | RegExp): Promise<void> =>
  at.getByRole('button', { name }).click();
const row = (page: Page, name: string) => page.getByRole('region', { name });

async function addQuestion(page: Page, kind: string, title: string): Promise<Locator> {
  await press(page, 'Add question');
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  const card = page.getByRole('region', { name: 'Untitled' });
  await card.getByLabel(/^Question/).fill(title);
  return row(page, title);
}

async function build(page: Page): Promise<void> {
  await press(page, 'Save');
  await expect(page.getByText('Enter a title')).toBeVisible();
  await page.getByLabel('Title').fill('Winter camp');
  await page.getByLabel('Introduction').fill('One for each child, please.');
  const name = await addQuestion(page, 'Short text', 'Name of the child');
  await name.getByLabel('Required').check();
  const day = await addQuestion(page, 'Single choice', 'Which day?');
  await day.getByLabel('Option 1', { exact: true }).fill('Saturday');
  await day.getByLabel('Option 2', { exact: true }).fill('Sunday');
  const time = await addQuestion(page, 'Long text', 'Which hours on Saturday?');
  await time.getByLabel('Show this question').click();
  await page.getByRole('option', { name: /Which day/ }).click();
  await addQuestion(page, 'File upload', 'A picture');
  await addQuestion(page, 'Signature', 'Your signature');
}

/** The last question becomes the first, without a mouse. */
async function reorder(page: Page): Promise<void> {
  const titles = () =>
    page
      .getByLabel(/^Question/)
      .evaluateAll((all) =>
        all.map((each) => (each instanceof HTMLInputElement ? each.value : '')),
      );
  await press(page, 'Move “A picture” up');
  expect((await titles())[2]).toBe('A picture');
  const handle = page.getByRole('button', { name: 'Drag “A picture”' });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect.poll(async () => (await titles())[3]).toBe('A picture');
  // What is dragged is pale until it lies in its place.
  const card = page.locator('.MuiPaper-root').filter({ has: handle }).last();
  await expect(card).toHaveCSS('opacity', '1');
}

async function sign(page: Page): Promise<void> {
  const canvas = page.getByRole('img', { name: 'Your signature' });
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new TypeError('no canvas');
  await page.mouse.move(box.x + 20, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 90, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText('Signed')).toBeVisible();
}

async function fillIn(page: Page): Promise<void> {
  await press(page, 'Send');
  await expect(page.getByText('Please fill this in')).toBeVisible();
  await page.getByLabel('Name of the child').fill('Ada');
  await expect(page.getByLabel('Which hours on Saturday?')).toHaveCount(0);
  await page.getByLabel('Saturday', { exact: true }).check();
  await page.getByLabel('Which hours on Saturday?').fill('In the morning');
  const file = { name: 'cat.png', mimeType: 'image/png', buffer: makePng(48, 36) };
  await page.getByLabel('A picture', { exact: true }).last().setInputFiles(file);
  await expect(page.getByText(/Uploaded/)).toBeVisible();
  await sign(page);
}

/** The answer arrives, and what became of it does not. */
async function loseAnswer(page: Page): Promise<void> {
  let lost = 0;
  await page.route('**/api/form/answer', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
}

/** A stranger's phone, where the form at an address is filled in and sent. */
async function answerAt(phone: Page, address: string): Promise<void> {
  await phone.goto(address);
  await expect(phone.getByRole('heading', { level: 1, name: 'Winter camp' })).toBeVisible();
  await expect(phone.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await fillIn(phone);
  await phone.reload();
  await expect(phone.getByLabel('Name of the child')).toHaveValue('Ada');
  await loseAnswer(phone);
  await press(phone, 'Send');
  await expect(phone.getByText(/connection was lost/)).toBeVisible();
  await press(phone, 'Send again');
  await expect(phone.getByRole('heading', { name: 'Sent' })).toBeVisible();
  await press(phone, '简体中文');
  await expect(phone.getByText('感谢您的填写。')).toBeVisible();
}

async function readAnswer(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Answers' }).click();
  await expect(page.getByText('Ada')).toHaveCount(1);
  const answer = page.getByRole('listitem').filter({ hasText: 'Ada' });
  await (isPhone(page) ? answer.getByRole('button').first() : page.getByText('Ada')).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('In the morning')).toBeVisible();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'cat.png' }).click();
  expect((await saved).suggestedFilename()).toBe('cat.png');
  await expect(dialog.getByRole('img', { name: 'Your signature' })).toBeVisible();
}

test(
  'a teacher builds a form, a stranger loses the network while sending, and the answer is there once',
  ON_PHONE,
  async ({ page, browser, baseURL, newPerson, accessible }) => {
    test.slow();
    await enter(page, await newPerson(ROLE.teacher), '/collection');
    await expect(page.getByText('No forms yet')).toBeVisible();
    await accessible();
    await page.getByRole('link', { name: 'New form' }).first().click();
    await build(page);
    await reorder(page);
    await accessible();
    await press(page, 'Preview');
    await expect(page.getByRole('dialog').getByLabel('Name of the child')).toBeVisible();
    await press(page.getByRole('dialog'), 'Close');
    await press(page, 'Save');
    await expect(toast(page, /^Saved$/)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Scan to fill in the form' })).toBeVisible();
    await accessible();
    const [address = ''] = await readCodes(page.locator('.print-sheet'));

    const home = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
    const phone = await home.newPage();
    await phone.setViewportSize({ width: 390, height: 844 });
    await answerAt(phone, address);
    await home.close();

    await readAnswer(page);
    await accessible();
  },
);

/** Copies a form in the list, and deletes the first one. */
async function copyAndDelete(page: Page): Promise<void> {
  await page.goto('/collection');
  await press(page, 'Actions for Camp');
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Camp (copy)');
  await press(page, 'Save');
  await expect(toast(page, /^Saved$/)).toBeVisible();
  await page.goto('/collection');
  await press(page, /^Actions for Camp$/);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await press(page.getByRole('dialog'), 'Delete');
  await expect(toast(page, '1 form deleted')).toBeVisible();
  await expect(page.getByText('Camp', { exact: true })).toHaveCount(0);
}

test(
  'a principal reads answers and charts, exports, closes, copies and deletes a form',
  SELDOM,
  async ({ page, newPerson, accessible }) => {
    test.slow();
    const principal = await newPerson(ROLE.principal);
    const form = await storeForm(principal, 'Camp');
    for (const age of [8, 9, 10])
      await storeAnswer(principal, form, { ...ANSWERS, qage01: age }, new Date());
    await enter(page, principal, `/collection/${form.id}`);
    await expect(page.getByText('王子涵')).toHaveCount(3);
    const exported = page.waitForEvent('download');
    await press(page, 'Export to Excel');
    expect((await exported).suggestedFilename()).toMatch(/^Camp-.*\.xlsx$/);
    await page
      .getByRole('checkbox', { name: /Select/ })
      .nth(1)
      .check();
    await press(page, 'Mark as seen');
    await expect(page.getByText('Seen', { exact: true })).toHaveCount(1);
    await accessible();
    await page.getByRole('tab', { name: 'Charts' }).click();
    await expect(page.getByText('Average 9')).toBeVisible();
    await accessible();
    await page.getByRole('tab', { name: 'Share' }).click();
    await press(page, 'Close form');
    await expect(toast(page, 'Closed. It takes no more answers')).toBeVisible();
    await press(page, 'Change address');
    await press(page.getByRole('dialog'), 'Change address');
    await expect(toast(page, 'Changed. The old address no longer works')).toBeVisible();
    await copyAndDelete(page);
  },
);
