import { expect, type Frame, type JSHandle, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { works } from '#functions/domain/works/work.ts';
import { versionOf } from '#functions/domain/works/work-version.ts';
import { env } from '#functions/platform/env.ts';
import { readObject } from '#functions/platform/objects.ts';
import type { WorkId } from '#shared/ids.ts';
import type { Person } from '#tests/factories/person.ts';
import { enter } from './enter.ts';
import type { Credentials } from './sign-in.ts';

/** The editor has five megabytes of script, which take long on a busy machine. */
export const PATIENCE = { timeout: 60_000 };

/** The state of saving, in words. */
export const state = (page: Page, text: RegExp) =>
  page.getByRole('status').filter({ hasText: text });

/** Loading a project fires changes for a moment, which the editor does not report. */
const SETTLING_MS = 500;

/** Waits until the editor takes changes. */
export async function untilOpen(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled(PATIENCE);
  await page.waitForTimeout(SETTLING_MS);
}

/** Opens the editor as a user. */
export async function openEditor(
  page: Page,
  credentials: Credentials,
  path = '/scratch/new',
): Promise<void> {
  await enter(page, credentials, path);
  await untilOpen(page);
}

function editorOf(page: Page): Frame {
  const frame = page.frames().find((each) => each.url().includes('/scratch-editor/'));
  if (!frame) throw new Error('there is no editor');
  return frame;
}

interface Machine {
  readonly editingTarget: { readonly blocks: { createBlock(block: object): void } } | null;
  readonly toJSON: () => string;
}

/** The machine of the open project, which the editor itself does not tell of. */
const machineOf = (page: Page): Promise<JSHandle<Machine>> =>
  editorOf(page).evaluateHandle(() => {
    interface Fiber {
      readonly memoizedProps: { readonly vm?: Machine } | null;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
    }
    const find = (fiber: Fiber | null): Machine | undefined => {
      for (let at = fiber; at; at = at.sibling) {
        const vm = at.memoizedProps?.vm;
        const found = vm?.editingTarget ? vm : find(at.child);
        if (found) return found;
      }
      return undefined;
    };
    const root = document.getElementById('editor') ?? document.body;
    const found = Object.entries(root).find(([field]) => field.startsWith('__reactContainer'));
    const vm = find((found?.[1] ?? null) as Fiber | null);
    if (!vm) throw new Error('there is no sprite');
    return vm;
  });

/** Adds a block to the sprite, as if it were dragged there: what a key named like this starts. */
export async function edit(page: Page, key: string): Promise<void> {
  const machine = await machineOf(page);
  await machine.evaluate((vm, name) => {
    vm.editingTarget?.blocks.createBlock({
      id: `key-${name}`,
      opcode: 'event_whenkeypressed',
      fields: { KEY_OPTION: { name: 'KEY_OPTION', value: name } },
      inputs: {},
      next: null,
      parent: null,
      topLevel: true,
      shadow: false,
      x: 10,
      y: 10,
    });
  }, key);
}

/** What edits have added to the project that is on the screen, in order. */
export const keysInEditor = async (page: Page): Promise<string[]> =>
  keysOf(JSON.parse(await (await machineOf(page)).evaluate((vm) => vm.toJSON())));

/** Waits until the device has the changes. */
export const untilKept = (page: Page) =>
  expect(state(page, /^(Kept on this device|No network, kept)/)).toBeVisible(PATIENCE);

export const untilSaved = (page: Page) => expect(state(page, /^Saved at/)).toBeVisible(PATIENCE);

/** Saves with the button, and answers the id of the work. */
export async function save(page: Page): Promise<WorkId> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/scratch\/wrk-/, PATIENCE);
  await untilSaved(page);
  return new URL(page.url()).pathname.split('/').at(-1) as WorkId;
}

interface Block {
  readonly opcode?: string;
  readonly fields?: { readonly KEY_OPTION?: readonly string[] };
}

interface Project {
  readonly targets: readonly { readonly blocks: Readonly<Record<string, Block>> }[];
}

function keysOf({ targets }: Project): string[] {
  const blocks = targets.flatMap((target) => Object.values(target.blocks));
  return blocks
    .flatMap(({ opcode, fields }) =>
      opcode === 'event_whenkeypressed' ? (fields?.KEY_OPTION?.[0] ?? []) : [],
    )
    .toSorted();
}

/** What edits have added to a project file, in order. */
export const keysIn = (file: Uint8Array): string[] =>
  keysOf(JSON.parse(new TextDecoder().decode(unzipSync(file)['project.json'])));

/** What edits have added to a version on the server, by default the newest. */
export async function keysOnServer({ schoolId }: Person, id: WorkId, no?: number) {
  const work = await works.get({ schoolId, id }, { consistent: true });
  const version = work && (await versionOf(work, no ?? work.version));
  if (!version) throw new Error('no such version');
  return keysIn(
    await readObject({ bucket: env('WORKS_BUCKET'), key: version.key }, 0, version.bytes),
  );
}

/** The device has no room for anything any more, like a full disk or a private window. */
export const fillDevice = (page: Page) =>
  page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function refuse(this: IDBObjectStore, ...args) {
      if (this.name === 'drafts') throw new DOMException('no space', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });

/** How many projects the device keeps. */
export const countKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('classroom-scratch');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const counting = db.transaction('drafts').objectStore('drafts').count();
          counting.onsuccess = () => {
            db.close();
            resolve(counting.result);
          };
        };
      }),
  );
