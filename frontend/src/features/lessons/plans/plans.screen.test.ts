import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { addDays } from '#shared/days.ts';
import type { ClassId } from '#shared/ids.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { choose, dialog, expectCount, press, toast } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import { addClass, addLesson, addPerson, dayAhead } from '#tests/screens/harness/school.scene.ts';
import { actInCalendar, chooseClass, lessonAt } from '../calendar.fixture.ts';
import { giveHoliday } from '../lessons.scene.ts';

const { enter, expectProblems, open, send } = application;

let principal: Awaited<ReturnType<typeof newPerson>>;
let day: string;
const openDay = (): Promise<void> => open(`/calendar?view=day&date=${day}`);

beforeEach(async () => {
  day = await dayAhead(14);
  principal = await newPerson(ROLE.principal);
  await enter(principal);
});

/** Two lessons at nine, a week between them. */
async function planSeries(class_id: ClassId): Promise<void> {
  const weekdays = String(new Date(`${day}T00:00:00Z`).getUTCDay());
  const series = { class_id, from: day, weekdays, count: 2, start: '09:00', end: '10:30' };
  const request_key = crypto.randomUUID();
  await send(lessons.endpoints.scheduling, { ...series, request_key, preview: 0 });
}

test('a series is planned around a holiday and a clash, for which another time is found', async () => {
  const robotics = await addClass(principal, [], { name: 'Robotics' });
  await addLesson(principal, robotics, { date: addDays(day, 14), start: 10 * 60 });
  await giveHoliday(principal.schoolId, 'Founding day', addDays(day, 7));
  await addClass(principal, [], { name: 'Scratch' });
  await openDay();
  await actInCalendar('Plan a series');
  const series = dialog('Plan a series');
  await expect.element(series.getByText('Still missing or not right: Class')).toBeVisible();
  await chooseClass('Scratch');
  await page.getByLabelText(/^Starts at/).fill('09:00');
  await expect.element(page.getByLabelText(/^Ends at/)).toHaveValue('10:30');
  await page.getByLabelText(/^Number of lessons/).fill('4');
  const preview = series.getByRole('region', { name: 'Preview' });
  await expect.element(preview.getByText('3 of 4 lessons chosen')).toBeVisible();
  await expect.element(preview.getByText(/^1 holiday is passed over: /)).toBeVisible();
  await expect.element(preview.getByText(/Robotics, .*10:00–11:30/)).toBeVisible();
  await expectAccessible();
  await preview.getByRole('checkbox').last().click();
  await press('Plan 2 lessons', series);
  await expect.element(series.getByText('2 lessons are planned')).toBeVisible();
  await expectAccessible();

  const left = series.getByText(/1 lesson clashed and is not planned/);
  await expect.element(left).toBeVisible();
  expectProblems(/^refused: .*calendar\/add -1 /);
  await press(/^Find another time for .*09:00–10:30$/, series);
  const free = dialog('That time is taken').getByRole('group').getByRole('button');
  await expectCount(free, 3);
  await free.first().click();
  await expect.element(toast('The lesson is planned')).toBeVisible();
  await expect.element(left).not.toBeInTheDocument();
});

test('the rest of a series is shifted, and back', async () => {
  const scratch = await addClass(principal, [], { name: 'Scratch' });
  await planSeries(scratch);
  await openDay();
  await lessonAt('Scratch').click();
  await expect.element(dialog('Scratch').getByText('Lesson 1 of 2')).toBeVisible();
  await press('Edit', dialog('Scratch'));
  const scope = dialog('Which lessons change?');
  await scope.getByRole('radio', { name: /^This one and those/ }).click();
  await press('Next', scope);
  const change = dialog('Change the series of Scratch');
  await page.getByLabelText(/^Later by \(days\)/).fill('1');
  await expect.element(change.getByText('2 of 2 lessons chosen')).toBeVisible();
  await press('Change 2 lessons', change);
  await expect.element(change.getByText('2 lessons are changed')).toBeVisible();
  await expect.element(lessonAt('Scratch')).not.toBeInTheDocument();
  await press('Undo', change);
  await expect.element(change.getByText('It is undone')).toBeVisible();
  await expect.element(lessonAt('Scratch')).toBeVisible();
});

test('a series is taken back later', async () => {
  const scratch = await addClass(principal, [], { name: 'Scratch' });
  await planSeries(scratch);
  await openDay();
  await expect.element(lessonAt('Scratch')).toBeVisible();
  await actInCalendar('Recent bulk changes');
  const recent = dialog('Recent bulk changes');
  await expect.element(recent.getByText(/^Scratch .* 2 of 2 planned/)).toBeVisible();
  await expectAccessible();
  await press('Undo', recent);
  await press('Undo', dialog('Undo this change?'));
  await expect.element(recent.getByText('It is undone')).toBeVisible();
  await expect.element(lessonAt('Scratch')).not.toBeInTheDocument();
});

const many = dialog('Change many lessons');

test('the lessons of a class go to a colleague', async () => {
  await addPerson(principal, ROLE.teacher, { name: '周雨桐' });
  const scratch = await addClass(principal, [], { name: 'Scratch' });
  await addLesson(principal, scratch, { date: day });
  await openDay();
  await actInCalendar('Change many lessons');
  await chooseClass('Scratch');
  await choose(/^New teacher/, /周雨桐/);
  await expect.element(many.getByText('1 of 1 lessons chosen')).toBeVisible();
  await expectAccessible();
  await press('Change 1 lesson', many);
  await expect.element(many.getByText('1 lesson is changed')).toBeVisible();
  await expect.element(lessonAt('Scratch')).toMatchTextContent('周雨桐');
});

test('a day falls out', async () => {
  for (const [name, start] of [
    ['Scratch', 600],
    ['Robotics', 840],
  ] as const)
    await addLesson(principal, await addClass(principal, [], { name }), { date: day, start });
  await openDay();
  await actInCalendar('Change many lessons');
  // Before the day is chosen there may be nothing to change.
  expectProblems(/^refused: .*calendar\/bulk -1 /);
  await choose('Whose lessons', 'Of the school');
  await choose('What to do', /^Cancel/);
  await page.getByLabelText(/^To\b/).fill(day);
  await expect.element(many.getByText('2 of 2 lessons chosen')).toBeVisible();
  await press('Delete 2 lessons', many);
  await expect.element(many.getByText('2 lessons are deleted')).toBeVisible();
  await expect.element(lessonAt('Robotics')).not.toBeInTheDocument();
});
