import type { Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { issueCard } from '#tests/factories/student.ts';
import { storeGivenTo } from '#tests/factories/task.ts';
import { Tablets } from '../harness/class-without-network.ts';
import { edit, PATIENCE, save, state, untilKept, untilOpen } from '../harness/editor.ts';
import { enter } from '../harness/enter.ts';
import { kept, openTablet, untilFilesKept } from '../harness/kept-on-device.ts';
import { type Child, makeLesson, takeSeat } from '../harness/seat.ts';
import { signOut } from '../harness/shell.ts';
import { fillSignIn } from '../harness/sign-in.ts';
import { expect, LONG_TRY, TRY, test } from '../harness/test.ts';

test(
  'without a network a child’s home, a task and the editor open, and what is made there is sent later',
  TRY,
  async ({ browser, baseURL, newPerson }) => {
    test.setTimeout(240_000);
    const context = await openTablet(browser, baseURL);
    const page = await context.newPage();
    const child = await newPerson(ROLE.student);
    const { task } = await storeGivenTo(child, { kind: 'scratch' });
    await enter(page, child, '/dashboard');
    await expect(page.getByText(task.title).first()).toBeVisible();
    // All pages of a child, when the home has been there for a while.
    await untilFilesKept(page);
    await page.goto(`/student/task?id=${task.id}`);
    await expect(page.getByRole('heading', { name: task.title }).first()).toBeVisible();
    await expect.poll(async () => (await kept(page)).calls, PATIENCE).toContain('task/open');
    await page.goto('/scratch/new');
    await untilOpen(page);
    const name = page.getByRole('textbox', { name: 'Name of the project' });
    await name.fill('Flying cat');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\/scratch\/wrk-/, PATIENCE);
    const saved = page.url();
    await expect
      .poll(() => kept(page), PATIENCE)
      .toMatchObject({
        people: [child.userId],
        projects: 1,
        hasPictures: true,
        isControlled: true,
      });

    await context.setOffline(true);
    await page.goto('/dashboard');
    await expect(page.getByText(task.title).first()).toBeVisible();
    await expect(page.getByText(/What you see is as of \d\d:\d\d/)).toBeVisible();
    await page.goto(`/student/task?id=${task.id}`);
    await expect(page.getByRole('heading', { name: task.title }).first()).toBeVisible();
    await page.goto(saved);
    await untilOpen(page);
    await expect(name).toHaveValue('Flying cat');
    await page.goto('/scratch/new');
    await untilOpen(page);
    await name.fill('Made on a train');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(state(page, /kept on this device/i)).toBeVisible(PATIENCE);

    await context.setOffline(false);
    await expect(state(page, /^Saved at/)).toBeVisible(PATIENCE);
    await expect(page).toHaveURL(/\/scratch\/wrk-/);
    await page.goto('/dashboard');
    await expect(page.getByText('Made on a train').first()).toBeVisible();
    await expect(page.getByText(/What you see is as of/)).toBeHidden();
    await context.close();
  },
);

/** The path of the call that lists works. */
const LIST = 'scratch/get_scratch_all';

test(
  'without a network a child’s own works tell what is on this device only, and lead there',
  LONG_TRY,
  async ({ browser, baseURL, newPerson }) => {
    test.setTimeout(240_000);
    const context = await openTablet(browser, baseURL);
    const page = await context.newPage();
    const name = page.getByRole('textbox', { name: 'Name of the project' });
    const works = page.getByRole('list', { name: 'My works' });
    await enter(page, await newPerson(ROLE.student), '/dashboard');
    await untilFilesKept(page);
    await page.goto('/scratch/new');
    await untilOpen(page);
    await name.fill('Flying cat');
    await save(page);
    const saved = page.url();
    await expect
      .poll(() => kept(page), PATIENCE)
      .toMatchObject({ projects: 1, isControlled: true });
    await page.goto('/create');
    await expect(works).toContainText('Flying cat');
    // Those of the home, as its card and as a list of pages, and those of this page.
    const lists = async () => (await kept(page)).calls.filter((call) => call === LIST);
    await expect.poll(lists, PATIENCE).toHaveLength(3);

    await context.setOffline(true);
    await page.goto(saved);
    await untilOpen(page);
    await edit(page, 'a');
    await untilKept(page);
    await page.goto('/scratch/new');
    await page.getByRole('button', { name: 'New project' }).click();
    await untilOpen(page);
    await name.fill('Made on a train');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await untilKept(page);
    await page.goto('/create');
    const unsent = page
      .getByRole('region', { name: '2 projects haven’t been sent yet' })
      .getByRole('listitem');
    await expect(unsent).toHaveText(
      [/^Made on a train.*only on this device/, /^Flying cat/],
      PATIENCE,
    );
    const marked = works.getByRole('link', { name: /Not sent yet.*Flying cat/ });
    await expect(marked).toBeVisible(PATIENCE);
    await unsent.first().getByRole('link', { name: 'Open' }).click();
    await untilOpen(page);
    await expect(name).toHaveValue('Made on a train');

    await page.goto('/create');
    await expect(marked).toBeVisible(PATIENCE);
    await context.setOffline(false);
    await expect(works).toContainText('Made on a train', PATIENCE);
    await expect(page.getByText('Not sent yet')).toBeHidden(PATIENCE);
    await expect(unsent).toHaveCount(0, PATIENCE);
    await context.close();
  },
);

test(
  'an editor that had no network for longer than a token lasts sends its work when it is back',
  LONG_TRY,
  async ({ browser, baseURL }) => {
    test.setTimeout(120_000);
    const { children, taskId } = await makeLesson(1);
    const tablets = new Tablets(browser, baseURL ?? '');
    const seat = await takeSeat(await tablets.open(), children[0] as Child, taskId);
    await tablets.setOffline(true);
    for (const key of ['b', 'c']) {
      await seat.make(key);
      await tablets.pass(40);
    }
    await tablets.setOffline(false);
    await seat.untilArrived(PATIENCE.timeout);
    await tablets.close();
  },
);

test(
  'a child who signs out leaves nothing to the next one, nor to staff',
  LONG_TRY,
  async ({ browser, baseURL, newPerson }) => {
    test.setTimeout(120_000);
    const context = await openTablet(browser, baseURL);
    const page = await context.newPage();
    const [first, second] = [await newPerson(ROLE.student), await newPerson(ROLE.student)];
    const { task } = await storeGivenTo(first);
    await enter(page, first, '/dashboard');
    await expect(page.getByText(task.title).first()).toBeVisible();
    await expect.poll(async () => (await kept(page)).people, PATIENCE).toEqual([first.userId]);

    await signOut(page);
    await expect.poll(() => kept(page), PATIENCE).toMatchObject(NOTHING);
    await fillSignIn(page, second);
    await expect(page).toHaveURL('/dashboard');
    const ofSecond = { isChild: true, people: [second.userId] };
    await expect.poll(() => kept(page), PATIENCE).toMatchObject(ofSecond);
    await untilFilesKept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/What you see is as of/)).toBeVisible();
    await expect(page.getByText(task.title)).toBeHidden();
    await context.setOffline(false);

    await signOut(page);
    const teacher = await newPerson(ROLE.teacher);
    await fillSignIn(page, teacher);
    await expect(page).toHaveURL('/index');
    await page.waitForTimeout(4_000);
    expect(await kept(page)).toMatchObject(NOTHING);
    // What was left behind, e.g. by a browser that ended meanwhile, does not stay either.
    await page.evaluate(() => caches.open('classroom-pictures'));
    await page.reload();
    await expect.poll(() => kept(page), PATIENCE).toMatchObject(NOTHING);
    await context.close();
  },
);

const NOTHING = { isChild: false, hasPictures: false, answers: 0, projects: 0, templates: 0 };
const asOf = (page: Page) => page.getByText(/What you see is as of/);

test(
  'a child who signs out without a network leaves nothing, and one with a card sees only what is their own',
  LONG_TRY,
  async ({ browser, baseURL, newPerson }) => {
    test.setTimeout(180_000);
    const context = await openTablet(browser, baseURL);
    const page = await context.newPage();
    const first = await newPerson(ROLE.student);
    const card = await issueCard(first.schoolId);
    const { task } = await storeGivenTo(first);
    const people = async () => (await kept(page)).people;
    await enter(page, first, '/dashboard');
    await expect(page.getByText(task.title).first()).toBeVisible();
    await expect.poll(people, PATIENCE).toEqual([first.userId]);
    await untilFilesKept(page);

    // The card of another child, over a session that nobody has ended.
    await page.goto(`/card/${card}`);
    await page.getByRole('button', { name: 'Sign in with the card' }).click();
    await expect(page).toHaveURL('/dashboard', PATIENCE);
    await expect.poll(people, PATIENCE).toEqual([expect.not.stringMatching(first.userId)]);
    await expect(page.getByText(task.title)).toBeHidden();
    await context.setOffline(true);
    await page.reload();
    await expect(asOf(page)).toBeVisible();
    await expect(page.getByText(task.title)).toBeHidden();

    await signOut(page);
    await expect.poll(() => kept(page), PATIENCE).toMatchObject(NOTHING);
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored.filter((name) => name.startsWith('Cognito'))).toEqual([]);
    await context.setOffline(false);
    await fillSignIn(page, first);
    await expect(page.getByText(task.title).first()).toBeVisible();
    await expect.poll(people, PATIENCE).toEqual([first.userId]);
    await context.close();
  },
);
