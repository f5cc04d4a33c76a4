import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { PATIENCE } from './editor.ts';

/** What the device keeps: how many files, whether the editor, answers of whom, and projects. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const count = async (start: string) => {
      const name = names.find((each) => each.startsWith(start));
      return name ? (await (await caches.open(name)).keys()).length : 0;
    };
    // Opening one that is not there would make it, without its stores.
    const databases = await indexedDB.databases();
    const isMade = databases.some(({ name }) => name === 'classroom-kept');
    const rows = (store: string) =>
      new Promise<{ person: string; queryKey?: unknown[] }[]>((resolve) => {
        if (!isMade) return resolve([]);
        const opening = indexedDB.open('classroom-kept');
        opening.onsuccess = () => {
          const { result } = opening;
          const reading = result.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => {
            result.close();
            resolve(reading.result);
          };
        };
      });
    const answers = await rows('answers');
    return {
      files: await count('classroom-files-'),
      editor: await count('classroom-editor-'),
      isChild: names.includes('classroom-child'),
      hasPictures: names.includes('classroom-pictures'),
      answers: answers.length,
      calls: answers.map(({ queryKey }) => queryKey?.[0]),
      people: [...new Set(answers.map(({ person }) => person))],
      projects: (await rows('projects')).length,
      templates: (await rows('templates')).length,
      isControlled: navigator.serviceWorker.controller !== null,
    };
  });

const AMONG_FILES = 50;
/** A worker that has fetched nothing more for so long is done. */
const QUIET_MS = 3000;

/** Until the device has the files of all pages of a child. */
export async function untilFilesKept(page: Page): Promise<void> {
  let before = 0;
  const isDone = async () => {
    const { files } = await kept(page);
    const isQuiet = files === before;
    before = files;
    return isQuiet && files > AMONG_FILES;
  };
  await expect.poll(isDone, { ...PATIENCE, intervals: [QUIET_MS] }).toBe(true);
}

/** A tablet whose browser may keep pages; the one that other journeys share may not. */
export const openTablet = (
  browser: Browser,
  baseURL: string | undefined,
): Promise<BrowserContext> =>
  browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US', serviceWorkers: 'allow' });
