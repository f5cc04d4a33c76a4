import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { WorkId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { dialog, drawPicture, heading, press } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import {
  giveTask,
  handInProject,
  missDeadline,
  passDeadline,
  review,
} from './submissions.scene.ts';

const { enter, expectProblems, open } = application;

const message = page.getByLabelText('Message to your teacher');
const handedIn = page.getByRole('region', { name: 'What I handed in' });
const handing = page.getByRole('button', { name: /^Hand in/ });

let teacher: Awaited<ReturnType<typeof newPerson>>;
let given: Awaited<ReturnType<typeof giveTask>>;
const openTask = (): Promise<void> => open(`/student/task?id=${given.taskId}`);

beforeEach(async () => {
  teacher = await newPerson(ROLE.teacher);
  given = await giveTask(teacher);
  await enter(given.child);
});

test('a child answers with a picture, in time', async () => {
  await open('/dashboard');
  await page
    .getByRole('region', { name: 'My tasks' })
    .getByRole('link', { name: /画太阳/ })
    .click();
  await expect.element(heading('画太阳')).toBeVisible();
  await press('Choose a work, or upload a file');
  await page.getByLabelText('Choose files').upload(await drawPicture('太阳.png'));
  await expect.element(page.getByText(/You hand in the work as it is now\./)).toBeVisible();
  await message.fill('With a moon');
  await expectAccessible();
  await press('Hand in');
  await expect.element(handedIn.getByText('With a moon')).toBeVisible();
  await expect.element(message).toHaveValue('');
});

test('a deadline that passes while a child writes takes nothing away', async () => {
  await handInProject(given.child, given.taskId);
  await openTask();
  await message.fill('And with stars');
  await passDeadline(teacher, given.taskId);
  expectProblems(/^refused: .*task_submit -1 /);
  await press('Hand in again');
  await expect.element(page.getByText(/deadline has passed/)).toBeVisible();
  await openTask();
  await expect
    .element(page.getByText(/The deadline is over, nothing can be handed in/))
    .toBeVisible();
  await expect.element(message).toHaveValue('And with stars');
  expect(handing.query()).toBeNull();
  await expectAccessible();
});

test('a child reads what the teacher says, and tries again', async () => {
  const { child, taskId } = given;
  await handInProject(child, taskId);
  await review(child, taskId, { state: 'returned', comment: 'Show me the stars' });
  await passDeadline(teacher, taskId);
  await openTask();
  await expect.element(page.getByText('Show me the stars')).toBeVisible();
  await expect.element(page.getByText(/What you hand in now counts as late/)).toBeVisible();
  await message.fill('Here they are');
  await press('Hand in again');
  await expect.element(handedIn.getByText('Here they are')).toBeVisible();
});

test('a child who did not hand in reads that the work at the deadline counts', async () => {
  const { child, taskId } = given;
  await missDeadline(teacher, child, taskId);
  await openTask();
  await expect.element(page.getByText(/Your teacher sees your work as it was at/)).toBeVisible();
  await expect.element(page.getByText(/came later\. Your teacher sees it as well/)).toBeVisible();
  await expectAccessible();
  await press('Look at it');
  await expect.element(dialog().getByRole('img', { name: '太阳一' })).toBeVisible();
});

/** What a browser without a network has left on the device, until the end of the test. */
async function keepUnsent(person: string, work: WorkId): Promise<void> {
  const store = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('classroom-scratch', 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => resolve(opening.result);
  });
  const write = (change: (drafts: IDBObjectStore) => unknown): Promise<unknown> =>
    new Promise((resolve) => {
      const writing = store.transaction('drafts', 'readwrite');
      writing.oncomplete = resolve;
      change(writing.objectStore('drafts'));
    });
  const id = `${person}:${work}`;
  onTestFinished(async () => {
    await write((drafts) => drafts.delete(id));
    store.close();
  });
  const snapshot = { key: 'k', at: new Date().toISOString(), title: '迷宫' };
  const waiting = { ...snapshot, project: new ArrayBuffer(8), thumbnail: null };
  await write((drafts) => drafts.put({ id, person, work, base: 1, sending: null, waiting }));
}

test('a child is told of changes that are on the device only before they are handed in', async () => {
  const { child, taskId } = given;
  const workId = await handInProject(child, taskId);
  const warning = page.getByText(/changes that haven’t been sent yet/);
  await openTask();
  await expect.element(page.getByText('Handed in!')).toBeVisible();
  expect(handing.query()).toBeNull();
  expect(warning.query()).toBeNull();
  await keepUnsent(child.userId, workId);
  await openTask();
  await expect.element(warning).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Hand in again' })).toBeEnabled();
  await expectAccessible();
  await expect
    .element(page.getByRole('link', { name: 'Open it' }))
    .toHaveAttribute('href', `/scratch/${workId}`);
});
