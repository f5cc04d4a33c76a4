import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { expectCount, expectTexts, heading, inWindow } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import { giveTasks, planLesson } from './homes.scene.ts';

const { enter, open } = application;

/** A child's finger needs this much. */
const TOUCH = 44;

const tiles = page.getByRole('navigation', { name: 'What shall we do today?' });
const tasksCard = page.getByRole('region', { name: 'My tasks' });

let child: Awaited<ReturnType<typeof newPerson>>;
beforeEach(async () => {
  child = await newPerson(ROLE.student);
  await enter(child);
});

test.each([
  [1024, 768],
  [768, 1024],
  [390, 844],
])('what is large is seen without scrolling at %i by %i', async (width, height) => {
  await inWindow(width, height);
  const { teacher, classId } = await giveTasks(child, [{ title: '画太阳', due: 1 }]);
  await planLesson(teacher, classId, 3);
  await open('/dashboard');
  const large = tiles.getByRole('link');
  await expectTexts(large, [
    /^Create/,
    /^My tasks(until|Until) tomorrow \d\d:\d\d ?1 to do/,
    /^Gallery/,
    /^Next lesson.*周雨桐/,
  ]);
  for (const tile of large.all()) await expect.element(tile).toBeInViewport({ ratio: 1 });
  const small = page.getByRole('navigation', { name: 'More' }).getByRole('link');
  for (const link of small.all()) {
    await expect.element(link).toBeInViewport({ ratio: 1 });
    expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(TOUCH);
  }
  await expectAccessible();
});

test('all that is due soon is there, the nearest first; the rest is told', async () => {
  const soon = [2.5, 0.5, 1.5, 2, 1];
  await giveTasks(child, [
    ...soon.map((due) => ({ title: `任务 ${due}`, due })),
    { title: '大项目', due: 20 },
    { title: '晚一点', due: -1, late: true },
    { title: '结束了', due: -2 },
  ]);
  await open('/dashboard');
  await expectCount(tasksCard.getByRole('listitem'), soon.length);
  await expectTexts(
    tasksCard.getByRole('heading', { level: 3 }),
    soon.toSorted((a, b) => a - b).map((due) => `任务 ${due}`),
  );
  await tasksCard.getByRole('link', { name: 'And 2 more tasks' }).click();

  await expect.element(heading('My tasks')).toBeVisible();
  const all = page.getByRole('heading', { level: 3 });
  await expect.element(all.nth(5)).toMatchTextContent('大项目');
  await expect.element(all.nth(6)).toMatchTextContent('晚一点');
  await expect.element(page.getByText(/A little late\. You can still hand it in/)).toBeVisible();
  await expect.element(page.getByText(/This one is closed/)).toBeVisible();
  await expectAccessible();
});

test('a new child finds what to do', async () => {
  await open('/dashboard');
  await expect.element(tiles.getByText('All done!')).toBeVisible();
  await expect.element(tiles.getByText('No lesson soon')).toBeVisible();
  await expect.element(page.getByText('No tasks yet')).toBeVisible();
  await expect.element(page.getByText('No works yet')).toBeVisible();
  await expectAccessible();
});

test('there is nothing that the school does not use', async () => {
  await enter(await newPerson(ROLE.student, { switchedOff: ['works'] }));
  await open('/dashboard');
  await expectTexts(tiles.getByRole('link'), [/^My tasks/, /^Next lesson/]);
  expect(page.getByText('No works yet').query()).toBeNull();
});

test('a lesson that runs is now, and its tile leads to it', async () => {
  const { teacher, classId } = await giveTasks(child, []);
  await planLesson(teacher, classId, -1 / 1440);
  await open('/dashboard');
  const tile = tiles.getByRole('link', { name: /^Next lesson/ });
  await expect.element(tile).toMatchTextContent('Now!');
  await tile.click();
  await expect.element(page.getByRole('region', { name: 'My next lessons' })).toBeInViewport();
});
