import type { BrowserContext, Page } from '@playwright/test';
import { taskAnswers } from '#functions/domain/tasks/task-answer.ts';
import { ROLE } from '#shared/roles.ts';
import { storeGivenTo } from '#tests/factories/task.ts';
import { PATIENCE, state, untilKept, untilOpen } from '../harness/editor.ts';
import { enter } from '../harness/enter.ts';
import { expect, PHONE_ONLY, test } from '../harness/test.ts';

/** Drags the first block of the palette to the workspace. */
async function addBlock(page: Page, below: number): Promise<void> {
  const box = await page.frameLocator('iframe').locator('.blocklyFlyout').first().boundingBox();
  if (!box) throw new Error('there is no palette');
  await page.mouse.move(box.x + 12, box.y + 45);
  await page.mouse.down();
  await page.mouse.move(box.x + 400, box.y + below, { steps: 8 });
  await page.mouse.up();
}

/** Saves, and answers the user's authorization header. */
async function save(page: Page): Promise<string> {
  const [sent] = await Promise.all([
    page.waitForRequest('**/api/scratch/publish_scratch'),
    page.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  return (await sent.headerValue('authorization')) ?? '';
}

/** All addresses that a page or its frames request. */
function hostsOf(context: BrowserContext): Set<string> {
  const hosts = new Set<string>();
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(hostname);
  });
  return hosts;
}

test(
  'a child programs; without network, after a closed page and beside another device nothing is lost',
  { tag: '@try' },
  async ({ page, context, newPerson, problems }, { project }) => {
    test.skip(project.name === 'phone', 'blocks are dragged with a mouse here');
    test.setTimeout(240_000);
    const hosts = hostsOf(context);
    const child = await newPerson(ROLE.student);
    const { task } = await storeGivenTo(child, { kind: 'scratch' });
    await enter(page, child, `/scratch/new?task=${task.id}`);
    await untilOpen(page);

    await page.getByRole('textbox', { name: 'Name of the project' }).fill('Flying cat');
    await addBlock(page, 120);
    await untilKept(page);
    await save(page);
    await expect(state(page, /^Saved at/)).toBeVisible(PATIENCE);
    await expect(page).toHaveURL(/\/scratch\/wrk-/);
    const address = page.url();
    // A project begun for a task becomes its answer.
    const workId = address.split('/').at(-1);
    const key = { schoolId: child.schoolId, taskId: task.id, userId: child.userId };
    await expect.poll(() => taskAnswers.get(key)).toMatchObject({ workId });

    // The network fails and the page is closed; then both come back.
    problems.announce(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await context.setOffline(true);
    await addBlock(page, 220);
    await untilKept(page);
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    const [sent] = await Promise.all([
      again.waitForRequest('**/api/scratch/publish_scratch', PATIENCE),
      again.goto(address),
    ]);
    const authorization = (await sent.headerValue('authorization')) ?? '';
    await expect(state(again, /^Saved at/)).toBeVisible(PATIENCE);
    await expect(again.getByRole('textbox', { name: 'Name of the project' })).toHaveValue(
      'Flying cat',
    );

    // In between another device restores the first version.
    const work_id = new URL(address).pathname.split('/').at(-1) ?? '';
    const restored = await again.request.post('/api/scratch/versions', {
      headers: { authorization },
      form: { work_id, action: 'restore', version: 1, base: 2, request_key: crypto.randomUUID() },
    });
    expect(await restored.json()).toMatchObject({ code: 1 });
    await addBlock(again, 320);
    await save(again);
    const question = again.getByRole('dialog', { name: 'This project was changed elsewhere' });
    await expect(question).toBeVisible(PATIENCE);
    await question.getByRole('button', { name: 'Keep mine as a copy' }).click();
    await expect(again).not.toHaveURL(address, PATIENCE);
    await expect(again).toHaveURL(/\/scratch\/wrk-/, PATIENCE);
    await expect(state(again, /^Saved at/)).toBeVisible(PATIENCE);

    expect([...hosts].every((host) => ['localhost', '127.0.0.1'].includes(host))).toBe(true);
  },
);

test(
  'on a phone a project can be played, named and saved, and begins from another project',
  PHONE_ONLY,
  async ({ page, newPerson }) => {
    test.setTimeout(120_000);
    await enter(page, await newPerson(ROLE.student), '/scratch/new');
    await untilOpen(page);
    await expect(page.getByText('needs a wider screen')).toBeVisible();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'About Scratch' }).click();
    await expect(page.getByRole('link', { name: 'Source code' })).toBeVisible();
    await page.keyboard.press('Escape');
    const name = page.getByRole('textbox', { name: 'Name of the project' });
    await name.fill('Round maze');
    await save(page);
    await expect(page).toHaveURL(/\/scratch\/wrk-/, PATIENCE);
    const first = page.url();

    // A visible work can be remixed, which makes an own project at once.
    await page.goto(`/scratch/new?copy=${new URL(first).pathname.split('/').at(-1)}`);
    await expect(state(page, /^Saved at/)).toBeVisible(PATIENCE);
    await expect(name).toHaveValue('Copy of Round maze');
    await expect(page).toHaveURL(/\/scratch\/wrk-/);
    expect(page.url()).not.toBe(first);
  },
);
