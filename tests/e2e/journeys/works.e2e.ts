import { writeFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { makePng } from '#tests/factories/picture.ts';
import { enter } from '../harness/enter.ts';
import { expect, test } from '../harness/test.ts';

const MB = 1024 ** 2;
/** Three parts, of which the last is small: what a test holds up goes through the test. */
const FILM_BYTES = 17 * MB;
/** What a film of a phone begins with. */
const MP4_HEAD = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');

const choose = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type=file][multiple]').setInputFiles(files);

const line = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Files being uploaded' }).getByRole('listitem').filter({
    hasText: name,
  });

test('a picture is uploaded, looked at, liked, spoken of, removed and got back', async ({
  page,
  newPerson,
  accessible,
}) => {
  await enter(page, await newPerson(ROLE.student), '/create');
  await expect(page.getByText('No works yet')).toBeVisible();
  await choose(page, [
    { name: '太阳.png', mimeType: 'image/png', buffer: makePng(64, 48) },
    { name: 'game.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
    { name: 'renamed.png', mimeType: 'image/png', buffer: Buffer.from('MZ no picture') },
  ]);
  await expect(line(page, '太阳.png')).toContainText('Uploaded');
  await expect(line(page, 'game.exe')).toContainText('Files like this are not taken');
  await expect(line(page, 'renamed.png')).toContainText('is not what its name says');
  await accessible();

  await page.getByRole('link', { name: '太阳' }).click();
  const picture = page.getByRole('img', { name: '太阳' });
  await expect(picture).toHaveJSProperty('naturalWidth', 64);
  await page.getByRole('button', { name: '0 likes' }).click();
  await expect(page.getByRole('button', { name: '1 like' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByLabel('Write a comment').fill('It is warm');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'It is warm' })).toBeVisible();
  await accessible();

  await page.getByRole('link', { name: 'Back to my works' }).click();
  await page.getByRole('button', { name: 'Delete 太阳' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No works yet')).toBeVisible();
  await page.getByRole('button', { name: 'Bin' }).click();
  await page.getByRole('button', { name: 'Get back' }).click();
  await expect(page.getByText('The bin is empty')).toBeVisible();
});

/** The first try hangs, the next is cut, later ones get through. */
function disturb() {
  let tries = 0;
  return async (route: Route) => {
    tries += 1;
    if (tries === 2) await route.abort('connectionreset');
    if (tries > 2) await route.continue();
  };
}

test('a film goes on after the browser was closed and the network cut', async ({
  page,
  newPerson,
  problems,
}, info) => {
  test.skip(info.project.name !== 'desktop', 'what is sent is the same everywhere');
  const film = info.outputPath('holiday.mp4');
  await writeFile(film, Buffer.concat([MP4_HEAD, Buffer.alloc(FILM_BYTES - MP4_HEAD.length)]));
  const sent: number[] = [];
  problems.announce(/ERR_CONNECTION_RESET/);
  page.on('dialog', (dialog) => void dialog.accept());
  await enter(page, await newPerson(ROLE.student), '/create');
  await page.route(/partNumber=3&/, disturb());
  page.on('requestfinished', (request) => {
    const part = new URL(request.url()).searchParams.get('partNumber');
    if (part) sent.push(Number(part));
  });

  await choose(page, film);
  await expect(line(page, 'holiday.mp4')).toContainText('94% · 16 MB of 17 MB', {
    timeout: 20_000,
  });
  await page.reload();
  await expect(page.getByText('Not finished last time')).toBeVisible();
  await choose(page, film);
  await expect(line(page, 'holiday.mp4')).toContainText('Uploaded', { timeout: 20_000 });
  expect(sent.toSorted(), 'no part is sent twice').toEqual([1, 2, 3]);
  await expect(page.getByText('Not finished last time')).toBeHidden();
  await expect(page.getByRole('link', { name: 'holiday' })).toBeVisible();
});
