import type { Page } from '@playwright/test';
import type { TaskId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson, makeSigner, PASSWORD, type Person } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { changeAnswer, moveDeadline, storeHandedIn, storeTask } from '#tests/factories/task.ts';
import { storeFile } from '#tests/factories/upload.ts';
import { storeVersion } from '#tests/factories/work.ts';
import { storeNextPicture } from '#tests/factories/work-history.ts';
import { enter } from '../harness/enter.ts';
import { expect, SELDOM, test } from '../harness/test.ts';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Hands in a picture of a student. */
async function handIn(student: Person, taskId: TaskId): Promise<void> {
  const body = makePng(320, 240);
  const { key, bytes, name } = await storeFile(student, {
    purpose: 'work',
    name: '太阳.png',
    body,
  });
  const file = { kind: 'picture', title: '太阳', name, bytes, key } as const;
  await storeHandedIn(student, taskId, { ...file, contentType: 'image/png' });
}

/** A teacher's class of four students, one of whom can sign in, with a task due in an hour. */
async function makeScene(teacher: Person) {
  const pupil = (name: string) => makePerson(teacher.schoolId, ROLE.student, { name });
  const child = await makeSigner(teacher.schoolId, ROLE.student, { name: '王子涵' });
  const others = [await pupil('李梓萱'), await pupil('张浩然'), await pupil('陈思远')];
  const classId = await makeClass(teacher, [child, ...others], { name: '三年级' });
  const given = { state: 'released' as const, releaseAt: inHours(-2), classIds: [classId] };
  const task = await storeTask(teacher, { ...given, title: '画太阳', deadline: inHours(1) });
  return { child: { ...child, password: PASSWORD }, others, taskId: task.id };
}

test('a child answers a task in time, is too late for the second try, and reads what the teacher says', async ({
  page,
  newPerson,
  accessible,
}) => {
  test.slow();
  const teacher = await newPerson(ROLE.teacher);
  const { child, taskId } = await makeScene(teacher);
  await enter(page, child, '/dashboard');
  await page
    .getByRole('region', { name: 'My tasks' })
    .getByRole('link', { name: /画太阳/ })
    .click();
  await expect(heading(page, '画太阳')).toBeVisible();
  await press(page, 'Choose a work, or upload a file');
  const file = { name: '太阳.png', mimeType: 'image/png', buffer: makePng(64, 48) };
  await page.locator('input[type=file][multiple]').setInputFiles(file);
  await expect(page.getByText('You hand in the work as it is now.')).toBeVisible();
  await page.getByLabel('Message to your teacher').fill('With a moon');
  await accessible();
  await press(page, 'Hand in');
  const answers = page.getByRole('region', { name: 'What I handed in' });
  await expect(answers.getByText('With a moon')).toBeVisible();
  await expect(page.getByLabel('Message to your teacher')).toHaveValue('');

  // The deadline passes while the student writes: nothing is lost.
  await page.getByLabel('Message to your teacher').fill('And with stars');
  await moveDeadline(teacher, taskId, inHours(-1));
  await press(page, 'Hand in again');
  await expect(page.getByText(/deadline has passed/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('The deadline is over, nothing can be handed in')).toBeVisible();
  await expect(page.getByLabel('Message to your teacher')).toHaveValue('And with stars');
  await expect(page.getByRole('button', { name: /^Hand in/ })).toHaveCount(0);
  await accessible();

  await enter(page, teacher, `/taskMan/see/view/${taskId}/next`);
  await expect(heading(page, '王子涵')).toBeVisible();
  await expect(page.getByText('With a moon')).toBeVisible();
  await page.getByLabel('Comment').fill('Show me the stars');
  await press(page, 'Try again');
  await press(page, 'Return, next one');
  await expect(heading(page, 'Everything is reviewed')).toBeVisible();

  await enter(page, child, `/student/task?id=${taskId}`);
  await expect(page.getByText('Show me the stars')).toBeVisible();
  await expect(page.getByText('What you hand in now counts as late')).toBeVisible();
  await page.getByLabel('Message to your teacher').fill('Here they are');
  await press(page, 'Hand in again');
  await expect(answers.getByText('Here they are')).toBeVisible();
});

test(
  'a child works without handing in: the teacher sees the work as it was at the deadline, whatever follows',
  SELDOM,
  async ({ page, newPerson, accessible }) => {
    test.slow();
    const teacher = await newPerson(ROLE.teacher);
    const { child, taskId } = await makeScene(teacher);
    await enter(page, child, `/student/task?id=${taskId}`);
    await press(page, 'Choose a work, or upload a file');
    const file = { name: '太阳一.png', mimeType: 'image/png', buffer: makePng(64, 48) };
    await page.locator('input[type=file][multiple]').setInputFiles(file);
    await expect(page.getByRole('button', { name: 'Hand in', exact: true })).toBeEnabled();
    const deadline = new Date().toISOString();
    await moveDeadline(teacher, taskId, deadline);
    // What the device had made before arrives after; then the child goes on.
    await storeNextPicture(child, taskId, '太阳二.png', deadline);
    await storeNextPicture(child, taskId, '太阳三.png');

    await page.reload();
    await expect(page.getByText(/Your teacher sees your work as it was at/)).toBeVisible();
    await expect(page.getByText(/came later. Your teacher sees it as well/)).toBeVisible();
    await accessible();
    await press(page, 'Look at it');
    await expect(page.getByRole('dialog').getByRole('img', { name: '太阳一' })).toBeVisible();

    await enter(page, teacher, `/taskMan/detail/${taskId}`);
    const row = (name: string) =>
      page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: name });
    await expect(row('王子涵')).toContainText('Work, not handed in');
    await expect(row('李梓萱')).toContainText('Nothing there');
    await accessible();
    await page.getByRole('link', { name: 'Review what was not handed in' }).click();
    await expect(heading(page, '王子涵')).toBeVisible();
    await expect(page.getByText(/This is the work as it was at the deadline/)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '1 of 1' })).toContainText(
      'Work, not handed in',
    );
    const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem');
    await expect(versions).toHaveCount(2);
    await expect(page.getByRole('link', { name: /Download/ })).toHaveAttribute(
      'download',
      /太阳一/,
    );
    await versions.getByRole('button', { name: /Arrived after the deadline/ }).click();
    await expect(page.getByText(/You decide whether it counts/)).toBeVisible();
    await accessible();
    await versions.getByRole('button', { name: /As it was at the deadline/ }).click();
    await page.getByLabel('Score (0–100)').fill('70');
    await press(page, 'Done, next one');
    await expect(heading(page, 'Everything is reviewed')).toBeVisible();

    await enter(page, child, `/student/task?id=${taskId}`);
    await expect(page.getByText('70 points')).toBeVisible();
    await expect(page.getByText(/Your teacher sees your work as it was at/)).toBeVisible();
  },
);

/** Data that a browser without network has left on the device. */
const keepUnsent = (page: Page, person: string, work: string): Promise<void> =>
  page.evaluate(
    ([by, of]) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('classroom-scratch', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('drafts', 'readwrite');
          const snapshot = { key: 'k', at: new Date().toISOString(), title: '迷宫' };
          const waiting = { ...snapshot, project: new ArrayBuffer(8), thumbnail: null };
          const draft = { id: `${by}:${of}`, person: by, work: of, base: 1, sending: null };
          writing.objectStore('drafts').put({ ...draft, waiting });
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [person, work],
  );

test(
  'a child is told of changes that are on the device only before they are handed in',
  SELDOM,
  async ({ page, newPerson, accessible }) => {
    const { child, taskId } = await makeScene(await newPerson(ROLE.teacher));
    const workId = await storeVersion(child);
    await storeHandedIn(child, taskId, { workId });
    await enter(page, child, `/student/task?id=${taskId}`);
    const handing = page.getByRole('button', { name: 'Hand in again' });
    const warning = page.getByText('changes that haven’t been sent yet');
    await expect(page.getByText('Handed in!')).toBeVisible();
    await expect(handing).toBeHidden();
    await expect(warning).toBeHidden();
    await keepUnsent(page, child.userId, workId);
    await page.reload();
    await expect(warning).toBeVisible();
    await expect(handing).toBeEnabled();
    await accessible();
    await expect(page.getByRole('link', { name: 'Open it' })).toHaveAttribute(
      'href',
      `/scratch/${workId}`,
    );
  },
);

test(
  'a teacher reviews by keyboard alone; a second reviewer loses nothing',
  SELDOM,
  async ({ page, newPerson, accessible }, info) => {
    test.skip(info.project.name === 'phone', 'there is no keyboard');
    test.slow();
    const teacher = await newPerson(ROLE.teacher);
    const { others, taskId } = await makeScene(teacher);
    for (const each of others) await handIn(each, taskId);
    await enter(page, teacher, `/taskMan/detail/${taskId}`);
    await expect(heading(page, '画太阳')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: '李梓萱' })).toContainText('Handed in');
    await accessible();
    await page.getByRole('link', { name: 'Review 3 answers' }).press('Enter');

    const score = page.getByLabel('Score (0–100)');
    await expect(page.getByRole('img', { name: '太阳' })).toHaveJSProperty('naturalWidth', 320);
    await expect(page.getByRole('status').filter({ hasText: '1 of 3' })).toBeVisible();
    await accessible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await accessible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.keyboard.type('85f');
    await expect(score).toHaveValue('85');
    await page.keyboard.press('c');
    await page.keyboard.type('jk? Bright!');
    await page.keyboard.press('Control+Enter');
    const status = page.getByRole('status').filter({ hasText: 'Saved: 李梓萱' });
    await expect(status).toContainText('2 of 3 · 张浩然');
    await page.keyboard.press('k');
    await expect(heading(page, '李梓萱')).toBeVisible();
    await expect(page.getByLabel('Comment')).toHaveValue('jk? Bright!');
    await expect(page.getByRole('button', { name: 'Great' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('j');
    await expect(heading(page, '张浩然')).toBeVisible();

    // The draft of the review is kept after a reload, but the principal has reviewed in between.
    await page.keyboard.type('60r');
    await expect(score).toHaveValue('60');
    await page.reload();
    await expect(
      page.getByText('This is what you wrote earlier on this device and did not save.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const [, second] = others;
    if (second) await changeAnswer(second, taskId, { state: 'done', score: 90, comment: 'Warm!' });
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Warm!');
    await accessible();
    await dialog.getByRole('button', { name: 'Save the choice' }).click();
    await expect(heading(page, '陈思远')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(heading(page, 'Everything is reviewed')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to the answers' }).press('Enter');
    await expect(page.getByRole('row').filter({ hasText: '张浩然' })).toContainText('60');
  },
);
