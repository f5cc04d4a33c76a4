import type { Locator, Page } from '@playwright/test';
import writeXlsx from 'write-excel-file/node';
import { changeSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { newId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeLead } from '#tests/factories/lead.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';
import { enter } from '../harness/enter.ts';
import { somePhone } from '../harness/outbox.ts';
import { isPhone, openFilters, toast } from '../harness/shell.ts';
import { expect, ON_PHONE, SELDOM, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const press = (at: Page | Locator, name: string | RegExp): Promise<void> =>
  at.getByRole('button', { name, exact: typeof name === 'string' }).click();

async function choose(page: Page, label: string, option: string): Promise<void> {
  await dialog(page).getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

/** The column of a state; on phones one is seen at a time. */
async function column(page: Page, state: string): Promise<Locator> {
  if (isPhone(page)) await press(page, state);
  return page.getByRole('region', { name: state });
}

async function moveTo(page: Page, name: string, state: string): Promise<void> {
  await press(page, `Actions for ${name}`);
  await page.getByRole('menuitem', { name: `Move to: ${state}` }).click();
}

/** A course and a class of the principal, with a lesson that is about to begin. */
async function makeSoonLesson(principal: Person) {
  const course = { id: newId('course'), rev: 1, name: 'Python', colour: 'blue', hours: 1 } as const;
  await changeSettings(
    principal.schoolId,
    (before) => ({ ...before, courses: [{ ...course, archived: false }] }),
    () => [],
  );
  const classId = await makeClass(principal, [], { name: 'Saturday class' });
  const startsAt = new Date(Date.now() + 30 * 60_000).toISOString();
  return storeLesson(principal, classId, { startsAt, date: dayFromToday(0) });
}

test(
  'a lead is followed up, tries a lesson and becomes a student with hours and a card',
  SELDOM,
  async ({ page, newPerson, accessible }) => {
    test.slow();
    const principal = await newPerson(ROLE.principal);
    const lesson = await makeSoonLesson(principal);
    const phone = somePhone();
    const guardian = { relation: 'mother' as const, name: 'Ms. Li', phone };
    await makeLead(principal, { name: '李小雷', guardians: [guardian] });
    await enter(page, principal, '/consult');
    await expect((await column(page, 'New')).getByText('李小雷')).toBeVisible();
    await accessible();

    await press(page, 'Add lead');
    await dialog(page).getByLabel('Child’s name').fill('王小明');
    await dialog(page).getByLabel('Phone').fill(phone);
    await expect(dialog(page).getByText('李小雷 (lead, New)')).toBeVisible();
    await accessible();
    await press(dialog(page), 'Add lead');
    await expect(dialog(page).getByText('has this phone already')).toBeVisible();
    await dialog(page)
      .getByLabel(/Save all the same/)
      .check();
    await press(dialog(page), 'Add lead');
    await expect(toast(page, '王小明 added')).toBeVisible();

    await page.getByRole('link', { name: '王小明' }).click();
    await expect(page.getByText('李小雷 (lead, New)')).toBeVisible();
    await page.getByRole('button', { name: 'Add follow-up' }).first().click();
    await dialog(page).getByLabel('Result').fill('Comes on Saturday');
    await press(dialog(page), 'In three days');
    await press(dialog(page), 'Save');
    await expect(page.getByText('Call: Comes on Saturday')).toBeVisible();
    await accessible();

    await press(page, 'Book a trial');
    await press(dialog(page), /^Choose/);
    await expect(toast(page, 'Trial booked')).toBeVisible();
    await page.getByRole('link', { name: /Saturday class/ }).click();
    await expect(page).toHaveURL(`/recordDetail/${lesson.id}`);
    await press(page, 'Came');
    await page.getByLabel('Remark on 王小明').fill('Made a small game');
    await accessible();
    await press(page, 'Save the trial of 王小明');
    await expect(toast(page, 'Trial of 王小明 saved')).toBeVisible();

    await page.goBack();
    await expect(page.getByText('Trial done', { exact: true })).toBeVisible();
    await press(page, 'Enrol');
    await dialog(page).getByRole('combobox', { name: 'Classes' }).fill('Sat');
    await page.getByRole('option', { name: /Saturday class/ }).click();
    await dialog(page).getByLabel('Book hours as well').check();
    await dialog(page)
      .getByLabel(/^Hours/)
      .fill('20');
    await dialog(page)
      .getByLabel(/^Amount/)
      .fill('2000');
    await choose(page, 'Course', 'Python');
    await accessible();
    await press(dialog(page), 'Enrol and make an account');
    await expect(dialog(page).getByText('20 hours booked')).toBeVisible();
    await press(dialog(page), 'Print sign-in card');
    await press(dialog(page), 'Make 1 card');
    await expect(dialog(page).getByText('王小明')).toBeVisible();
    await press(dialog(page), 'Close');
    await expect(page.getByRole('link', { name: 'Open student' })).toBeVisible();
  },
);

test('leads are moved, found, lost and deleted, and the home says what is due', async ({
  page,
  newPerson,
  accessible,
}) => {
  const principal = await newPerson(ROLE.principal);
  await makeLead(principal, { name: '陈一诺', due: dayFromToday(-1) });
  await makeLead(principal, { name: '林晓月', state: 'contacted', source: 'event' });
  await enter(page, principal, '/index');
  await expect(page.getByText('1 overdue')).toBeVisible();
  await page.getByRole('link', { name: /^All 2/ }).click();
  await expect(page.getByText('陈一诺')).toBeVisible();
  await openFilters(page);
  await page.getByRole('searchbox').fill('晓月');
  await expect(page.getByText('陈一诺')).toBeHidden();
  await accessible();

  await page.getByRole('tab', { name: 'Board' }).click();
  await moveTo(page, '陈一诺', 'Contacted');
  await expect(toast(page, '陈一诺: Contacted')).toBeVisible();
  await column(page, 'Contacted');
  await moveTo(page, '林晓月', 'Lost');
  await choose(page, 'Reason', 'Distance');
  await press(dialog(page), 'Mark as lost');
  await expect((await column(page, 'Lost')).getByText('Distance')).toBeVisible();
  await press(page, 'Actions for 林晓月');
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog(page).getByLabel('Remark').fill('Moved to another town');
  await press(dialog(page), 'Save');
  await expect(toast(page, 'Saved')).toBeVisible();
  await press(page, 'Actions for 林晓月');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await press(dialog(page), 'Delete');
  await expect(page.getByRole('link', { name: '林晓月' })).toBeHidden();
});

test(
  'leads come from a file, and the funnel shows what they cost',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    await makeLead(principal, { source: 'event', campaign: 'Open day', state: 'new' });
    const text = (value: string) => ({ value, type: String });
    const sheet = await writeXlsx([
      ['Name', 'Phone', 'Source', 'Campaign'].map(text),
      ['李雷', somePhone(), 'Event', 'Open day'].map(text),
      ['明', somePhone(), '', ''].map(text),
    ]).toBuffer();
    await enter(page, principal, '/consult?view=funnel');
    await press(page, 'Import');
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'leads.xlsx', mimeType: 'application/zip', buffer: sheet });
    await press(dialog(page), 'Import 2 leads');
    await expect(dialog(page).getByText('1 imported')).toBeVisible();
    await expect(dialog(page).getByText('2 to 5 characters')).toBeVisible();
    await accessible();
    await press(dialog(page), 'Done');
    await press(page, 'Discard changes');

    await press(page, 'Enter cost');
    await choose(page, 'Source', 'Event');
    await choose(page, 'Campaign', 'Open day');
    await dialog(page)
      .getByLabel(/^Amount/)
      .fill('500');
    await press(dialog(page), 'Save');
    await expect(page.getByRole('row', { name: /Event · Open day/ })).toContainText('250');
    await accessible();
  },
);

test(
  'a family asks on the page of the school, which the principal may close',
  ON_PHONE,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal, { name: '晨光编程' });
    const address = `/join?school=${principal.schoolId}`;
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'A trial lesson at 晨光编程' })).toBeVisible();
    await page.getByLabel('Child’s name').fill('陈一诺');
    await page.locator('input[type=tel]').fill(somePhone());
    await press(page, 'Send');
    await expect(page.getByText('Please agree first')).toBeVisible();
    await page.getByLabel(/^I agree/).check();
    await accessible();
    await press(page, 'Send');
    await expect(page.getByText('晨光编程 will call you')).toBeVisible();

    await enter(page, principal, '/consult');
    await expect((await column(page, 'New')).getByText('陈一诺')).toBeVisible();
    await press(page, 'Public form');
    await expect(dialog(page).getByText(address)).toBeVisible();
    await accessible();
    await dialog(page).getByLabel('Accept requests').uncheck();
    await expect(dialog(page).getByText('Requests are switched off')).toBeVisible();
  },
);
