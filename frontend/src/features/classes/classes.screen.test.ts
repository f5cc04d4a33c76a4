import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import {
  act,
  choose,
  dialog,
  expectAt,
  expectCount,
  expectTexts,
  heading,
  openFilters,
  press,
  toast,
} from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import { addClass, addPerson } from '#tests/screens/harness/school.scene.ts';
import { giveClashingLessons, saveMeanwhile } from './classes.scene.ts';

const { enter, expectProblems, open } = application;

const roomOf = (id: string): string => `/classMan/classRoom/${id}`;
const emptyRoom = page.getByText('No students in this class yet');

describe('of a principal', () => {
  let principal: Awaited<ReturnType<typeof newPerson>>;
  const addPupils = (...names: readonly string[]) =>
    Promise.all(names.map((name) => addPerson(principal, ROLE.student, { name })));

  beforeEach(async () => {
    principal = await newPerson(ROLE.principal);
    await enter(principal);
  });

  test('a class is added, and its page opens', async () => {
    await addPerson(principal, ROLE.teacher, { name: '周雨桐' });
    await open('/classMan');
    await expect.element(page.getByText('No classes yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add a class' }).first().click();
    await press('Add a class', dialog());
    await expect.element(page.getByText('Please choose a teacher')).toBeVisible();
    await expectAccessible();
    await page.getByLabelText(/^Class name/).fill('Scratch 周六班');
    await page.getByLabelText(/^Seats/).fill('2');
    await choose(/^Teacher/, /周雨桐/);
    await page.getByLabelText(/^Starts on/).fill('2026-09-05');
    await page.getByLabelText(/^Ends on/).fill('2026-09-01');
    expectProblems(/^refused: .*classone\/add 1001/);
    await press('Add a class', dialog());
    await expect.element(page.getByText('The end must not be before the start')).toBeVisible();
    await page.getByLabelText(/^Ends on/).fill('2027-01-16');
    await press('Add a class', dialog());

    await expect.element(heading('Scratch 周六班')).toBeVisible();
    await expect
      .element(page.getByText(/Teacher 周雨桐 · Sep 5, 2026 – Jan 16, 2027/))
      .toBeVisible();
    await expect.element(emptyRoom).toBeVisible();
  });

  test('students are found and taken in; one more than the class holds is refused in words', async () => {
    await addPupils('王子涵', '李沐阳', '张诗雨');
    await open(roomOf(await addClass(principal, [], { name: 'Scratch', capacity: 2 })));
    await press('Add students');
    const search = dialog().getByRole('searchbox');
    const pupil = (name: string) => dialog().getByRole('checkbox', { name: new RegExp(name) });
    await search.fill('子涵');
    await expect.element(dialog().getByText('李沐阳')).not.toBeInTheDocument();
    await pupil('王子涵').click();
    await search.fill('');
    await pupil('李沐阳').click();
    await pupil('张诗雨').click();
    await expect.element(dialog().getByText(/^Seats left: 2/)).toBeVisible();
    await expectAccessible();
    await press('Take in', dialog());
    await expect.element(dialog().getByText('2 students have joined')).toBeVisible();
    await expect.element(dialog().getByText(/1 student could not join:/)).toBeVisible();
    await expect.element(dialog().getByText(/Scratch is full \(seats: 2\)\./)).toBeVisible();
    await expectAccessible();
    await press('Cancel', dialog());
    await expect.element(page.getByText('2 of 2 · Full')).toBeVisible();
  });

  test('its history tells who has joined, its information what it is', async () => {
    const pupils = await addPupils('王子涵', '李沐阳');
    await open(roomOf(await addClass(principal, pupils)));
    await page.getByRole('tab', { name: 'History' }).click();
    await expectCount(page.getByText('Joined'), 2);
    await expectAccessible();
    await page.getByRole('tab', { name: 'Information' }).click();
    await expect.element(page.getByText('Open for trial lessons')).toBeVisible();
    await expectAccessible();
  });

  test('a student whose lessons clash is taken in with a reason', async () => {
    const pupils = await addPupils('王子涵');
    const chess = await addClass(principal, pupils, { name: 'Chess' });
    const robotics = await addClass(principal, [], { name: 'Robotics' });
    const day = await giveClashingLessons(principal, [chess, robotics]);
    await open(roomOf(robotics));
    await press('Add students');
    await dialog()
      .getByRole('checkbox', { name: /王子涵/ })
      .click();
    await press('Take in', dialog());
    const clash = `The lesson of Robotics on ${day} at 10:00 clashes with that of Chess at 09:00`;
    await expect.element(dialog().getByText(new RegExp(clash))).toBeVisible();
    await dialog().getByLabelText('Reason to add them anyway').fill('The family agreed');
    await expectAccessible();
    await press('Take in', dialog());
    await expect.element(toast('1 student has joined')).toBeVisible();
  });

  test('a class is not deleted while it has students', async () => {
    const pupils = await addPupils('王子涵', '李沐阳');
    const id = await addClass(principal, pupils, { name: 'Robotics' });
    await open('/classMan');
    expectProblems(/^refused: .*classone/);
    await act('Actions for Robotics', 'Delete');
    await press('Delete the class', dialog());
    await expect.element(dialog().getByText(/^2 students are still in Robotics\./)).toBeVisible();
    await expectTexts(dialog().getByRole('listitem'), ['王子涵', '李沐阳']);
    await expectAccessible();
    await dialog()
      .getByRole('link', { name: /Remove students/ })
      .click();
    await expectAt(roomOf(id));
  });

  test('all students are taken out', async () => {
    const pupils = await addPupils('王子涵', '李沐阳');
    await open(roomOf(await addClass(principal, pupils)));
    for (const { name } of pupils)
      await page.getByRole('checkbox', { name: new RegExp(name) }).click();
    await press('Take out');
    await press('Take out', dialog());
    await expect.element(toast('2 students have left')).toBeVisible();
    await expect.element(emptyRoom).toBeVisible();
  });

  test('an empty class is deleted', async () => {
    await open(roomOf(await addClass(principal, [], { name: 'Robotics' })));
    await act('Actions for Robotics', 'Delete');
    await press('Delete the class', dialog());
    await expect.element(toast('The class has been deleted')).toBeVisible();
    await expectAt('/classMan');
    await expect.element(page.getByText('No classes yet')).toBeVisible();
  });

  test('whoever saves second sees what a colleague has changed, and chooses', async () => {
    const [pupil] = await addPupils('孙嘉懿');
    if (!pupil) throw new TypeError('a pupil');
    const id = await addClass(principal, [], { name: 'Scratch', capacity: 3 });
    await open(roomOf(id));
    await press('Edit');
    await page.getByLabelText(/^Room/).fill('101');
    // A student who joins in between does not interfere.
    await saveMeanwhile(pupil, id, { room: '203', course: 'Scratch 3' });
    expectProblems(/^refused: .*classone/);
    await press('Save', dialog());

    await expect.element(dialog().getByText('Theirs: 203')).toBeVisible();
    await expectAccessible();
    await dialog().getByRole('radio', { name: /101/ }).click();
    await press('Save the choice', dialog());
    await expect.element(toast('Saved')).toBeVisible();
    await expect.element(page.getByText(/Scratch 3 · Room 101/)).toBeVisible();
    await expect.element(page.getByText('1 of 3')).toBeVisible();
  });
});

describe('of a teacher', () => {
  let teacher: Awaited<ReturnType<typeof newPerson>>;
  let own: string;
  let foreign: string;

  beforeEach(async () => {
    teacher = await newPerson(ROLE.teacher, {}, { name: '陈怡君', abilities: ['add-students'] });
    const colleague = await addPerson(teacher, ROLE.principal);
    own = await addClass(teacher, [], { name: 'Own class', capacity: 5 });
    foreign = await addClass(colleague, [], { name: 'Foreign class' });
    await enter(teacher);
  });

  test('only the own classes are listed and found', async () => {
    await open('/classMan');
    await expect.element(page.getByText('Own class')).toBeVisible();
    expect(page.getByText('Foreign class').query()).toBeNull();
    await openFilters();
    await page.getByRole('searchbox').fill('class');
    await expectAt(/class$/);
    await expect.element(page.getByText('Own class')).toBeVisible();
    expect(page.getByText('Foreign class').query()).toBeNull();
    await page.getByText('Own class').click();
    await expectAt(roomOf(own));
  });

  test('another class is refused in words', async () => {
    expectProblems(/^refused: /);
    await open(roomOf(foreign));
    await expect
      .element(page.getByText(/You can manage only the classes that you teach\./))
      .toBeVisible();
    await press('All classes');
    await expectAt('/classMan');
  });

  test('a student is taken in', async () => {
    await addPerson(teacher, ROLE.student, { name: '赵梦琪' });
    await open(roomOf(own));
    await press('Add students');
    await dialog()
      .getByRole('checkbox', { name: /赵梦琪/ })
      .click();
    await press('Take in', dialog());
    await expect.element(toast('1 student has joined')).toBeVisible();
    await expect.element(page.getByText('1 of 5')).toBeVisible();
  });

  test('the term ends and the class is closed; it is opened again', async () => {
    await open(roomOf(own));
    await act('Actions for Own class', /End the term/);
    await press('End the term', dialog());
    await expect.element(dialog().getByText(/The class is closed\./)).toBeVisible();
    await dialog().getByRole('button', { name: 'Close' }).last().click();
    await expect
      .element(page.getByRole('button', { name: 'Add students' }))
      .not.toBeInTheDocument();
    await act('Actions for Own class', 'Reopen');
    await press('Reopen', dialog());
    await expect.element(toast('The class is open again')).toBeVisible();
  });
});
