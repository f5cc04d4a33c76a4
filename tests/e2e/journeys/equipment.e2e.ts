import type { Locator, Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { makeSettings } from '#tests/factories/calendar-settings.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeOverdue, makePieces } from '#tests/factories/equipment.ts';
import { makePng } from '#tests/factories/picture.ts';
import { makeStudent } from '#tests/factories/student.ts';
import { enter } from '../harness/enter.ts';
import { readCodes } from '../harness/read-code.ts';
import { openFilters, rowOf, toast } from '../harness/shell.ts';
import { expect, SELDOM, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const press = (at: Page | Locator, name: string): Promise<void> =>
  at.getByRole('button', { name, exact: true }).click();

async function choose(at: Page | Locator, label: string, option: string): Promise<void> {
  await at.getByRole('combobox', { name: label }).click();
  const page = 'page' in at ? at.page() : at;
  await page.getByRole('option', { name: option, exact: true }).click();
}

test(
  'a kind and its pieces are added, labelled, edited and deleted',
  SELDOM,
  async ({ page, newPerson, accessible }) => {
    test.slow();
    const principal = await newPerson(ROLE.principal);
    await makeSettings(principal.schoolId);
    await enter(page, principal, '/equipment');
    await expect(page.getByText('No equipment yet')).toBeVisible();
    await accessible();
    await page.getByRole('main').getByRole('button', { name: 'Add a kind' }).last().click();
    const adding = dialog(page, 'Add a kind');
    await press(adding, 'Save');
    await adding.getByLabel('Name').fill('机器人套件');
    await adding.getByLabel('Letters of the numbers').fill('rk');
    await adding.getByLabel('Price of one').fill('1999');
    await adding
      .getByLabel('Choose a picture')
      .setInputFiles({ name: 'kit.png', mimeType: 'image/png', buffer: makePng(64, 48) });
    await expect(adding.getByRole('button', { name: 'Change the picture' })).toBeVisible();
    await accessible();
    await press(adding, 'Save');

    await page.getByRole('main').getByRole('button', { name: 'Add pieces' }).last().click();
    const pieces = dialog(page, 'Add pieces');
    await pieces.getByLabel('How many').fill('3');
    await choose(pieces, 'Room', '测试教室');
    await accessible();
    await press(pieces, 'Add pieces');
    await expect(toast(page, '3 pieces added')).toBeVisible();
    await expect(rowOf(page, 'RK-003')).toContainText('Available');
    await expect(page.getByText('测试教室').first()).toBeVisible();
    await accessible();

    await page.getByRole('tab', { name: 'Kinds' }).click();
    await expect(page.getByText('3 pieces · 3 available · 0 lent')).toBeVisible();
    await accessible();
    await page.getByRole('button', { name: 'Actions for “机器人套件”' }).click();
    await page.getByRole('menuitem', { name: 'Print labels' }).click();
    const labels = dialog(page, 'Print labels');
    await expect(labels.getByText('Labels: 3, pages: 1')).toBeVisible();
    await choose(labels, 'Labels in a row', '2 in a row');
    const codes = await readCodes(labels.getByRole('list').first());
    expect(codes[0]).toMatch(/^https?:\/\/[^/]+\/equipment\/eqp-[0-9a-z]{26}$/);
    await accessible();
    await press(labels, 'Close');

    await page.goto(new URL(codes[0] ?? '').pathname);
    await expect(page.getByRole('heading', { name: 'RK-001' })).toBeVisible();
    await accessible();
    await press(page, 'Edit');
    const editing = dialog(page, 'Edit RK-001');
    await editing.getByRole('textbox', { name: 'Number', exact: true }).fill('RK-002');
    await press(editing, 'Save');
    await expect(editing.getByText('This number is taken')).toBeVisible();
    await editing.getByRole('textbox', { name: 'Number', exact: true }).fill('R-77');
    await press(editing, 'Save');
    await expect(page.getByRole('heading', { name: 'R-77' })).toBeVisible();
    await press(page, 'Delete');
    await press(dialog(page, 'Delete R-77?'), 'Delete');
    await expect(page).toHaveURL('/equipment');
    await expect(rowOf(page, 'RK-002')).toBeVisible();
    await expect(page.getByText('R-77')).toBeHidden();

    const download = page.waitForEvent('download');
    await press(page, 'Export');
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  },
);

test('a teacher lends, extends, takes back and sends to repair; the home shows what is overdue', async ({
  page,
  newPerson,
  accessible,
}) => {
  test.slow();
  const teacher = await newPerson(ROLE.teacher);
  const student = await makeStudent(teacher, { name: '林小雨' });
  await makeClass(teacher, [student], { name: 'Robotics' });
  await makeOverdue(teacher);
  await makePieces(teacher, 2);
  await enter(page, teacher, '/index');
  await page
    .getByRole('region', { name: 'Overdue equipment' })
    .getByRole('link', { name: 'All 1' })
    .click();
  await expect(page).toHaveURL(/state=overdue/);
  await expect(rowOf(page, 'Overdue')).toContainText(teacher.name);
  await openFilters(page);
  await choose(page, 'State', 'Available');
  await rowOf(page, 'JQR-002').getByText('JQR-002').click();
  await expect(page.getByRole('heading', { name: 'JQR-002' })).toBeVisible();

  await press(page, 'Lend');
  const lending = dialog(page, 'Lend: JQR-002');
  await press(lending, 'Lend');
  await expect(lending.getByText('Please choose who gets it')).toBeVisible();
  await lending.getByLabel('Student', { exact: false }).last().fill('林小');
  await page.getByRole('option', { name: '林小雨' }).click();
  await lending.getByLabel('Note').fill('For the contest');
  await accessible();
  await press(lending, 'Lend');
  await expect(page.getByRole('listitem').filter({ hasText: 'Lend · 林小雨' })).toBeVisible();
  await accessible();

  await press(page, 'Extend the loan');
  const extending = dialog(page, 'Extend the loan: JQR-002');
  await extending.getByLabel('Due').fill('2027-12-01');
  await press(extending, 'Extend the loan');
  await expect(page.getByText('Dec 1, 2027').first()).toBeVisible();
  await press(page, 'Return');
  const returning = dialog(page, 'Return: JQR-002');
  await choose(returning, 'Condition on return', 'Damaged');
  await accessible();
  await press(returning, 'Return');
  await press(page, 'Back from repair');
  const repaired = dialog(page, 'Back from repair: JQR-002');
  await repaired.getByLabel('Cost of the repair').fill('120');
  await press(repaired, 'Back from repair');
  await expect(page.getByRole('button', { name: 'Lend', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retire' })).toBeHidden();
  await press(page, 'Mark as lost');
  await press(dialog(page, 'Mark as lost: JQR-002'), 'Mark as lost');
  await expect(page.getByText('Lost', { exact: true })).toBeVisible();
});

/** Shows a code to the page as its camera: the browser of a test has none. */
async function holdBeforeCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 480];
    const drawing = canvas.getContext('2d');
    const show = (event: Event) => {
      if (!drawing || !(event instanceof CustomEvent)) return;
      drawing.fillStyle = '#fff';
      drawing.fillRect(0, 0, canvas.width, canvas.height);
      const picture = new Image();
      picture.onload = () => drawing.drawImage(picture, 120, 40, 400, 400);
      picture.src = event.detail;
    };
    addEventListener('hold-code', show);
    // A stream gets a picture only when something is drawn.
    setInterval(() => drawing?.fillRect(0, 0, 1, 1), 100);
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(10));
  });
}

const holdCode = (page: Page, svg: string): Promise<unknown> =>
  page.evaluate(
    (detail) => dispatchEvent(new CustomEvent('hold-code', { detail })),
    `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`,
  );

test(
  'stock is taken with the camera and by hand, without a network for a while',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, problems, accessible }) => {
    test.slow();
    const principal = await newPerson(ROLE.principal);
    const { ids } = await makePieces(principal, 4);
    const { create } = await import('qrcode');
    const codeOf = (id: string | undefined) => {
      const { size, data } = create(`https://any.example/equipment/${id}`).modules;
      const dark = [...data].flatMap((on, at) =>
        on
          ? `<rect x="${(at % size) + 4}" y="${Math.floor(at / size) + 4}" width="1" height="1"/>`
          : [],
      );
      const side = size + 8;
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="400" height="400" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/>${dark.join('')}</svg>`;
    };
    await holdBeforeCamera(page);
    await enter(page, principal, '/equipment?tab=stock');
    await page.getByRole('main').getByRole('button', { name: 'Start a stock-taking' }).click();
    await press(dialog(page, 'Start a stock-taking'), 'Start a stock-taking');
    await expect(page.getByText('0 of 4 seen')).toBeVisible();
    await accessible();

    await press(page, 'Scan labels');
    const scanning = dialog(page, 'Scan labels');
    await expect(scanning.getByText('Hold the QR code in the middle')).toBeVisible();
    await holdCode(page, codeOf(ids[0]));
    await expect(scanning.getByText('JQR-001 ✓')).toBeVisible();
    await expect(scanning.getByText('1 of 4 seen')).toBeVisible();
    await accessible();
    problems.announce(/stock_scan|ERR_FAILED/);
    await page.route('**/api/equipment/stock_scan', (route) => route.abort());
    await scanning.getByLabel('Number').fill('jqr-002');
    await press(scanning, 'Enter');
    await expect(scanning.getByText('1 scan is not sent yet')).toBeVisible();
    await page.unroute('**/api/equipment/stock_scan');
    await expect(scanning.getByText('JQR-002 ✓')).toBeVisible({ timeout: 20_000 });
    await scanning.getByLabel('Number').fill('no-such');
    await press(scanning, 'Enter');
    await expect(scanning.getByText('There is no equipment with the number no-such')).toBeVisible();
    await press(scanning, 'Close');

    await expect(page.getByRole('list', { name: 'Missing' }).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('tab', { name: 'Seen', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Seen' }).getByRole('listitem')).toHaveCount(2);
    await press(page, 'Close');
    const closing = dialog(page, 'Close this stock-taking?');
    await closing.getByLabel('Set what was not seen to lost').check();
    await accessible();
    await press(closing, 'Close');
    await expect(page.getByText('missing ones were set to lost')).toBeVisible();
    await press(page, 'All stock-takings');
    await expect(page.getByText('2 missing')).toBeVisible();

    await press(page, 'Scan');
    const finding = dialog(page, 'Scan a label');
    await holdCode(page, codeOf(ids[2]));
    await expect(page.getByRole('heading', { name: 'JQR-003' })).toBeVisible();
    await expect(finding).toBeHidden();
    await press(page, 'Put back into use');
    await press(dialog(page, /Put back into use/), 'Put back into use');
    await expect(page.getByText('missing in a stock-taking')).toBeVisible();
  },
);
