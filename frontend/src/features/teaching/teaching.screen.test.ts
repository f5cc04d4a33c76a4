import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import {
  act,
  choose,
  dialog,
  drawPicture,
  expectAt,
  press,
  watchDownloads,
} from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import { makeDay, makeRecorded, makeUnrecorded, makeYesterday } from './teaching.scene.ts';

const { enter, open, expectProblems } = application;

const stateOf = (name: string): Locator =>
  page.getByRole('group', { name: `Attendance of ${name}` });
const done = page.getByText('2 students recorded. Hours deducted: 2.');
const end = dialog('End the lesson?');

/** In the first half of a lesson its early end is asked about; in the second it is not. */
async function endSoon(): Promise<void> {
  const soon = dialog('End the lesson so soon?');
  await expect.element(soon.or(done).first()).toBeVisible();
  if (soon.query()) await press('End it and deduct the hours', soon);
}

test('a teacher starts a lesson from the home, and is asked before it ends early', async () => {
  await enter(await makeDay());
  await open('/index');
  const today = page.getByRole('region', { name: 'Today’s lessons' });
  await expect.element(today.getByText('1 lesson has no record yet')).toBeVisible();
  await today.getByRole('link', { name: 'Teach' }).click();
  await expect.element(page.getByText('2 students are expected')).toBeVisible();
  await press('Start lesson');
  expectProblems(/^refused: \S+end_course -1/);
  await press('End lesson');
  await press('End lesson', end);
  // A lesson cannot go on after midnight: after eleven in the evening it has begun already.
  if (new Date().getHours() === 23) await endSoon();
  else {
    const early = dialog('End the lesson before it begins?');
    await expect
      .element(early.getByText(/records 2 students and deducts hours: 2\./))
      .toBeVisible();
    await expectAccessible();
    await press('Cancel', early);
    await press('End lesson');
    await press('End lesson', end);
    await press('End it and deduct the hours', early);
  }
  await expect.element(done).toBeVisible();
});

test('a record is written with one hand, survives a reload, and is read afterwards', async () => {
  const { teacher, lessonId } = await makeYesterday();
  await enter(teacher);
  await open(`/recordDetail/${lessonId}`);
  const taught = page.getByLabelText('What was taught');
  await press('Absent', stateOf('李梓萱'));
  await press('Comment on 王子涵');
  await press('Great');
  await page.getByRole('textbox', { name: 'Comment on 王子涵' }).fill('Helped the others');
  await taught.fill('Loops');
  await expect.element(page.getByText('Present 1 · Absent 1 · Hours: 2')).toBeVisible();
  await expectAccessible();

  await open(`/recordDetail/${lessonId}`);
  await expect
    .element(page.getByText(/^This is what you wrote earlier on this device/))
    .toBeVisible();
  await expect.element(taught).toHaveValue('Loops');
  await press('End lesson');
  await expect.element(end.getByText('Hours to be deducted: 2')).toBeVisible();
  await expectAccessible();
  await press('End lesson', end);
  await expect.element(done).toBeVisible();
  await expect.element(page.getByText('Great · Helped the others')).toBeVisible();
  await expectAccessible();
});

test('a record is corrected, for a reason', async () => {
  const { teacher, lessonId } = await makeYesterday(['present', 'absent']);
  await enter(teacher);
  await open(`/recordDetail/${lessonId}`);
  await press('Correct');
  await press('On leave', stateOf('李梓萱'));
  await press('Save the correction');
  const correct = dialog('Correct the record');
  await expect
    .element(correct.getByText(/^李梓萱 Absent.* → On leave.* \(balance \+1\)$/))
    .toBeVisible();
  await press('Save the correction', correct);
  await expect.element(correct.getByText('Please fill in this field')).toBeVisible();
  await page.getByLabelText(/^Reason for the correction/).fill('The family had called');
  await press('Save the correction', correct);
  await expect
    .element(page.getByText('Corrected in 1 place. Hours deducted in all: 1.'))
    .toBeVisible();
  await expect.element(page.getByText(/The family had called$/)).toBeVisible();
  await expect
    .element(page.getByText(/^李梓萱: Absent.* → On leave.*, 1 hour → 0 hours/))
    .toBeVisible();
});

test('records are listed, and lessons without one are caught up with', async () => {
  const { teacher } = await makeYesterday(['present', 'leave']);
  await makeUnrecorded(teacher);
  await enter(teacher);
  await open('/classRecord');
  await expect.element(page.getByText(/Present 1 · On leave 1$/)).toBeVisible();
  await page.getByRole('tab', { name: /Missing/ }).click();
  await page.getByText('启蒙一班').click();
  await expect.element(page.getByRole('button', { name: 'End lesson' })).toBeVisible();
});

test('pictures of a lesson are made small before they are sent', async () => {
  const teacher = await newPerson(ROLE.teacher);
  await enter(teacher);
  await open(`/recordDetail/${await makeUnrecorded(teacher)}`);
  const broken = new File(['no picture'], 'broken.png', { type: 'image/png' });
  const photo = (name: string) => drawPicture(name, 4000, 3000);
  await page
    .getByLabelText('Add pictures')
    .upload([await photo('board.png'), broken, await photo('robot.png')]);
  await expect.element(page.getByRole('heading', { name: 'Pictures (2/9)' })).toBeVisible();
  const failed = page.getByRole('list', { name: 'Pictures are being sent' });
  await expect.element(failed.getByRole('alert')).toMatchTextContent(/^This file is not a picture/);
  await press('Cancel broken.png', failed);
  const shown = page.getByRole('img', { name: 'Picture 1' });
  await expect.element(shown).toBeVisible();
  await expect.poll(() => (shown.element() as HTMLImageElement).naturalWidth).toBe(1600);
});

test('a principal finds records by class', async () => {
  const principal = await newPerson(ROLE.principal);
  const { classId } = await makeRecorded(principal);
  await enter(principal);
  await open('/classRecord?view=figures');
  const figures = page.getByRole('tabpanel');
  await expect.element(figures.getByText('100%').first()).toBeVisible();
  await expectAccessible();
  await press('By class');
  await figures.getByText('启蒙一班').click();
  await expectAt(`/classRecord/list/class/${classId}`);
  await expect.element(page.getByRole('heading', { name: '启蒙一班' })).toBeVisible();
  await page.getByRole('main').getByText('启蒙一班').nth(1).click();
  await expect.element(page.getByText(/今天很专心/)).toBeVisible();
});

test('a class has its lessons, its records and its attendance register', async () => {
  const principal = await newPerson(ROLE.principal);
  const { classId, student } = await makeRecorded(principal);
  await enter(principal);
  await open(`/classMan/classRoom/${classId}?tab=records`);
  await expect.element(page.getByText('循环与条件')).toBeVisible();
  await act(/^Actions/, 'Attendance register');
  await choose('Period', 'This term');
  const row = page.getByRole('row', { name: new RegExp(student) });
  await expect.element(row).toMatchTextContent('1/1');
  await expect.element(row.getByText('Present')).toBeInTheDocument();
  await expectAccessible();
  const saved = watchDownloads();
  await press('Export');
  await expect.poll(() => saved).toEqual([expect.stringMatching(/^attendance-register-.*\.xlsx$/)]);
  await page.getByRole('link', { name: 'Class', exact: true }).click();
  await page.getByRole('tab', { name: 'Lessons' }).click();
  await expect.element(page.getByText('No lessons in the next six weeks')).toBeVisible();
});

test('a live teacher teaches from the own home', async () => {
  const live = await newPerson(ROLE.liveTeacher);
  await makeUnrecorded(live);
  await enter(live);
  await open('/liveManagement');
  await page
    .getByRole('region', { name: 'Missing records' })
    .getByRole('link', { name: 'Write the record' })
    .click();
  await expect.element(page.getByRole('button', { name: 'End lesson' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /All records/ })).not.toBeInTheDocument();
});

test('a student reads what was said of the own lesson', async () => {
  const student = await newPerson(ROLE.student);
  await makeRecorded(student);
  await enter(student);
  await open('/dashboard');
  await page
    .getByRole('region', { name: 'My past lessons' })
    .getByRole('button', { name: /Great/ })
    .click();
  const own = dialog('启蒙一班');
  await expect.element(own.getByText('Great · 今天很专心')).toBeVisible();
  await expect.element(own.getByText('循环与条件')).toBeVisible();
  await expectAccessible();
});
