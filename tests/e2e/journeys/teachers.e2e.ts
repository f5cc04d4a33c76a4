import type { Locator, Page } from '@playwright/test';
import { API_BASE } from '#shared/endpoint.ts';
import { ROLE } from '#shared/roles.ts';
import { students } from '#shared/students/contract.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { changePerson, makePerson, makeSigner, PASSWORD } from '#tests/factories/person.ts';
import { revOf } from '#tests/factories/teacher.ts';
import { enter } from '../harness/enter.ts';
import { openFilters, toast } from '../harness/shell.ts';
import { type Credentials, fillSignIn, signIn } from '../harness/sign-in.ts';
import { expect, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const press = (at: Page | Locator, name: string): Promise<void> =>
  at.getByRole('button', { name, exact: true }).click();

async function chooseFor(page: Page, name: string, action: string): Promise<void> {
  await press(page, `Actions for ${name}`);
  await page.getByRole('menuitem', { name: action }).click();
}

type Form = Record<string, string>;

async function post(page: Page, path: string, form: Form, authorization = '0') {
  const headers = { authorization };
  const answer = await page.request.post(`${API_BASE}/${path}`, { form, headers });
  return answer.json();
}

/** Signs in without the screen, to make calls that the screen does not offer. */
async function codeOfAddingStudent(
  page: Page,
  { account, password }: Credentials,
  class_ids: string,
) {
  const { data } = await post(page, 'index/login', { username: account, password });
  const form = { name: '小明', class_ids, request_key: `journey-${Date.now()}` };
  const { code } = await post(page, students.endpoints.add.path, form, `${data.token}_${data.id}`);
  return code;
}

test('a teacher is added, signs in first with the initial password, and gets permissions', async ({
  page,
  newPerson,
  accessible,
  browser,
  baseURL,
}) => {
  // A function may cache a person for half a minute.
  test.slow();
  const principal = await newPerson(ROLE.principal, { edition: 'trial' });
  await enter(page, principal, '/teacherMan');
  await expect(page.getByText('1 of 5 teacher accounts used')).toBeVisible();
  await press(page, 'Add a teacher');
  await accessible();
  await press(dialog(page), 'Add a teacher');
  await expect(page.getByText('Please fill in this field')).toBeVisible();
  await page.getByRole('dialog').getByLabel(/^Name/).fill('司徒雪');
  await page.getByLabel(/^Phone/).fill('1381234567');
  await press(dialog(page), 'Add a teacher');
  await expect(page.getByText(/^Please enter a correct mobile number/)).toBeVisible();
  await page.getByLabel(/^Phone/).fill('13812345678');
  await press(dialog(page), 'Add a teacher');
  await expect(dialog(page).getByText('司徒雪 has been added')).toBeVisible();
  await accessible();
  const [account = '', password = ''] = await dialog(page).locator('dd').allInnerTexts();
  await press(dialog(page), 'Done');
  await expect(page.getByText('2 of 5 teacher accounts used')).toBeVisible();

  const credentials = { account, password };
  const { data: person } = await post(page, 'index/login', { username: account, password });
  const classId = await makeClass({ ...principal, userId: person.id }, []);

  const teacher = await browser.newPage({ ...(baseURL && { baseURL }), locale: 'en-US' });
  await signIn(teacher, credentials);
  await expect(teacher).toHaveURL('/index');
  await teacher.goto('/teacherMan');
  await expect(teacher).toHaveURL('/index');

  await page.goto('/permission');
  const add = page.getByRole('switch', { name: '司徒雪: Add students' });
  await expect(add).toBeChecked();
  await accessible();
  await add.press('Space');
  await expect(toast(page, 'Withdrawn from 司徒雪: Add students')).toBeVisible();
  await expect
    .poll(() => codeOfAddingStudent(page, credentials, classId), { timeout: 35_000 })
    .toBe(2003);
  await add.click();
  await page.getByRole('switch', { name: '司徒雪: Export' }).click();
  await expect(toast(page, 'Granted to 司徒雪: Export')).toBeVisible();
  await page.reload();
  await expect(add).toBeChecked();
  await expect(page.getByRole('switch', { name: '司徒雪: Export' })).toBeChecked();
  await expect
    .poll(() => codeOfAddingStudent(page, credentials, classId), { timeout: 35_000 })
    .toBe(1);
  await teacher.context().close();
});

test(
  'a teacher who leaves hands the classes over',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    const { schoolId } = principal;
    const leaver = await makeSigner(schoolId, ROLE.teacher, { name: 'Emily Carter' });
    const heir = await makePerson(schoolId, ROLE.teacher, { name: '周雨桐' });
    await makePerson(schoolId, ROLE.liveTeacher, { name: '何思远' });
    const classId = await makeClass(leaver, [], { name: 'Robotics Club' });
    const other = await makePerson(schoolId, ROLE.teacher, { name: '林小满' });
    // The last lesson has no record; at the time of the first one the successor teaches another lesson.
    for (const days of [7, 8, -2]) await storeLesson(leaver, classId, { date: dayFromToday(days) });
    const ofHeir = await makeClass(heir, [], { name: 'Chess' });
    await storeLesson(heir, ofHeir, { date: dayFromToday(7), start: 10 * 60 });
    await enter(page, principal, '/teacherMan');

    await chooseFor(page, 'Emily Carter', 'Remove');
    await expect(dialog(page).getByText('Robotics Club')).toBeVisible();
    await press(dialog(page), 'Hand over and remove');
    await expect(dialog(page).getByText('Please choose who takes over')).toBeVisible();
    await accessible();
    await page.getByLabel(/^Hand over to/).click();
    await expect(page.getByRole('option', { name: '何思远' })).toHaveCount(0);
    await expect(dialog(page).getByText('3 lessons to hand over.')).toBeVisible();
    await page.getByRole('option', { name: '周雨桐' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('1 lesson clashes');
    await expect(dialog(page).getByRole('alert')).toContainText('周雨桐 Chess');
    await accessible();
    await press(dialog(page), 'Hand over and remove');
    await expect(dialog(page).getByText('1 lesson to hand over.')).toBeVisible();
    await expect(dialog(page).getByText('The classes go to 周雨桐.')).toBeVisible();
    await page.getByLabel(/^Hand over to/).fill(other.name);
    await page.getByRole('option', { name: other.name }).click();
    await press(dialog(page), 'Hand over and remove');
    await expect(toast(page, 'Emily Carter has been removed')).toBeVisible();
    await expect(page.getByText('Emily Carter', { exact: true })).toHaveCount(0);
    // The class belongs to the other teacher now, which is shown on removal.
    await chooseFor(page, heir.name, 'Remove');
    await expect(dialog(page).getByText('Robotics Club')).toBeVisible();
    await press(dialog(page), 'Cancel');

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await fillSignIn(page, { account: leaver.account, password: PASSWORD });
    await expect(page.getByText('Wrong account or password.')).toBeVisible();
  },
);

test(
  'a principal edits, disables, enables and makes a principal',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    const teacher = await makeSigner(principal.schoolId, ROLE.teacher, { name: '周雨桐' });
    await enter(page, principal, '/teacherMan');
    await expect(page.getByText('周雨桐')).toBeVisible();
    await accessible();

    await chooseFor(page, '周雨桐', 'Edit');
    await page.getByLabel(/^Nickname/).fill('周老师');
    await press(dialog(page), 'Save');
    await expect(toast(page, 'Saved')).toBeVisible();

    await chooseFor(page, '周雨桐', 'Disable');
    await press(dialog(page), 'Disable');
    await expect(toast(page, '周雨桐 has been disabled')).toBeVisible();
    const credentials = { username: teacher.account, password: PASSWORD };
    expect(await post(page, 'index/login', credentials)).toMatchObject({ code: 2003 });
    await chooseFor(page, '周雨桐', 'Enable');
    await press(dialog(page), 'Enable');
    await expect(toast(page, '周雨桐 has been enabled')).toBeVisible();

    await chooseFor(page, '周雨桐', 'Make principal');
    await press(dialog(page), 'Make principal');
    await expect(toast(page, '周雨桐 is now a principal')).toBeVisible();
    await chooseFor(page, '周雨桐', 'Reset password');
    await press(dialog(page), 'Reset password');
    await expect(dialog(page).getByText(teacher.account)).toBeVisible();
    await press(dialog(page), 'Done');

    await openFilters(page);
    await page.getByRole('searchbox').fill(principal.account.slice(2));
    await expect(page.getByText('周雨桐')).toHaveCount(0);
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Class records']);
  },
);

test(
  'two principals edit the same teacher, and the second chooses',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    const teacher = await makePerson(principal.schoolId, ROLE.teacher, {
      name: '周雨桐',
      nick: '周老师',
    });
    await enter(page, principal, '/teacherMan');
    await chooseFor(page, '周雨桐', 'Edit');
    await expect(page.getByRole('dialog').getByLabel(/^Name/)).toHaveValue('周雨桐');
    const before = await revOf(teacher);
    await changePerson(teacher, { name: '周雨彤', remark: 'Mondays' });
    expect(await revOf(teacher)).not.toBe(before);

    await page.getByLabel(/^Nickname/).fill('小周老师');
    await press(dialog(page), 'Save');

    const choice = page.getByRole('dialog', { name: /just changed|changed/i });
    await expect(choice.getByText('周雨彤')).toBeVisible();
    await accessible();
    await choice.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Saved')).toBeVisible();
    await chooseFor(page, '周雨彤', 'Edit');
    await expect(page.getByLabel(/^Nickname/)).toHaveValue('小周老师');
    await expect(page.getByLabel(/^Remark/)).toHaveValue('Mondays');
  },
);
