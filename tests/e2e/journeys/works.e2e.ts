import { writeFile } from 'node:fs/promises';
import type { Locator, Page, Route } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeSigner, PASSWORD } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { enter } from '../harness/enter.ts';
import { isPhone, toast } from '../harness/shell.ts';
import { expect, ON_PHONE, SELDOM, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const MB = 1024 ** 2;
/** Three parts, the last one small: intercepted requests pass through the test process. */
const FILM_BYTES = 17 * MB;
/** First bytes of a video from a phone. */
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
  await expect(line(page, 'game.exe')).toContainText('This file type isn’t supported');
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

/** The first request hangs, the second is aborted, later ones succeed. */
function disturb() {
  let tries = 0;
  return async (route: Route) => {
    tries += 1;
    if (tries === 2) await route.abort('connectionreset');
    if (tries > 2) await route.continue();
  };
}

test(
  'a film goes on after the browser was closed and the network cut',
  SELDOM,
  async ({ page, newPerson, problems }, info) => {
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
  },
);

const press = (at: Page | Locator, name: string | RegExp) =>
  at.getByRole('button', { name, exact: true }).click();

/** Opens a page without a session; earlier sessions continue in other contexts. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.context().setStorageState({ cookies: [], origins: [] });
  await page.goto(path);
}

async function select(at: Locator, field: string, choice: string): Promise<void> {
  await at.getByRole('combobox', { name: field }).click();
  await at.page().getByRole('option', { name: choice }).click();
}

test(
  'a work is let into public, seen without signing in, reported and taken away',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    test.slow();
    const principal = await newPerson(ROLE.principal);
    const signer = (name: string) =>
      makeSigner(principal.schoolId, ROLE.student, { name, nick: '' });
    const author = { ...(await signer('王子涵')), password: PASSWORD };
    const reader = { ...(await signer('李沐阳')), password: PASSWORD };
    await makeClass(principal, [author, reader], { name: 'Robotics' });

    await enter(page, author, '/create');
    await choose(page, [{ name: '太阳.png', mimeType: 'image/png', buffer: makePng(64, 48) }]);
    await page.getByRole('link', { name: '太阳' }).click();
    await press(page, 'Publish');
    const publishing = page.getByRole('dialog', { name: 'Publish “太阳”' });
    await select(publishing, 'Who can see it', 'Seen by everyone');
    await expect(publishing.getByRole('checkbox', { name: 'Robotics' })).toBeChecked();
    await accessible();
    await press(publishing, 'Publish');
    await expect(page.getByText('Waits for a teacher to make it public').first()).toBeVisible();
    const id = new URL(page.url()).searchParams.get('id') ?? '';
    await visit(page, `/works/${id}`);
    await expect(page.getByRole('heading', { name: 'This work isn’t available' })).toBeVisible();

    await enter(page, principal, '/worksMan');
    await press(page, 'Look and decide: “太阳”');
    const deciding = page.getByRole('dialog', { name: 'Make “太阳” public?' });
    await expect(deciding.getByRole('img', { name: '太阳' })).toHaveJSProperty('naturalWidth', 64);
    await accessible();
    await press(deciding, 'Make it public');
    await expect(page.getByText('Nothing to approve')).toBeVisible();

    await visit(page, `/works/${id}`);
    await expect(page.getByRole('img', { name: '太阳', exact: true })).toHaveJSProperty(
      'naturalWidth',
      64,
    );
    await expect(page).toHaveTitle(/^太阳 · /);
    await expect(page.getByRole('img', { name: 'QR code of “太阳”' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('王子涵');
    await expect(page.getByRole('button', { name: 'Report' })).toBeVisible();
    await accessible();

    await enter(page, reader, `/works/${id}`);
    await press(page, 'Report');
    const reporting = page.getByRole('dialog', { name: 'Report: 太阳' });
    await press(reporting, 'Tell a teacher');
    await expect(reporting.getByText('Please choose what is wrong')).toBeVisible();
    await select(reporting, 'What is wrong', 'Copied from somebody');
    await accessible();
    await press(reporting, 'Tell a teacher');
    await expect(toast(page, 'Your teachers were told')).toBeVisible();

    await enter(page, principal, '/worksMan/reports');
    await press(page, 'Settle the report about “太阳”');
    const settling = page.getByRole('dialog', { name: 'Report: 太阳' });
    await expect(settling.getByText('Copied from somebody')).toBeVisible();
    await accessible();
    await press(settling, 'Take the work away');
    await expect(page.getByText('No open reports')).toBeVisible();
    await enter(page, author, `/workContent?id=${id}`);
    await expect(page.getByText('a teacher took it away')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  },
);

test(
  'the gallery is looked through without signing in, and a work is played',
  ON_PHONE,
  async ({ page, accessible }) => {
    test.slow();
    await page.goto('/discover');
    const works = page.getByRole('list', { name: 'Gallery' }).getByRole('listitem');
    await expect(works.filter({ hasText: '海底探险' })).toBeVisible();
    await press(page, 'Most liked');
    await expect(works.first()).toContainText('海底探险');
    await press(page, 'Animation');
    await expect(works.filter({ hasText: '海底探险' })).toBeHidden();
    await accessible();
    await press(page, 'All');
    await expect(works.filter({ hasText: '海底探险' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search titles' }).fill('底探');
    await expect(works).toHaveCount(1);
    await works.getByRole('link', { name: '海底探险' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '海底探险' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('王子涵');
    if (isPhone(page)) return;
    const stage = page.frameLocator('iframe[title="海底探险"]');
    await expect(stage.locator('canvas').first()).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('cannot be opened')).toBeHidden();
  },
);

/** A film of a second, recorded from a canvas. */
const recordFilm = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20));
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 40; frame += 1) {
      context?.fillRect(frame, frame, 40, 40);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(pieces).arrayBuffer())];
  });

test(
  'a work that stays open gets new addresses, and its film goes on @one-size',
  SELDOM,
  async ({ page, newPerson }) => {
    await enter(page, await newPerson(ROLE.student), '/create');
    const buffer = Buffer.from(await recordFilm(page));
    await choose(page, [{ name: 'ball.webm', mimeType: 'video/webm', buffer }]);
    await expect(line(page, 'ball.webm')).toContainText('Uploaded');
    const address = await page.getByRole('link', { name: 'ball' }).getAttribute('href');

    await page.clock.install();
    await page.goto(address ?? '');
    const film = page.getByLabel('ball');
    const download = page.getByRole('link', { name: 'Download' });
    await expect(film).toHaveJSProperty('readyState', 4);
    const first = await film.getAttribute('src');
    await film.evaluate((element: HTMLVideoElement) => {
      element.currentTime = 1;
    });

    const isAsked = page.waitForRequest((request) =>
      request.url().includes('scratch/scratch_info'),
    );
    // What an address looks like a quarter of an hour later.
    await page.route('**/scratch/scratch_info', async (route) => {
      const answer = await route.fetch();
      const text = (await answer.text()).replaceAll(/(?<=webm\?[^"]*Expires=)\d+/g, '9999999999');
      await route.fulfill({ response: answer, body: text });
    });
    await page.clock.fastForward('15:00');
    expect((await isAsked).postData()).not.toContain('play');
    await expect(download).toHaveAttribute('href', /Expires=9999999999/);
    await expect(film).toHaveAttribute('src', first ?? '');

    await page.route('**/*Expires=9999999999*', (route) => route.continue({ url: first ?? '' }));
    await film.dispatchEvent('error');
    await expect(film).toHaveAttribute('src', /Expires=9999999999/);
    await expect
      .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThanOrEqual(1);
  },
);
