import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import {
  choose,
  dialog,
  expectAt,
  expectCount,
  expectTexts,
  openFilters,
  press,
  toast,
} from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import { addClass, addLesson, addPerson, dayAhead } from '#tests/screens/harness/school.scene.ts';
import { chooseClass, fillTimes, lessonAt } from './calendar.fixture.ts';
import { changeMeanwhile, giveHoliday } from './lessons.scene.ts';

const { enter, expectProblems, open } = application;

/** What the server asks about before it plans a lesson. */
const CLASH = /^refused: .*calendar\/add -1 /;

const planning = dialog('Plan a lesson');
const clash = dialog('That time is taken');
const lesson = dialog('Scratch');

let day: string;
beforeEach(async () => {
  day = await dayAhead(7);
});

describe('a principal', () => {
  let principal: Awaited<ReturnType<typeof newPerson>>;
  /** A lesson of a class with this name, by default at ten. */
  const plan = async (name: string, values: Parameters<typeof addLesson>[2] = {}) =>
    addLesson(principal, await addClass(principal, [], { name }), {
      date: day,
      start: 600,
      end: 660,
      ...values,
    });

  beforeEach(async () => {
    principal = await newPerson(ROLE.principal, {}, { name: '周雨桐' });
    await enter(principal);
  });

  test('plans a lesson, and takes a free time instead of a clash', async () => {
    await plan('Robotics', { end: 690 });
    await addClass(principal, [], { name: 'Scratch' });
    await open(`/calendar?view=day&date=${day}`);
    await expect.element(lessonAt('Robotics')).toMatchTextContent('10:00–11:30');
    await press('Plan a lesson');
    await press('Plan a lesson', planning);
    await expect.element(page.getByText('Please choose a class')).toBeVisible();
    await chooseClass('Scratch');
    await fillTimes('09:00', '10:30');
    await expect.element(page.getByLabelText(/^Date/)).toHaveValue(day);
    await expect.element(page.getByRole('combobox', { name: 'Teacher' })).toHaveValue('周雨桐');
    await expectAccessible();
    expectProblems(CLASH);
    await press('Plan a lesson', planning);

    await expectTexts(clash.getByRole('listitem'), [/Teacher 周雨桐: Robotics, .*10:00–11:30/]);
    await expectAccessible();
    const free = clash.getByRole('group', { name: 'Free instead' }).getByRole('button');
    await expectCount(free, 3);
    const chosen = (free.first().element().textContent ?? '').slice(-'08:30–10:00'.length);
    await free.first().click();
    await expect.element(toast('The lesson is planned')).toBeVisible();
    await expect.element(lessonAt('Scratch')).toMatchTextContent(chosen);
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test('moves a lesson', async () => {
    await plan('Scratch');
    await open(`/calendar?view=day&date=${day}`);
    await lessonAt('Scratch').click();
    await press('Edit', lesson);
    await fillTimes('14:00', '15:30');
    await press('Save', dialog('Edit the lesson of Scratch'));
    await expect.element(toast('Saved')).toBeVisible();
    await expect.element(lessonAt('Scratch')).toMatchTextContent('14:00–15:30');
  });

  test('looks at a lesson, and deletes it', async () => {
    await plan('Scratch');
    await open(`/calendar?view=day&date=${day}`);
    await lessonAt('Scratch').click();
    await expect.element(lesson.getByText('周雨桐')).toBeVisible();
    await expectAccessible();
    await press('Delete', lesson);
    await press('Delete', dialog('Delete this lesson?'));
    await expect.element(toast('The lesson has been deleted')).toBeVisible();
    await expect.element(lessonAt('Scratch')).not.toBeInTheDocument();
  });

  test('is asked about a holiday, and says why a student has two lessons at a time', async () => {
    const pupil = await addPerson(principal, ROLE.student, { name: '王子涵' });
    const robotics = await addClass(principal, [pupil], { name: 'Robotics' });
    await addLesson(principal, robotics, { date: day, start: 600, end: 690 });
    const colleague = await addPerson(principal, ROLE.teacher);
    await addClass(colleague, [pupil], { name: 'Scratch' });
    await giveHoliday(principal.schoolId, 'Founding day', day);
    await open(`/calendar?view=agenda&date=${day}`);
    await expect.element(page.getByText(/^Holidays: Founding day/)).toBeVisible();
    await press('Plan a lesson');
    await chooseClass('Scratch');
    await fillTimes('10:30', '12:00');
    expectProblems(CLASH);
    await press('Plan a lesson', planning);
    await press('Plan anyway', dialog('This day is a holiday'));
    await expectTexts(clash.getByRole('listitem'), [/Students 王子涵: Robotics/]);
    await clash.getByLabelText(/^Reason to plan it anyway/).fill('A trial day');
    await press('Plan anyway', clash);
    await expect.element(toast('The lesson is planned')).toBeVisible();
    await lessonAt('Scratch').click();
    await expect.element(lesson.getByText('A trial day')).toBeVisible();
  });

  test('sees what a colleague has changed meanwhile, and chooses', async () => {
    const stored = await plan('Scratch');
    await open(`/calendar?view=agenda&date=${day}`);
    await lessonAt('Scratch').click();
    await press('Edit', lesson);
    await page.getByLabelText(/^Topic/).fill('Variables');
    await changeMeanwhile(stored, { start: 615, topic: 'Loops' });
    expectProblems(/^refused: /);
    await press('Save', dialog('Edit the lesson of Scratch'));
    const compare = dialog('Someone else just changed this');
    await expect.element(compare.getByText('Theirs: 10:15')).toBeVisible();
    await expect.element(compare.getByText('Theirs: Loops')).toBeVisible();
    await expectAccessible();
    await press('Save the choice', compare);
    await expect.element(toast('Saved')).toBeVisible();
    await lessonAt('Scratch').click();
    await expect.element(lesson.getByText(/10:15–11:00/)).toBeVisible();
    await expect.element(lesson.getByText('Variables')).toBeVisible();
  });

  test('sees the chosen day of a week, wide enough for names', async () => {
    await plan('Scratch');
    await open(`/calendar?view=week&date=${day}`);
    await expect.element(lessonAt('Scratch')).toBeInViewport({ ratio: 0.9 });
    expect(lessonAt('Scratch').element().getBoundingClientRect().width).toBeGreaterThan(90);
    await expectAccessible();
  });

  test('lets somebody new visit a lesson, and takes it back', async () => {
    await plan('Scratch');
    await open(`/calendar?view=agenda&date=${day}`);
    await lessonAt('Scratch').click();
    await press('Students and leave', lesson);
    const students = dialog('Students and leave');
    await press('Add somebody to this lesson', students);
    const adding = dialog('Add somebody to this lesson');
    await adding.getByRole('radio', { name: 'Somebody new' }).click();
    await adding.getByLabelText(/^Name/).fill('林小雨');
    await adding.getByLabelText(/^Phone/).fill('13800138000');
    await expectAccessible();
    await press('Add', adding);
    await expect.element(toast('林小雨 comes to this lesson')).toBeVisible();
    await expect.element(students.getByText('Visitor')).toBeVisible();
    await press('Cancel visit 林小雨', students);
    await press('Cancel visit', dialog(/Cancel the visit/));
    await expect.element(students.getByText('林小雨')).not.toBeInTheDocument();
  });

  test('sees which lessons are taught', async () => {
    await plan('Scratch');
    await plan('Robotics', { start: 700, end: 760, state: 'taught' });
    await open(`/calendar?view=agenda&date=${day}`);
    await expectCount(page.getByRole('img', { name: 'Taught' }), 1);
  });
});

describe('a teacher', () => {
  beforeEach(async () => {
    const teacher = await newPerson(ROLE.teacher);
    const colleague = await addPerson(teacher, ROLE.teacher);
    const today = { date: await dayAhead(0), start: 8 * 60, end: 9 * 60 };
    await addLesson(teacher, await addClass(teacher, [], { name: 'Own class' }), today);
    await addLesson(colleague, await addClass(colleague, [], { name: 'Foreign class' }), today);
    await enter(teacher);
  });

  test('comes from the home to the own lessons', async () => {
    await open('/index');
    await expect.element(page.getByRole('region', { name: 'Today’s lessons' })).toBeVisible();
    await press('Open the menu');
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Calendar' })
      .click();
    await expectAt('/calendar');
    await expect.element(lessonAt('Own class')).toBeVisible();
    expect(lessonAt('Foreign class').query()).toBeNull();
    await press('More actions');
    await expect.element(page.getByRole('menuitem', { name: 'Print' })).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'Calendar settings' }).query()).toBeNull();
  });

  test('sees those of the school, and changes only the own', async () => {
    await open('/calendar');
    await openFilters();
    await choose('Show', 'Whole school');
    await lessonAt('Foreign class').click();
    const foreign = dialog('Foreign class');
    await expect.element(foreign.getByText('Planned')).toBeVisible();
    expect(foreign.getByRole('button', { name: 'Edit' }).query()).toBeNull();
    await press('Close', foreign);
    await press('Today’s lessons');
    await press(/Own class/, dialog('Today’s lessons'));
    await expect.element(dialog('Own class').getByRole('button', { name: 'Edit' })).toBeVisible();
  });
});

test('a student has the own lessons on the home', async () => {
  const pupil = await newPerson(ROLE.student);
  const teacher = await addPerson(pupil, ROLE.teacher, { name: '周雨桐' });
  const slot = { date: await dayAhead(1), start: 18 * 60, end: 19 * 60 + 30 };
  await addLesson(teacher, await addClass(teacher, [pupil], { name: 'Own class' }), slot);
  const other = { ...slot, start: 8 * 60, end: 9 * 60 };
  await addLesson(teacher, await addClass(teacher, [], { name: 'Foreign class' }), other);
  await enter(pupil);
  await open('/calendar');
  await expectAt('/dashboard');
  const own = page.getByRole('region', { name: 'My next lessons' });
  await expect.element(own.getByText(/18:00–19:30 · Own class/)).toBeVisible();
  await expect.element(own.getByText(/周雨桐/)).toBeVisible();
  expect(own.getByText(/Foreign class/).query()).toBeNull();
});
