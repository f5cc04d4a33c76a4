import type { Page } from '@playwright/test';
import { tasks } from '#functions/domain/tasks/task.ts';
import type { WorkId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { checkAccessibility } from '../harness/check-accessibility.ts';
import {
  edit,
  keysInEditor,
  keysOnServer,
  PATIENCE,
  save,
  untilKept,
  untilOpen,
  untilSaved,
} from '../harness/editor.ts';
import { enter } from '../harness/enter.ts';
import { kept, openTablet, untilFilesKept } from '../harness/kept-on-device.ts';
import { type Child, worksOf } from '../harness/seat.ts';
import { answerOf, giveTemplateTask } from '../harness/template-task.ts';
import { expect, LONG_TRY, test } from '../harness/test.ts';

test.setTimeout(240_000);

const workAt = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) as WorkId;
const start = (page: Page) => page.getByRole('link', { name: 'Start', exact: true });
const PAGE_CALLS = expect.arrayContaining(['task/details', 'task/open']);

/** The child looks at the home, and at no task, until the device has what it needs without a network. */
async function lookAtHome(page: Page, child: Child, title: string): Promise<void> {
  await enter(page, child, '/scratch/new');
  await untilOpen(page);
  await page.goto('/dashboard');
  await expect(page.getByText(title).first()).toBeVisible();
  await untilFilesKept(page);
  await expect
    .poll(() => kept(page), PATIENCE)
    .toMatchObject({ templates: 1, calls: PAGE_CALLS, isControlled: true });
}

/** Begins the task from the home, and adds to the template. */
async function begin(page: Page, title: string): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: title }).first().click();
  await start(page).click();
  await expect(page).toHaveURL(/\/scratch\/new-/, PATIENCE);
  await untilOpen(page);
  await expect(page.getByRole('textbox', { name: 'Name of the project' })).toHaveValue(title);
  expect(await keysInEditor(page)).toEqual(['t']);
  await edit(page, 'a');
  // What was begun is kept already: the change is when it is two seconds old.
  await page.waitForTimeout(2_500);
  await untilKept(page);
}

test(
  'a task that begins with the teacher’s project is begun without a network, and handed in later',
  LONG_TRY,
  async ({ browser, baseURL, newPerson, page: school }) => {
    const child = await newPerson(ROLE.student);
    const task = await giveTemplateTask(school, child);
    const context = await openTablet(browser, baseURL);
    const page = await context.newPage();
    await lookAtHome(page, child, task.title);
    // What the device fetches by itself opens no task.
    expect(await answerOf(child, task.id)).toBeUndefined();

    await context.setOffline(true);
    await begin(page, task.title);
    // Whoever comes back goes on with it, and begins nothing else.
    await page.goto(`/student/task?id=${task.id}`);
    await page.getByRole('link', { name: 'Go on with it' }).click();
    await untilOpen(page);
    expect(await keysInEditor(page)).toEqual(['a', 't']);
    await page.goto(`/scratch/new?template=${task.id}`);
    await untilOpen(page);
    expect(await keysInEditor(page)).toEqual(['a', 't']);

    await context.setOffline(false);
    await untilSaved(page);
    await expect(page).toHaveURL(/\/scratch\/wrk-/, PATIENCE);
    const workId = workAt(page);
    await expect
      .poll(() => answerOf(child, task.id), PATIENCE)
      .toMatchObject({ workId, state: 'working' });
    expect(await keysOnServer(child, workId)).toEqual(['a', 't']);
    expect(await worksOf(child)).toHaveLength(1);
    await page.goto(`/student/task?id=${task.id}`);
    await page.getByRole('button', { name: 'Hand in' }).click(PATIENCE);
    await expect(page.getByRole('region', { name: 'What I handed in' })).toBeVisible(PATIENCE);
    // What was begun is no longer kept for the beginning.
    await page.goto('/dashboard');
    await expect.poll(() => kept(page), PATIENCE).toMatchObject({ templates: 0 });
    await context.close();
  },
);

test(
  'a task that is begun without a network and on another device leaves the child both projects',
  LONG_TRY,
  async ({ browser, baseURL, newPerson, page: other }) => {
    const child = await newPerson(ROLE.student);
    const task = await giveTemplateTask(other, child);
    const context = await openTablet(browser, baseURL);
    const page = await context.newPage();
    await lookAtHome(page, child, task.title);
    await context.setOffline(true);
    await begin(page, task.title);

    await enter(other, child, `/student/task?id=${task.id}`);
    await other.getByRole('button', { name: 'Start', exact: true }).click();
    await untilOpen(other);
    await edit(other, 'b');
    const first = await save(other);

    await context.setOffline(false);
    await untilSaved(page);
    await expect(page).toHaveURL(/\/scratch\/wrk-/, PATIENCE);
    const second = workAt(page);
    expect(await keysOnServer(child, second)).toEqual(['a', 't']);
    expect(await keysOnServer(child, first)).toEqual(['b', 't']);
    expect(await worksOf(child)).toHaveLength(2);
    // Asked for after the save: what was chosen first stays.
    await page.goto(`/student/task?id=${task.id}`);
    await expect(page.getByRole('button', { name: 'Hand in' })).toBeVisible(PATIENCE);
    expect(await answerOf(child, task.id)).toMatchObject({ workId: first });
    await context.close();
  },
);

test(
  'a task that is withdrawn meanwhile leaves the child what it began without a network',
  LONG_TRY,
  async ({ browser, baseURL, newPerson, page: school }) => {
    const child = await newPerson(ROLE.student);
    const task = await giveTemplateTask(school, child);
    const context = await openTablet(browser, baseURL);
    const page = await context.newPage();
    await lookAtHome(page, child, task.title);
    await context.setOffline(true);
    await begin(page, task.title);
    await tasks.change(task, (before) => ({ ...before, state: 'withdrawn' }));
    await context.setOffline(false);
    await untilSaved(page);
    await expect(page).toHaveURL(/\/scratch\/wrk-/, PATIENCE);
    expect(await keysOnServer(child, workAt(page))).toEqual(['a', 't']);
    await context.close();
  },
);

test(
  'a template that is not on the device is told, and begun when the network is back',
  LONG_TRY,
  async ({ browser, baseURL, newPerson, page: school }) => {
    const child = await newPerson(ROLE.student);
    const task = await giveTemplateTask(school, child);
    const context = await openTablet(browser, baseURL);
    // Nothing is fetched ahead by a device that saves data.
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const page = await context.newPage();
    await enter(page, child, '/dashboard');
    await expect(page.getByText(task.title).first()).toBeVisible();
    await untilFilesKept(page);
    await page.goto(`/student/task?id=${task.id}`);
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    await expect.poll(async () => (await kept(page)).calls, PATIENCE).toEqual(PAGE_CALLS);

    await context.setOffline(true);
    await page.goto(`/student/task?id=${task.id}`);
    await expect(page.getByText('isn’t on this device yet. Go online to begin it')).toBeVisible();
    await expect(start(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeHidden();
    await checkAccessibility(page);
    expect(await kept(page)).toMatchObject({ templates: 0 });
    await page.goto(`/scratch/new?template=${task.id}`);
    await expect(page.getByRole('main')).toContainText('isn’t on this device yet', PATIENCE);
    await checkAccessibility(page);

    await context.setOffline(false);
    await expect(page).toHaveURL(/\/scratch\/wrk-/, PATIENCE);
    await untilOpen(page);
    expect(await keysInEditor(page)).toEqual(['t']);
    await context.close();
  },
);
