import type { Locator, Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { joinClass, makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makePhoto } from '#tests/factories/picture.ts';
import { makePastLesson, makeTaughtClass, storeRecord } from '#tests/factories/teaching.ts';
import { enter } from '../harness/enter.ts';
import { openMenu } from '../harness/shell.ts';
import { expect, ON_PHONE, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const press = (at: Page | Locator, name: string | RegExp): Promise<void> =>
  at.getByRole('button', { name, exact: true }).click();

const HOUR_MS = 3_600_000;

/** The next hour of today at the school; late in the evening, the last one. */
function nextHour() {
  const now = new Date(Date.now() + 8 * HOUR_MS);
  // A lesson ends on its day.
  const start = Math.min(now.getUTCHours() * 60 + now.getUTCMinutes() + 5, 23 * 60 - 1);
  return { date: dayFromToday(0), start, end: start + 60 };
}

const isLastHour = (): boolean => new Date(Date.now() + 8 * HOUR_MS).getUTCHours() === 23;

/** In the first half of a lesson its early end is asked about; in the second it is not. */
async function endSoon(page: Page): Promise<void> {
  const soon = dialog(page, 'End the lesson so soon?');
  const done = page.getByText('2 students recorded. Hours deducted: 2.');
  await expect(soon.or(done).first()).toBeVisible();
  if (await soon.isVisible()) await press(soon, 'End it and deduct the hours');
}

test(
  'a teacher starts a lesson, writes its record with one hand, corrects it, and catches up',
  ON_PHONE,
  async ({ page, newPerson, accessible }) => {
    test.slow();
    const teacher = await newPerson(ROLE.teacher);
    const pupil = (name: string) => makePerson(teacher.schoolId, ROLE.student, { name });
    const [first, second] = [await pupil('王子涵'), await pupil('李梓萱')];
    const classId = await makeClass(teacher, [], { name: 'Scratch' });
    // Students who are in the class at the start of the lesson are expected; it may have begun before midnight.
    const before = new Date(Date.now() - HOUR_MS);
    for (const student of [first, second]) await joinClass(classId, student, before);
    await storeLesson(teacher, classId, nextHour());
    await makePastLesson(teacher, [first]);
    await enter(page, teacher, '/index');

    const today = page.getByRole('region', { name: 'Today’s lessons' });
    await expect(today.getByText('1 lesson has no record yet')).toBeVisible();
    await today.getByRole('link', { name: 'Teach' }).click();
    await expect(page.getByText('2 students are expected')).toBeVisible();
    await press(page, 'Start lesson');
    const stateOf = (name: string) => page.getByRole('group', { name: `Attendance of ${name}` });
    await press(stateOf('李梓萱'), 'Absent');
    await press(page, 'Comment on 王子涵');
    await press(page, 'Great');
    await page.getByRole('textbox', { name: 'Comment on 王子涵' }).fill('Helped the others');
    await page.getByLabel('What was taught').fill('Loops');
    await expect(page.getByText('Present 1 · Absent 1 · Hours: 2')).toBeVisible();
    await accessible();

    await page.reload();
    await expect(page.getByText(/^This is what you wrote earlier on this device/)).toBeVisible();
    await expect(page.getByLabel('What was taught')).toHaveValue('Loops');
    await press(page, 'End lesson');
    const end = dialog(page, 'End the lesson?');
    await expect(end.getByText('Hours to be deducted: 2')).toBeVisible();
    await accessible();
    await press(end, 'End lesson');
    // A lesson cannot go on after midnight: after eleven in the evening it has begun already.
    if (!isLastHour()) {
      const early = dialog(page, 'End the lesson before it begins?');
      await expect(early.getByText(/records 2 students and deducts hours: 2\./)).toBeVisible();
      await accessible();
      await press(early, 'Cancel');
      await press(page, 'End lesson');
      await press(end, 'End lesson');
      await press(early, 'End it and deduct the hours');
    } else await endSoon(page);
    await expect(page.getByText('2 students recorded. Hours deducted: 2.')).toBeVisible();
    await expect(page.getByText('Great · Helped the others')).toBeVisible();
    await accessible();

    await press(page, 'Correct');
    await press(stateOf('李梓萱'), 'On leave');
    await press(page, 'Save the correction');
    const correct = dialog(page, 'Correct the record');
    await expect(correct.getByText('李梓萱 Absent → On leave (balance +1)')).toBeVisible();
    await press(correct, 'Save the correction');
    await expect(correct.getByText('Please fill in this field')).toBeVisible();
    await page.getByLabel(/^Reason for the correction/).fill('The family had called');
    await press(correct, 'Save the correction');
    await expect(page.getByText('Corrected in 1 place. Hours deducted in all: 1.')).toBeVisible();
    await expect(page.getByText(/The family had called$/)).toBeVisible();
    await expect(page.getByText('李梓萱: Absent → On leave, 1 hour → 0 hours')).toBeVisible();

    await (await openMenu(page)).getByRole('link', { name: 'Class records' }).click();
    await expect(page.getByText('Present 1 · On leave 1')).toBeVisible();
    await accessible();
    await page.getByRole('tab', { name: /Missing/ }).click();
    await page.getByText('启蒙一班').click();
    await expect(page.getByRole('button', { name: 'End lesson' })).toBeVisible();
    const picture = { name: 'board.png', mimeType: 'image/png', buffer: makePhoto() };
    const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    const files = [picture, broken, { ...picture, name: 'robot.png' }];
    await page.locator('input[aria-label="Add pictures"]').setInputFiles(files);
    await expect(page.getByRole('heading', { name: 'Pictures (2/9)' })).toBeVisible();
    const failed = page.getByRole('list', { name: 'Pictures are being sent' });
    await expect(failed.getByRole('alert')).toHaveText(/^This file is not a picture/);
    await press(failed, 'Cancel broken.png');
    const shown = page.getByRole('img', { name: 'Picture 1' });
    await expect(shown).toBeVisible();
    // The browser makes the photo small before it sends it.
    await expect(shown).toHaveJSProperty('naturalWidth', 1600);
  },
);

test(
  'a principal finds records by class and teacher; a class has its lessons and records',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    const taught = await makeTaughtClass(principal);
    await storeRecord(taught);
    const { classId } = taught.lesson;
    await enter(page, principal, '/classRecord?view=figures');
    await expect(page.getByRole('tabpanel').getByText('100%').first()).toBeVisible();
    await accessible();
    await press(page, 'By class');
    await page.getByRole('tabpanel').getByText('启蒙一班').click();
    await expect(page).toHaveURL(`/classRecord/list/class/${classId}`);
    await expect(page.getByRole('heading', { name: '启蒙一班' })).toBeVisible();
    await page.getByRole('main').getByText('启蒙一班').nth(1).click();
    await expect(page.getByText(/今天很专心/)).toBeVisible();

    await page.goto(`/classMan/classRoom/${classId}?tab=records`);
    await expect(page.getByText('循环与条件')).toBeVisible();
    await press(page, /^Actions/);
    await page.getByRole('menuitem', { name: 'Attendance register' }).click();
    await page.getByRole('combobox', { name: 'Period' }).click();
    await page.getByRole('option', { name: 'This term' }).click();
    const [pupil] = taught.students;
    const row = page.getByRole('row', { name: pupil?.name ?? '' });
    await expect(row).toContainText('1/1');
    await expect(row.getByText('Present')).toBeAttached();
    await accessible();
    const download = page.waitForEvent('download');
    await press(page, 'Export');
    expect((await download).suggestedFilename()).toMatch(/^attendance-register-.*\.xlsx$/);
    await page.getByRole('link', { name: 'Class', exact: true }).click();
    await page.getByRole('tab', { name: 'Lessons' }).click();
    await expect(page.getByText('No lessons in the next six weeks')).toBeVisible();
  },
);

test('a live teacher teaches from the own home', ON_PHONE, async ({ page, newPerson }) => {
  const live = await newPerson(ROLE.liveTeacher);
  await makePastLesson(live, []);
  await enter(page, live, '/liveManagement');
  await page
    .getByRole('region', { name: 'Missing records' })
    .getByRole('link', { name: 'Write the record' })
    .click();
  await expect(page.getByRole('button', { name: 'End lesson' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All records' })).toBeHidden();
});

test(
  'a student reads what was said of the own lesson',
  ON_PHONE,
  async ({ page, newPerson, accessible }) => {
    const pupil = await newPerson(ROLE.student);
    await storeRecord(await makeTaughtClass(pupil));
    await enter(page, pupil, '/dashboard');
    await page
      .getByRole('region', { name: 'My past lessons' })
      .getByRole('button', { name: /Great/ })
      .click();
    const own = dialog(page, '启蒙一班');
    await expect(own.getByText('Great · 今天很专心')).toBeVisible();
    await expect(own.getByText('循环与条件')).toBeVisible();
    await accessible();
  },
);
