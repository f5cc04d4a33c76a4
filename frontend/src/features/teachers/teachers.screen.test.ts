import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CODE } from '#shared/codes.ts';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { act, dialog, expectAt, openFilters, press, toast } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import { changeMeanwhile, makeLeaver, makeTeacher } from './teachers.scene.ts';

const { enter, open, expectProblems } = application;

const NAME = '周雨桐';
/** What the home of a teacher offers. */
const planning = page.getByRole('link', { name: 'Plan a lesson' });
const adding = page.getByRole('link', { name: 'Add students' });

const actFor = (name: string, action: string): Promise<void> => act(`Actions for ${name}`, action);

test('a teacher is added, and signs in with the initial password', async () => {
  await enter(await newPerson(ROLE.principal, { edition: 'trial' }));
  await open('/teacherMan');
  await expect.element(page.getByText('1 of 5 teacher accounts used')).toBeVisible();
  await press('Add a teacher');
  await expectAccessible();
  await press('Add a teacher', dialog());
  await expect.element(page.getByText('Please fill in this field')).toBeVisible();
  await dialog().getByLabelText(/^Name/).fill('司徒雪');
  await page.getByLabelText(/^Phone/).fill('1381234567');
  expectProblems(/^refused: \S+teacher\/add 1001/);
  await press('Add a teacher', dialog());
  await expect.element(page.getByText(/^Please enter a correct mobile number/)).toBeVisible();
  await page.getByLabelText(/^Phone/).fill('13812345678');
  await press('Add a teacher', dialog());
  await expect.element(dialog().getByText('司徒雪 has been added')).toBeVisible();
  await expectAccessible();
  const told = [...dialog().element().querySelectorAll('dd')];
  const [account = '', password = ''] = told.map(({ textContent }) => textContent);
  await press('Done', dialog());
  await expect.element(page.getByText('2 of 5 teacher accounts used')).toBeVisible();

  await enter({ account, password });
  await open('/teacherMan');
  await expectAt('/index');
});

test('a permission is withdrawn', async () => {
  const { principal, teacher } = await makeTeacher(['add-students']);
  await enter(principal);
  await open('/permission');
  const add = page.getByRole('switch', { name: `${NAME}: Add students` });
  await expect.element(add).toBeChecked();
  await expectAccessible();
  add.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(toast(`Withdrawn from ${NAME}: Add students`)).toBeVisible();
  await open('/permission');
  await expect.element(add).not.toBeChecked();
  await enter(teacher);
  await open('/index');
  await expect.element(planning).toBeVisible();
  expect(adding.query()).toBeNull();
});

test('a permission is granted', async () => {
  const { principal, teacher } = await makeTeacher();
  await enter(principal);
  await open('/permission');
  const add = page.getByRole('switch', { name: `${NAME}: Add students` });
  await add.click();
  await expect.element(toast(`Granted to ${NAME}: Add students`)).toBeVisible();
  await open('/permission');
  await expect.element(add).toBeChecked();
  await enter(teacher);
  await open('/index');
  await expect.element(adding).toBeVisible();
});

test('a teacher who leaves hands the classes over', async () => {
  const { principal, leaver } = await makeLeaver();
  const handOver = page.getByLabelText(/^Hand over to/);
  const clash = dialog().getByRole('alert');
  await enter(principal);
  await open('/teacherMan');
  await actFor('Emily Carter', 'Remove');
  await expect.element(dialog().getByText('Robotics Club')).toBeVisible();
  await press('Hand over and remove', dialog());
  await expect.element(dialog().getByText('Please choose who takes over')).toBeVisible();
  await expectAccessible();
  await handOver.click();
  const taker = page.getByRole('option', { name: /周雨桐/ });
  await expect.element(taker).toBeVisible();
  expect(page.getByRole('option', { name: /何思远/ }).query()).toBeNull();
  await expect.element(dialog().getByText('3 lessons to hand over.')).toBeVisible();
  await taker.click();
  await expect.element(clash).toMatchTextContent('1 lesson clashes');
  await expect.element(clash).toMatchTextContent(`${NAME} Chess`);
  await expectAccessible();
  await press('Hand over and remove', dialog());
  await expect.element(dialog().getByText('1 lesson to hand over.')).toBeVisible();
  await expect.element(dialog().getByText(`The classes go to ${NAME}.`)).toBeVisible();
  await handOver.fill('林小满');
  await page.getByRole('option', { name: /林小满/ }).click();
  await press('Hand over and remove', dialog());
  await expect.element(toast('Emily Carter has been removed')).toBeVisible();
  await expect.element(page.getByText('Emily Carter', { exact: true })).not.toBeInTheDocument();
  // The class belongs to this teacher now, which is shown on removal.
  await actFor(NAME, 'Remove');
  await expect.element(dialog().getByText('Robotics Club')).toBeVisible();

  await enter(null);
  await open('/login');
  await page.getByRole('textbox', { name: 'Account', exact: true }).fill(leaver.account);
  await page.getByLabelText(/^Password/).fill(leaver.password);
  expectProblems(/^refused/);
  await press('Sign in');
  await expect.element(page.getByText('Wrong account or password.')).toBeVisible();
});

test('a principal edits, disables and enables a teacher', async () => {
  const { principal, teacher } = await makeTeacher();
  await enter(principal);
  await open('/teacherMan');
  await actFor(NAME, 'Edit');
  await page.getByLabelText(/^Nickname/).fill('小周老师');
  await press('Save', dialog());
  await expect.element(toast('Saved')).toBeVisible();
  await actFor(NAME, 'Disable');
  await press('Disable', dialog());
  await expect.element(toast(`${NAME} has been disabled`)).toBeVisible();
  expectProblems(/^refused: \S+login 2003/);
  await expect(enter(teacher)).rejects.toMatchObject({ code: CODE.forbidden });
  await enter(principal);
  await open('/teacherMan');
  await actFor(NAME, 'Enable');
  await press('Enable', dialog());
  await expect.element(toast(`${NAME} has been enabled`)).toBeVisible();
  await enter(teacher);
});

test('a principal makes a principal, and resets a password', async () => {
  const { principal, teacher } = await makeTeacher();
  await enter(principal);
  await open('/teacherMan');
  await actFor(NAME, 'Make principal');
  await press('Make principal', dialog());
  await expect.element(toast(`${NAME} is now a principal`)).toBeVisible();
  await actFor(NAME, 'Reset password');
  await press('Reset password', dialog());
  await expect.element(dialog().getByText(teacher.account)).toBeVisible();
  await press('Done', dialog());

  await openFilters();
  await page.getByRole('searchbox').fill(principal.account.slice(2));
  await expect.element(page.getByText(NAME)).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Actions for/ }).click();
  const entries = page.getByRole('menuitem');
  await expect
    .poll(() => entries.elements().map(({ textContent }) => textContent))
    .toEqual(['Edit', 'Class records']);
});

test('two principals edit the same teacher, and the second chooses', async () => {
  const { principal, teacher } = await makeTeacher();
  await enter(principal);
  await open('/teacherMan');
  await actFor(NAME, 'Edit');
  await expect.element(dialog().getByLabelText(/^Name/)).toHaveValue(NAME);
  await changeMeanwhile(teacher);
  await page.getByLabelText(/^Nickname/).fill('小周老师');
  expectProblems(/^refused/);
  await press('Save', dialog());

  const choice = dialog(/changed/i);
  await expect.element(choice.getByText(/周雨彤/)).toBeVisible();
  await expectAccessible();
  await choice.getByRole('button', { name: /^Save/ }).click();
  await expect.element(toast('Saved')).toBeVisible();
  await actFor('周雨彤', 'Edit');
  await expect.element(page.getByLabelText(/^Nickname/)).toHaveValue('小周老师');
  await expect.element(page.getByLabelText(/^Remark/)).toHaveValue('Mondays');
});
