import type { Page } from '@playwright/test';
import { DAY_MS } from '#shared/days.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { storeHandedIn, storeTask } from '#tests/factories/task.ts';
import { storeWork } from '#tests/factories/work.ts';
import { enter } from '../harness/enter.ts';
import { expect, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** A teacher of the child: answers what gives it a task, due in so many days. */
async function makeTeacher(child: Person) {
  const teacher = await makePerson(child.schoolId, ROLE.teacher, { name: '周雨桐' });
  const classId = await makeClass(teacher, [child], { name: '三年级' });
  return (title: string, due: number) =>
    storeTask(teacher, {
      title,
      classIds: [classId],
      state: 'released',
      releaseAt: inDays(-2),
      deadline: inDays(due),
    });
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

const tasksCard = (page: Page) => page.getByRole('region', { name: 'My tasks' });

test(
  'what is on this device only is marked, and a project goes on with one touch',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson }) => {
    const child = await newPerson(ROLE.student);
    const give = await makeTeacher(child);
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
    const give = await makeTeacher(child);
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
