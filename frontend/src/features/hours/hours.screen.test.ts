import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import {
  choose,
  dialog,
  expectCount,
  heading,
  openFilters,
  press,
  rowOf,
  toast,
  watchDownloads,
} from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newColleague, newPerson } from '#tests/screens/harness/people.scene.ts';
import { addClass, addPerson } from '#tests/screens/harness/school.scene.ts';
import { buyHours, makeHours } from './hours.scene.ts';

const { enter, open } = application;

const hoursIn = (place: Locator): Locator => place.getByRole('textbox', { name: /^Hours/ });
const statement = dialog('Print statement');

/** Takes an entry of the menu of an entry of hours. */
async function actOn(entry: string, action: string): Promise<void> {
  await rowOf(entry).getByRole('button').click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('a principal', () => {
  let principal: Awaited<ReturnType<typeof newPerson>>;
  let made: Awaited<ReturnType<typeof makeHours>>;
  const openStudent = (): Promise<void> => open(`/studyMan/student/${made.student.userId}`);

  beforeEach(async () => {
    principal = await newPerson(ROLE.principal);
    made = await makeHours(principal);
    await enter(principal);
  });

  test('sees who owes hours', async () => {
    await open('/studyMan');
    await expect.element(rowOf('高子轩')).toMatchTextContent('−2.5');
    await expect
      .element(rowOf('高子轩').getByRole('img', { name: 'Hours are owed' }))
      .toBeVisible();
    await openFilters();
    await choose('Balance', 'Hours owed');
    await expect.element(page.getByText('林小雨')).not.toBeInTheDocument();
    await expect.element(rowOf('高子轩')).toBeVisible();
  });

  test('adds hours of a student', async () => {
    await open('/studyMan');
    await press('Add hours');
    const adding = dialog('Add hours');
    await adding.getByRole('combobox', { name: 'Student' }).fill('林小');
    await page.getByRole('option', { name: /林小雨/ }).click();
    await choose('Course', made.course.name, adding);
    await hoursIn(adding).fill('10.3');
    await press('Add', adding);
    await expect.element(adding.getByText('Please enter whole or half hours')).toBeVisible();
    await hoursIn(adding).fill('10.5');
    await expectAccessible();
    await press('Add', adding);
    await expect.element(heading('林小雨')).toBeVisible();
    await expect.element(rowOf('Bought')).toMatchTextContent('+10.5');
  });

  test('gives hours, and takes them back', async () => {
    await buyHours(principal, made.student, { hours: 10.5 });
    await openStudent();
    await press('Add hours');
    const giving = dialog('Add hours for 林小雨');
    await choose('Kind', 'Given', giving);
    await hoursIn(giving).fill('2');
    await press('Add', giving);
    await expect.element(toast('Added: 12.5 hours are left')).toBeVisible();
    await actOn('Given', 'Reverse');
    const reversing = dialog('Reverse entry 2');
    await press('Reverse', reversing);
    await expect.element(reversing.getByText('Please enter a reason')).toBeVisible();
    await reversing.getByLabelText(/^Reason/).fill('Wrong child');
    await press('Reverse', reversing);
    await expect.element(rowOf('Reversal')).toMatchTextContent('−2');
    await expect.element(rowOf('Reversal')).toMatchTextContent('Wrong child · reverses entry 2');
    await expectAccessible();
    await press('Print statement');
    await expect
      .element(statement.getByRole('row', { name: /^Balance after/ }))
      .toMatchTextContent('10.5');
    await expectCount(statement.getByRole('row'), 8);
  });

  test('downloads the hours of a student', async () => {
    await buyHours(principal, made.student, { hours: 10 });
    await openStudent();
    const downloads = watchDownloads();
    await press('Export');
    await expect.poll(() => downloads).toEqual([expect.stringMatching(/林小雨.*[.]xlsx$/)]);
  });

  test('adds hours of a class in one step', async () => {
    const { course, student, other } = made;
    await open('/studyMan');
    await expect.element(rowOf(student.name)).toMatchTextContent('No hours yet');
    await press('Add for a class');
    const many = dialog('Add hours for several students');
    await press('Show the effect', many);
    await expect.element(many.getByText('Please choose a class that has students')).toBeVisible();
    await many.getByRole('combobox', { name: 'Class' }).fill('Robot');
    await page.getByRole('option', { name: /^Robotics/ }).click();
    await expect.element(many.getByText(/^2 students: /)).toBeVisible();
    const chosen = many.getByRole('combobox', { name: 'Course' });
    await expect.element(chosen).toMatchTextContent(course.name);
    await choose('Course', 'General hours', many);
    const owed = many.getByText(new RegExp(`1 student owes hours of ${course.name}\\.`));
    await expect.element(owed).toBeVisible();
    await expectAccessible();
    await choose('Course', course.name, many);
    await expect.element(owed).not.toBeInTheDocument();
    await hoursIn(many).fill('20');
    await many.getByLabelText(/^Amount paid by each/).fill('2,400.50');
    await choose('Paid by', 'WeChat', many);
    await press('Show the effect', many);
    await expect
      .element(
        many.getByText(
          /2 students · Bought: 20 hours each, 40 in all\. ¥2,400\.50 each, ¥4,801\.00 in all\./,
        ),
      )
      .toBeVisible();
    await expect
      .element(many.getByRole('row', { name: new RegExp(other.name) }))
      .toMatchTextContent('−2.517.5');
    await expectAccessible();
    await press('Add hours', many);
    await expect.element(many.getByText('Added for 2 students')).toBeVisible();
    await many.getByRole('button', { name: 'Close' }).last().click();
    await openStudent();
    await expect.element(rowOf('Bought')).toMatchTextContent('¥2,400.50 · WeChat');
  });

  test('refunds what is not used', async () => {
    await buyHours(principal, made.student, { hours: 20, amount: 240_050 });
    await openStudent();
    await actOn('Bought', 'Refund');
    const refund = dialog('Refund the purchase of entry 1');
    const amount = refund.getByLabelText(/^Amount refunded/);
    await expect.element(refund.getByText(/At most 20 hours and ¥2,400\.50/)).toBeVisible();
    await hoursIn(refund).fill('15');
    await expect
      .element(refund.getByText(/At the price of the purchase: ¥1,800\.38/))
      .toBeVisible();
    await expect.element(amount).toHaveValue('1800.38');
    // What somebody has typed is not reckoned again.
    await amount.fill('1,8x');
    await hoursIn(refund).fill('10');
    await hoursIn(refund).fill('15');
    await expect.element(amount).toHaveValue('1,8x');
    await press('Refund', refund);
    await expect.element(refund.getByText('Please enter an amount, such as 1280.50')).toBeVisible();
    await amount.fill('1800');
    await refund.getByLabelText(/^Reason/).fill('Moves away');
    await expectAccessible();
    await press('Refund', refund);
    await expect.element(rowOf('Moves away')).toMatchTextContent('-¥1,800.00');
    await expect.element(rowOf('Moves away')).toMatchTextContent('−15');
    await press('Print statement');
    const line = (name: RegExp) => statement.getByRole('row', { name });
    await expect.element(line(/^Paid in this period/)).toMatchTextContent('2,400.50');
    await expect.element(line(/^Refunded in this period/)).toMatchTextContent('1,800.00');
  });

  test('sees on the home whose hours run out', async () => {
    const student = await addPerson(principal, ROLE.student, { name: '何雨晴' });
    await buyHours(principal, student, { courseId: made.course.id, hours: 3.5 });
    await open('/index');
    const card = page.getByRole('region', { name: 'Hours running low' });
    await expect
      .element(card.getByRole('link', { name: new RegExp(made.other.name) }))
      .toMatchTextContent('−2.5');
    await expect.element(card.getByRole('link', { name: 'See all 3 students' })).toBeVisible();
  });

  test('a child whose hours run out is told kindly', async () => {
    const { course } = made;
    const child = await newColleague(principal, ROLE.student);
    await buyHours(principal, child, { courseId: course.id, hours: 3.5 });
    await enter(child);
    const line = `${course.name}: 3.5 hours left. Tell your parents, so that you can go on`;
    const told = new RegExp(line);
    await open('/dashboard');
    await expect.element(page.getByText(told)).toBeVisible();
    await open('/student');
    await press(told);
    await expect.element(page.getByText('+3.5')).toBeVisible();
    await expectAccessible();
  });
});

describe('a teacher who may not see finances', () => {
  let teacher: Awaited<ReturnType<typeof newPerson>>;
  let student: Awaited<ReturnType<typeof addPerson>>;

  beforeEach(async () => {
    teacher = await newPerson(ROLE.teacher, {}, { abilities: ['export'] });
    student = await addPerson(teacher, ROLE.student, { name: '林小雨' });
    await addClass(teacher, [student]);
    await buyHours(teacher, student, { hours: 12 });
    await enter(teacher);
  });

  test('sees what is left', async () => {
    await open('/studyMan');
    await expect.element(rowOf('林小雨')).toMatchTextContent('12');
    expect(rowOf('林小雨').element().textContent).not.toContain('Bought');
    expect(page.getByRole('button', { name: 'Export' }).query()).toBeNull();
  });

  test('does not see what was bought', async () => {
    await open(`/studyMan/student/${student.userId}`);
    await expect
      .element(page.getByText(/are shown to teachers who may see finances/))
      .toBeVisible();
    expect(page.getByRole('button', { name: 'Print statement' }).query()).toBeNull();
    await expectAccessible();
  });
});
