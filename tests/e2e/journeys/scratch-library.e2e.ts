import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { ROLE } from '#shared/roles.ts';
import { enter } from '../harness/enter.ts';
import { expect, LONG, test } from '../harness/test.ts';

/** The editor has five megabytes of script, which take long on a busy machine. */
const PATIENCE = { timeout: 60_000 };

const editorOf = (page: Page): FrameLocator => page.frameLocator('iframe');

const untilOpen = (page: Page) =>
  expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled(PATIENCE);

/** The files of Scratch's own library that anybody asked for. */
function foreignRequests(context: BrowserContext): string[] {
  const found: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/scratch-assets/')) found.push(request.url());
  });
  return found;
}

interface Target {
  readonly isStage: boolean;
  readonly name: string;
  readonly costumes: readonly { readonly name: string; readonly md5ext: string }[];
  readonly sounds: readonly { readonly name: string; readonly md5ext: string }[];
}

/** What the editor's virtual machine holds: the file that it would save. */
async function projectOf(page: Page) {
  const editor = editorOf(page).owner();
  const bytes = await editor.evaluate(async (frame) => {
    if (!(frame instanceof HTMLIFrameElement) || !frame.contentWindow) throw new Error('no editor');
    const { contentWindow } = frame;
    const answer = new Promise<ArrayBuffer>((resolve) => {
      const hear = (event: MessageEvent) => {
        if (event.data.request !== 999 || event.data.body.type !== 'reply') return;
        window.removeEventListener('message', hear);
        resolve(event.data.body.saved.project);
      };
      window.addEventListener('message', hear);
    });
    const body = { type: 'save', thumbnail: false };
    contentWindow.postMessage(
      { protocol: 'scratch-editor/1', request: 999, body },
      location.origin,
    );
    return [...new Uint8Array(await answer)];
  });
  const files = unzipSync(Uint8Array.from(bytes));
  const text = files['project.json'];
  if (!text) throw new Error('the project has no contents');
  const { targets }: { targets: Target[] } = JSON.parse(strFromU8(text));
  const [stage, ...sprites] = targets;
  if (!stage) throw new Error('the project has no stage');
  return { stage, sprites, files: Object.keys(files) };
}

const library = (page: Page, name: string) => page.getByRole('dialog', { name });

test(
  'a new project begins with a figure of our own, and each library opens ours and adds to it',
  LONG,
  async ({ page, context, newPerson, accessible }, { project }) => {
    test.skip(project.name === 'phone', 'the tabs of the editor are narrow there');
    test.setTimeout(240_000);
    const foreign = foreignRequests(context);
    await enter(page, await newPerson(ROLE.student), '/scratch/new');
    await untilOpen(page);
    const editor = editorOf(page);

    const first = await projectOf(page);
    expect(first.sprites.map(({ name }) => name)).toEqual(['Sprite1']);
    expect(first.stage.costumes.map(({ name }) => name)).toEqual(['backdrop1']);
    // What is missing is drawn as a question mark, and is in no saved file.
    for (const { md5ext } of first.sprites[0]?.costumes ?? [])
      expect(first.files).toContain(md5ext);

    await test.step('a sprite', async () => {
      await editor.getByRole('button', { name: 'Choose a Sprite' }).first().click();
      const dialog = library(page, 'Choose a sprite');
      await expect(dialog.getByRole('button', { name: 'Dinosaur' })).toBeVisible(PATIENCE);
      await accessible();
      await dialog.getByRole('button', { name: 'Vehicles' }).click();
      await expect(dialog.getByRole('button', { name: 'Dinosaur' })).toBeHidden();
      await dialog.getByRole('button', { name: 'All' }).click();
      // By its name in any language.
      await dialog
        .getByRole('searchbox', { name: 'Search' })
        .or(dialog.getByRole('textbox', { name: 'Search' }))
        .fill('恐龙');
      await dialog.getByRole('button', { name: 'Dinosaur' }).click();
      await expect.poll(async () => (await projectOf(page)).sprites.length).toBe(2);
      const { sprites, files } = await projectOf(page);
      expect(sprites[1]).toMatchObject({ name: 'Dinosaur', sounds: [{ name: 'Roar' }] });
      for (const { md5ext } of sprites[1]?.costumes ?? []) expect(files).toContain(md5ext);
    });

    await test.step('Escape closes it, and the editor has the focus again', async () => {
      await editor.getByRole('button', { name: 'Choose a Sprite' }).first().click();
      await expect(library(page, 'Choose a sprite')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(library(page, 'Choose a sprite')).toBeHidden();
      await expect(editor.owner()).toBeFocused();
    });

    await test.step('a backdrop', async () => {
      await editor.getByRole('button', { name: 'Choose a Backdrop' }).first().click();
      await library(page, 'Choose a backdrop').getByRole('button', { name: 'Desert' }).click();
      await expect
        .poll(async () => (await projectOf(page)).stage.costumes.map(({ name }) => name))
        .toEqual(['backdrop1', 'Desert']);
    });

    await test.step('a costume', async () => {
      await editor.getByRole('tab', { name: 'Costumes' }).click();
      await editor.getByRole('button', { name: 'Choose a Costume' }).first().click();
      await library(page, 'Choose a costume').getByRole('button', { name: 'Letters Q' }).click();
      await expect
        .poll(async () => (await projectOf(page)).sprites[1]?.costumes.at(-1)?.name)
        .toBe('Q');
    });

    await test.step('a sound, which can be heard before', async () => {
      await editor.getByRole('tab', { name: 'Sounds' }).click();
      await editor.getByRole('button', { name: 'Choose a Sound' }).first().click();
      const dialog = library(page, 'Choose a sound');
      await expect(dialog.getByRole('button', { name: 'Listen to Meow' })).toBeVisible();
      await accessible();
      const [played] = await Promise.all([
        page.waitForResponse((answer) => answer.url().endsWith('.wav')),
        dialog.getByRole('button', { name: 'Listen to Meow' }).click(),
      ]);
      expect(played.headers()['content-type']).toMatch(/^audio\//);
      await dialog.getByRole('button', { name: 'Choose Meow' }).click();
      await expect
        .poll(async () => (await projectOf(page)).sprites[1]?.sounds.map(({ name }) => name))
        .toEqual(['Roar', 'Meow']);
    });

    await test.step('a surprise is one of ours, too', async () => {
      const surprises = editor.getByRole('button', { name: 'Surprise', includeHidden: true });
      // Of the open tab, of the sprites, of the stage.
      await surprises.nth(0).dispatchEvent('click');
      await expect.poll(async () => (await projectOf(page)).sprites[1]?.sounds.length).toBe(3);
      await surprises.nth(2).dispatchEvent('click');
      await expect.poll(async () => (await projectOf(page)).stage.costumes.length).toBe(3);
      await surprises.nth(1).dispatchEvent('click');
      await expect.poll(async () => (await projectOf(page)).sprites.length).toBe(3);
      const { stage, sprites, files } = await projectOf(page);
      const added = [
        ...stage.costumes,
        ...sprites.flatMap((each) => [...each.costumes, ...each.sounds]),
      ];
      for (const { md5ext } of added) expect(files).toContain(md5ext);
    });
    expect(foreign).toEqual([]);
  },
);

test(
  'names follow the language, and a script that does not arrive can be asked for again',
  LONG,
  async ({ page, newPerson, problems }, { project }) => {
    test.skip(project.name === 'phone', 'the same there');
    test.setTimeout(120_000);
    problems.announce(/ERR_FAILED/);
    await page.addInitScript(() => {
      // The editor has frames of its own, without storage.
      if (window === window.top) localStorage.setItem('classroom.language', 'zh');
    });
    const script = /scratch-gui-standalone\.js$/;
    await page.route(script, (route) => route.abort());
    await enter(page, await newPerson(ROLE.student), '/scratch/new');
    await expect(page.getByText('编辑器没有加载成功')).toBeVisible(PATIENCE);
    await page.unroute(script);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('button', { name: '保存', exact: true })).toBeEnabled(PATIENCE);
    const editor = editorOf(page);

    const { stage, sprites } = await projectOf(page);
    expect([stage.costumes[0]?.name, sprites[0]?.name, sprites[0]?.costumes[0]?.name]).toEqual([
      '背景1',
      '角色1',
      '造型1',
    ]);
    await editor.getByRole('button', { name: '选择一个角色' }).first().click();
    await library(page, '选一个角色').getByRole('button', { name: '小猫' }).click();
    await expect.poll(async () => (await projectOf(page)).sprites[1]?.name).toBe('小猫');
  },
);

test(
  'where a deployment has the library of Scratch, ours offers it',
  LONG,
  async ({ page, newPerson }, { project }) => {
    test.skip(project.name === 'phone', 'the same there');
    test.setTimeout(120_000);
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), scratchLibrary: true } });
    });
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>';
    await page.route('**/scratch-assets/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: picture }),
    );
    await enter(page, await newPerson(ROLE.student), '/scratch/new');
    await untilOpen(page);
    const editor = editorOf(page);
    await editor.getByRole('button', { name: 'Choose a Sprite' }).first().click();
    await library(page, 'Choose a sprite').getByRole('button', { name: 'More pictures' }).click();
    await expect(editor.getByText('Abby', { exact: true })).toBeVisible();
    await editor.getByText('Abby', { exact: true }).click();
    await expect.poll(async () => (await projectOf(page)).sprites[1]?.name).toBe('Abby');
    // The next one is ours again.
    await editor.getByRole('button', { name: 'Choose a Sprite' }).first().click();
    await expect(library(page, 'Choose a sprite')).toBeVisible();
  },
);
