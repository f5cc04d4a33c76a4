import type { Page } from '@playwright/test';
import { DAY_MS } from '#shared/days.ts';
import { newId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { storeLesson } from '#tests/factories/lesson.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { storeHandedIn, storeTask } from '#tests/factories/task.ts';
import { storeWork } from '#tests/factories/work.ts';
import { enter } from '../harness/enter.ts';
import { expect, ON_PHONE, ONE_SIZE, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** A class of the child, whose teacher gives tasks. */
async function makeClassOf(child: Person) {
  const teacher = await makePerson(child.schoolId, ROLE.teacher, { name: '周雨桐' });
  const classId = await makeClass(teacher, [child], { name: '三年级' });
  const give = (title: string, due: number, late = false) =>
    storeTask(teacher, {
      title,
      late,
      classIds: [classId],
      state: 'released',
      releaseAt: inDays(-2),
      deadline: inDays(due),
    });
  return { teacher, classId, give };
}

/** Puts a draft of a work into the device's store, as the editor does without a network. */
const keepUnsent = (page: Page, person: string, work: string, task?: string) =>
  page.evaluate(
    ([owner = '', id = '', forTask]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('classroom-scratch', 1);
        opening.onupgradeneeded = () =>
          opening.result
            .createObjectStore('drafts', { keyPath: 'id' })
            .createIndex('person', 'person');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const at = new Date().toISOString();
          const waiting = {
            key: 'k',
            at,
            title: '迷宫',
            project: new ArrayBuffer(8),
            thumbnail: null,
          };
          const of = forTask ? { work: null, task: forTask } : { work: id };
          const draft = { id, person: owner, base: 1, sending: null, waiting, ...of };
          const transaction = opening.result.transaction('drafts', 'readwrite');
          transaction.objectStore('drafts').put(draft);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [person, work, task ?? ''],
  );

const tiles = (page: Page) => page.getByRole('navigation', { name: 'What shall we do today?' });
const tasksCard = (page: Page) => page.getByRole('region', { name: 'My tasks' });

for (const [width, height] of [
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const)
  test(
    `what is large is seen without scrolling at ${width} by ${height}`,
    ONE_SIZE,
    async ({ page, newPerson, accessible }) => {
      await page.setViewportSize({ width, height });
      const child = await newPerson(ROLE.student);
      const { teacher, classId, give } = await makeClassOf(child);
      await give('画太阳', 1);
      await storeLesson(teacher, classId, { date: inDays(3).slice(0, 10) });
      await enter(page, child, '/dashboard');
      const large = tiles(page).getByRole('link');
      await expect(large).toHaveText([
        /^Create/,
        /^My tasks(until|Until) tomorrow \d\d:\d\d ?1 to do/,
        /^Gallery/,
        /^Next lesson.*周雨桐/,
      ]);
      for (const tile of await large.all()) await expect(tile).toBeInViewport({ ratio: 1 });
      const small = page.getByRole('navigation', { name: 'More' });
      for (const link of await small.getByRole('link').all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await accessible();
    },
  );

test(
  'all that is due soon is on the home, the nearest first; the rest is told',
  ON_PHONE,
  async ({ page, newPerson, accessible }) => {
    const child = await newPerson(ROLE.student);
    const { give } = await makeClassOf(child);
    const soon = [2.5, 0.5, 1.5, 2, 1];
    for (const days of soon) await give(`任务 ${days}`, days);
    await give('大项目', 20);
    await give('晚一点', -1, true);
    await give('结束了', -2);
    await enter(page, child, '/dashboard');
    const lines = tasksCard(page).getByRole('listitem');
    await expect(lines).toHaveCount(soon.length);
    await expect(tasksCard(page).getByRole('heading', { level: 3 })).toHaveText(
      soon.toSorted((a, b) => a - b).map((days) => `任务 ${days}`),
    );
    await tasksCard(page).getByRole('link', { name: 'And 2 more tasks' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'My tasks' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 }).nth(5)).toHaveText('大项目');
    await expect(page.getByRole('heading', { level: 3 }).nth(6)).toHaveText('晚一点');
    await expect(page.getByText('A little late. You can still hand it in')).toBeVisible();
    await expect(page.getByText('This one is closed')).toBeVisible();
    await accessible();
  },
);

test(
  'what is on this device only is marked, and a project goes on with one touch',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson }) => {
    const child = await newPerson(ROLE.student);
    const { give } = await makeClassOf(child);
    const task = await give('画太阳', 1);
    const workId = await storeWork(child);
    await storeWork(child);
    await enter(page, child, '/dashboard');
    await expect(page.getByText('Go on')).toHaveCount(2);
    await expect(page.getByText('Not sent yet')).toHaveCount(0);

    await keepUnsent(page, child.userId, workId);
    await storeHandedIn(child, task.id, { workId });
    await page.reload();
    await expect(page.getByText('Not sent yet')).toHaveCount(1);
    await page.goto('/student/task');
    await expect(page.getByRole('link', { name: /画太阳.*Not sent yet/ })).toBeVisible();

    await page.goBack();
    await expect(page.getByRole('link', { name: /Not sent yet.*Go on/ })).toHaveAttribute(
      'href',
      `/scratch/${workId}`,
    );
  },
);

test(
  'a first project that was never sent is marked at its task',
  SELDOM_ONE_SIZE,
  async ({ page, context, newPerson, problems }) => {
    const child = await newPerson(ROLE.student);
    const { give } = await makeClassOf(child);
    const task = await give('画太阳', 1);
    await give('画月亮', 2);
    await enter(page, child, '/dashboard');
    await expect(tasksCard(page).getByRole('listitem')).toHaveCount(2);
    // Sent it would be at once.
    problems.announce(/ERR_FAILED|ERR_CONNECTION_FAILED/);
    await context.route('**/api/**/upload*', (route) => route.abort());
    await keepUnsent(page, child.userId, 'new-1', task.id);
    await page.reload();
    await expect(tasksCard(page).getByText('Not sent yet')).toHaveCount(1);
    await expect(tasksCard(page).getByRole('link', { name: /画太阳.*Not sent yet/ })).toBeVisible();
  },
);

test(
  'a new child finds what to do, and nothing that the school does not use',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const child = await newPerson(ROLE.student);
    await enter(page, child, '/dashboard');
    await expect(tiles(page).getByText('All done!')).toBeVisible();
    await expect(tiles(page).getByText('No lesson soon')).toBeVisible();
    await expect(page.getByText('No tasks yet')).toBeVisible();
    await expect(page.getByText('No works yet')).toBeVisible();
    await accessible();

    const other = await newPerson(ROLE.student, { switchedOff: ['works'] });
    await enter(page, other, '/dashboard');
    await expect(tiles(page).getByRole('link')).toHaveText([/^My tasks/, /^Next lesson/]);
    await expect(page.getByText('No works yet')).toHaveCount(0);
  },
);

test(
  'a lesson that runs is now, and its tile leads to it',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson }) => {
    const child = await newPerson(ROLE.student);
    const { teacher, classId } = await makeClassOf(child);
    const startsAt = new Date(Date.now() - 60_000).toISOString();
    await storeLesson(teacher, classId, {
      id: newId('lesson'),
      startsAt,
      endsAt: inDays(1 / 24),
      date: startsAt.slice(0, 10),
    });
    await enter(page, child, '/dashboard');
    const tile = tiles(page).getByRole('link', { name: /^Next lesson/ });
    await expect(tile).toContainText('Now!');
    await tile.click();
    await expect(page.getByRole('region', { name: 'My next lessons' })).toBeInViewport();
  },
);
