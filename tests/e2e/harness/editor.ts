import {
  type BrowserContext,
  expect,
  type Frame,
  type JSHandle,
  type Page,
} from '@playwright/test';
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

/** Scratch's own player and editor have pictures without names: what is ours is checked without them. */
export const hidePlayers = (page: Page) =>
  page.locator('iframe').evaluateAll((frames) => {
    for (const frame of frames) frame.style.visibility = 'hidden';
  });

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
  readonly editingTarget: { readonly blocks: { createBlock(block: object): void } };
  readonly runtime: { readonly storage: Storage };
  readonly toJSON: () => string;
  addSound(sound: object): Promise<void>;
}

interface Storage {
  readonly AssetType: { readonly Sound: object };
  readonly DataFormat: { readonly WAV: string };
  createAsset(
    type: object,
    format: string,
    data: Uint8Array,
    id: null,
    generateId: boolean,
  ): { readonly assetId: string };
}

/** The machine of the open editor, which nothing shows outside. */
function machineOf(page: Page): Promise<JSHandle<Machine>> {
  return editorOf(page).evaluateHandle(() => {
    interface Fiber {
      readonly memoizedProps: { readonly vm?: Partial<Machine> } | null;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
    }
    const find = (fiber: Fiber | null): Machine | undefined => {
      for (let at = fiber; at; at = at.sibling) {
        const vm = at.memoizedProps?.vm;
        const found = vm?.editingTarget ? (vm as Machine) : find(at.child);
        if (found) return found;
      }
      return undefined;
    };
    const root = document.getElementById('editor') ?? document.body;
    const found = Object.entries(root).find(([field]) => field.startsWith('__reactContainer'));
    const machine = find((found?.[1] ?? null) as Fiber | null);
    if (!machine) throw new Error('there is no sprite');
    return machine;
  });
}

/** Adds a block to the sprite, as if it were dragged there: what a key named like this starts. */
export async function edit(page: Page, key: string): Promise<void> {
  // By a hand: without one, a change in the first moment is taken for one of loading.
  await editorOf(page).evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await (await machineOf(page)).evaluate(
    ({ editingTarget }, name) =>
      editingTarget.blocks.createBlock({
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
      }),
    key,
  );
}

/** Adds a recording of so many bytes to the sprite: noise, which no zip makes smaller. */
export async function addRecording(page: Page, bytes: number): Promise<void> {
  await (await machineOf(page)).evaluate(async (vm, length) => {
    const [rate, head] = [96_000, 44];
    const file = new Uint8Array(length);
    let noise = length;
    for (let at = head; at < length; at += 1) {
      noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) | 0;
      file[at] = noise >>> 24;
    }
    const view = new DataView(file.buffer);
    const words = { 0: 'RIFF', 8: 'WAVE', 12: 'fmt ', 36: 'data' };
    for (const [at, word] of Object.entries(words))
      file.set(new TextEncoder().encode(word), Number(at));
    for (const [at, value] of [
      [4, length - 8],
      [16, 16],
      [24, rate],
      [28, rate],
      [40, length - head],
    ] as const)
      view.setUint32(at, value, true);
    for (const [at, value] of [
      [20, 1],
      [22, 1],
      [32, 1],
      [34, 8],
    ] as const)
      view.setUint16(at, value, true);
    const { storage } = vm.runtime;
    const { AssetType, DataFormat } = storage;
    const asset = storage.createAsset(AssetType.Sound, DataFormat.WAV, file, null, true);
    const { assetId } = asset;
    const named = { name: 'recording', format: '', dataFormat: 'wav', md5: `${assetId}.wav` };
    await vm.addSound({ ...named, asset, assetId, rate, sampleCount: length - head });
  }, bytes);
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

const DAMAGED = 'damaged-draft';

/** The device cannot read this record of its drafts any more, from the next page on. */
export async function damageDraft(page: Page, id: string): Promise<void> {
  await page.addInitScript((flag) => {
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = function refuse(this: IDBObjectStore, ...args) {
      if (this.name === 'drafts' && args[0] === localStorage.getItem(flag))
        throw new DOMException('the record is damaged', 'UnknownError');
      return get.apply(this, args);
    };
  }, DAMAGED);
  await page.evaluate(([flag, value]) => localStorage.setItem(flag, value), [DAMAGED, id] as const);
}

/** It can read all of them again. */
export const mendDraft = (page: Page): Promise<void> =>
  page.evaluate((flag) => localStorage.removeItem(flag), DAMAGED);

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

export const back = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Back', exact: true }).click();

export const SAVE_CALL = '**/api/scratch/publish_scratch';

/** From here on the server takes no saves. */
export const refuseSaves = (context: BrowserContext) =>
  context.route(SAVE_CALL, (route) => route.abort('connectionfailed'));
