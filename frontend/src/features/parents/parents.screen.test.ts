import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { act, dialog, press, toast } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import { makeSchoolOfFamily } from './parents.scene.ts';

const { enter, open, expectProblems } = application;

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const region = (name: string) => page.getByRole('region', { name });

/** Longer than a frame of a camera may take. */
const MOST_MS = 2000;
/** Pixels of a module of a code, so that none is blurred. */
const MODULE = 8;

/** What the QR code in the dialog says to a camera. */
async function readCode(): Promise<string> {
  const drawn = dialog().getByRole('img', { name: /^Parents scan this/ });
  await expect.element(drawn).toBeVisible();
  const code = drawn.element().cloneNode(true) as SVGSVGElement;
  const side = code.viewBox.baseVal.width * MODULE;
  code.removeAttribute('style');
  code.setAttribute('width', String(side));
  code.setAttribute('height', String(side));
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(code))}`;
  await picture.decode();
  const context = new OffscreenCanvas(side, side).getContext('2d');
  if (!context) throw new Error('there is no canvas');
  context.drawImage(picture, 0, 0);
  return decodeQR(context.getImageData(0, 0, side, side), { timeLimit: MOST_MS });
}

test('staff hand out a code, renew it, and revoke it; an old one is over', async () => {
  const { principal, child } = await makeSchoolOfFamily();
  const list = `/student?q=${child.account}`;
  const handOut = () => act(`Actions for ${child.name}`, 'Parent’s code');
  const isOver = page.getByRole('heading', { name: 'This page is no longer valid' });
  await enter(principal);
  await open(list);
  await handOut();
  const address = await readCode();
  await expect.element(dialog().getByLabelText('Address')).toHaveValue(address);
  await press('Renew', dialog());
  await press('Renew', dialog().last());
  await expect.element(toast('Renewed. The old code no longer works')).toBeVisible();
  const renewed = await readCode();
  expect(renewed).not.toBe(address);

  expectProblems(/^refused: \S+parent\/page 2004/);
  await open(new URL(address).pathname);
  await expect.element(isOver).toBeVisible();
  await expect.element(page.getByRole('link', { name: /021-5555 1234/ })).toBeVisible();
  await open(list);
  await handOut();
  await press('Revoke', dialog());
  await press('Revoke', dialog().last());
  await expect.element(dialog().getByText('The page is revoked')).toBeVisible();
  await open(new URL(renewed).pathname);
  await expect.element(isOver).toBeVisible();
});

test('a parent looks at the child without an account', async () => {
  const { token } = await makeSchoolOfFamily();
  await enter(null);
  await open(`/parent/${token}`);
  await expect.element(heading('子涵')).toBeVisible();
  await expect.element(region('Upcoming lessons')).toMatchTextContent('启蒙一班');
  await expect.element(region('Recent lessons')).toMatchTextContent('今天很专心');
  await expect.element(region('Hours left')).toMatchTextContent('10');
  await expect
    .element(page.getByRole('link', { name: 'Call 021-5555 1234' }))
    .toHaveAttribute('href', 'tel:02155551234');
  const robots = document.querySelector('meta[name=robots]');
  expect(robots?.getAttribute('content')).toContain('noindex');
  expect(document.body.textContent).not.toContain('别人家的孩子');
  await expectAccessible();
});

test('a parent goes to a sibling and to a work, in another language', async () => {
  const { token } = await makeSchoolOfFamily();
  await enter(null);
  await open(`/parent/${token}`);
  await page.getByRole('link', { name: '小雨' }).click();
  await expect.element(heading('小雨')).toBeVisible();
  await page.getByRole('link', { name: '子涵' }).click();
  await page.getByRole('link', { name: /迷宫历险/ }).click();
  await expect.element(heading('迷宫历险')).toBeVisible();
  await press('繁體中文');
  await page.getByRole('link', { name: '返回' }).click();
  await expect.element(region('剩餘時數')).toBeVisible();
  await press('English');
  await expect.element(region('Hours left')).toBeVisible();
});

test('a child’s header shows the code of the own page', async () => {
  await enter(await newPerson(ROLE.student));
  await open('/dashboard');
  await press('Open the menu');
  await press('Parent edition');
  await press('Create the page for parents', dialog());
  const address = await readCode();
  await expectAccessible();
  await open(new URL(address).pathname);
  await expect.element(region('Upcoming lessons')).toMatchTextContent('No lessons');
  await expectAccessible();
});
