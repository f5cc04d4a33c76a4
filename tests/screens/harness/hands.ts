import { expect, onTestFinished, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** What a person does with the parts that all screens share. The window is that of a phone. */

type Name = string | RegExp;

/** Where something is looked for: the page, or a part of it. */
type Place = Pick<Locator, 'getByRole'>;

export const dialog = (name?: Name): Locator =>
  page.getByRole('dialog', name === undefined ? {} : { name });

export const heading = (name: Name): Locator => page.getByRole('heading', { name, level: 1 });

export const press = (name: Name, at: Place = page): Promise<void> =>
  at.getByRole('button', { name, exact: true }).click();

/** Chooses an option of a list that opens. */
export async function choose(label: Name, option: Name, at: Place = page): Promise<void> {
  await at.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Takes an entry of the menu of an item. */
export async function act(button: Name, entry: Name): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Search and filters of a list, which a phone has behind a button. */
export const openFilters = (): Promise<void> =>
  page.getByRole('button', { name: /^(Search and filter|Filter)/ }).click();

/** An item of a list. */
export const rowOf = (text: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text }).first();

/** A toast by its text; toasts last two seconds. */
export const toast = (text: Name): Locator => page.getByRole('status').getByText(text);

/** Where the application goes; an address is compared with its search. */
export const expectAt = (address: Name): Promise<void> =>
  expect
    .poll(() => location.pathname + location.search)
    .toEqual(typeof address === 'string' ? address : expect.stringMatching(address));

/** How many there are of something. */
export const expectCount = (found: Locator, count: number): Promise<void> =>
  expect.poll(() => found.length).toBe(count);

/** What these say, in their order. */
export const expectTexts = (found: Locator, texts: readonly Name[]): Promise<void> =>
  expect
    .poll(() => found.elements().map(({ textContent }) => textContent))
    .toEqual(texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))));

/** A window of another size until the end of the test. */
export async function inWindow(width: number, height: number): Promise<void> {
  const { innerWidth, innerHeight } = window;
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
}

/** For what a phone does not have. */
export const onLaptop = (): Promise<void> => inWindow(1440, 900);

export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const STILL_FRAMES = 6;

/** Where something is as soon as it stays there: a calendar, for example, lays itself out in more than one step. */
export async function boxOf(place: Locator): Promise<DOMRect> {
  const element = await place.findElement();
  let box = element.getBoundingClientRect();
  for (let still = 0; still < STILL_FRAMES; still += 1) {
    await nextFrame();
    const now = element.getBoundingClientRect();
    if (now.x !== box.x || now.y !== box.y || now.height !== box.height) still = 0;
    box = now;
  }
  return box;
}

/** A file that somebody may choose. */
export async function drawPicture(name: string, width = 64, height = 48): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width / 2, height);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

/** The names of the files that are downloaded from now on; none arrives. */
export function watchDownloads(): readonly string[] {
  const names: string[] = [];
  const clicking = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  onTestFinished(() => clicking.mockRestore());
  return names;
}
