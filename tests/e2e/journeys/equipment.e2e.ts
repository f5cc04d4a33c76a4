import type { Locator, Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { makePieces } from '#tests/factories/equipment.ts';
import { enter } from '../harness/enter.ts';
import { expect, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const press = (at: Page | Locator, name: string): Promise<void> =>
  at.getByRole('button', { name, exact: true }).click();

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
