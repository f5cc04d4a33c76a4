import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { breakable, setDevice } from '../harness/breakable-browser.ts';
import { checkAccessibility } from '../harness/check-accessibility.ts';
import {
  addRecording,
  edit,
  keysIn,
  keysOnServer,
  openEditor,
  PATIENCE,
  save,
  state,
  untilKept,
  untilOpen,
  untilSaved,
} from '../harness/editor.ts';
import { expect, LONG_TRY, test } from '../harness/test.ts';

const MB = 1024 ** 2;
/** Beside what else is in a project, just below and above what the server takes. */
const RECORDING = 47 * MB;
const ONE_MORE = 4 * MB;
/** Of a description of a project. */
const SMALL = 0.5 * MB;
/** 0.7 s and packing; the rest is for a busy machine. */
const TO_DEVICE_MS = 5000;

type Written = { readonly store: string; readonly bytes: number };

/** Counts what the page writes to the device's stores. */
async function countWritten(page: Page): Promise<() => Promise<Written[]>> {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    const written: Written[] = [];
    Object.assign(window, { written });
    const sizeOf = (value: unknown): number => {
      if (value instanceof ArrayBuffer) return value.byteLength;
      if (typeof value !== 'object' || value === null) return 0;
      return Object.values(value).reduce((sum: number, each) => sum + sizeOf(each), 0);
    };
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function count(this: IDBObjectStore, ...args) {
      written.push({ store: this.name, bytes: sizeOf(args[0]) });
      return put.apply(this, args);
    };
  });
  return () => page.evaluate(() => (window as unknown as { written: Written[] }).written.splice(0));
}

/** Makes a change, and answers how long it took to the device, and what was written for it. */
async function measured(page: Page, key: string, written: () => Promise<Written[]>) {
  await written();
  const began = performance.now();
  const all: Written[] = [];
  await edit(page, key);
  await expect
    .poll(async () => all.push(...(await written())), { ...PATIENCE, intervals: [50] })
    .toBeGreaterThan(0);
  return { ms: performance.now() - began, bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) };
}

const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).click();

async function download(page: Page): Promise<string[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the file' }).click(),
  ]);
  return keysIn(await readFile(await file.path()));
}

test(
  'a project of almost 50 MB is kept as fast as another, and what is larger is told in words',
  LONG_TRY,
  async ({ page, context, newPerson, problems }) => {
    test.setTimeout(300_000);
    const child = await newPerson(ROLE.student);
    const written = await countWritten(page);
    await openEditor(page, child);
    await addRecording(page, RECORDING);
    await untilKept(page);
    const first = await measured(page, 'a', written);
    expect(first.bytes, 'the recording lies on the device already').toBeLessThan(SMALL);
    const id = await save(page);
    expect(await keysOnServer(child, id)).toEqual(['a']);

    // Opened again from the server, and once more from the device.
    await page.reload();
    await untilOpen(page);
    problems.announce(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await context.setOffline(true);
    await edit(page, 'b');
    await untilKept(page);
    const second = await measured(page, 'c', written);
    expect(second.bytes).toBeLessThan(SMALL);
    expect(second.ms).toBeLessThan(TO_DEVICE_MS);
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await breakable(again);
    await again.goto(`/scratch/${id}`);
    await untilOpen(again);
    await untilSaved(again);
    expect(await keysOnServer(child, id)).toEqual(['a', 'b', 'c']);

    const hint = again.getByRole('alert').filter({ hasText: 'larger than 50 MB' });
    await addRecording(again, ONE_MORE);
    await expect(hint).toBeVisible(PATIENCE);
    await expect(state(again, /^Too large to save, kept on this device only/)).toBeVisible(
      PATIENCE,
    );
    expect(await download(again)).toEqual(['a', 'b', 'c']);

    // A device with less room than that: nothing claims that it has it.
    await setDevice(again, { store: 'full', years: 0 });
    await addRecording(again, ONE_MORE + 1);
    await expect(state(again, /^Not saved yet: do not close/)).toBeVisible(PATIENCE);
    await back(again);
    const question = again.getByRole('dialog', { name: 'Your project is not saved yet' });
    await expect(question).toContainText('the server does not take it', PATIENCE);
    await checkAccessibility(again);
    await setDevice(again, { store: 'ok', years: 0 });
    const tryAgain = question.getByRole('button', { name: 'Try again' });
    // So much may take longer to be written than leaving waits for.
    await expect(async () => {
      if (await tryAgain.isVisible()) await tryAgain.click();
      await expect(again).toHaveURL(/\/dashboard$/, { timeout: 5_000 });
    }).toPass(PATIENCE);
    await expect(again.getByText('hasn’t been sent yet')).toBeVisible(PATIENCE);
  },
);
