import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import {
  act,
  choose,
  dialog,
  expectAt,
  heading,
  openFilters,
  press,
  toast,
} from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import {
  loseLead,
  makeInterested,
  makeKnownLead,
  makeOpenDay,
  makeSheet,
  makeTwo,
} from './leads.scene.ts';

const { enter, open, expectProblems } = application;

/** The column of a state; on phones one is seen at a time. */
async function column(state: string): Promise<Locator> {
  await page.getByRole('button', { name: state, exact: true }).click();
  return page.getByRole('region', { name: state });
}

const moveTo = (name: string, state: string): Promise<void> =>
  act(`Actions for ${name}`, `Move to: ${state}`);

test('who adds a lead is told of one with the same phone, before and afterwards', async () => {
  const { principal, phone } = await makeKnownLead();
  await enter(principal);
  await open('/consult');
  await expect.element((await column('New')).getByText('李小雷')).toBeVisible();
  await press('Add lead');
  await dialog()
    .getByLabelText(/^Child’s name/)
    .fill('王小明');
  await dialog()
    .getByLabelText(/^Phone/)
    .fill(phone);
  await expect.element(dialog().getByText('李小雷 (lead, New)')).toBeVisible();
  await expectAccessible();
  expectProblems(/^refused: \S+consult\/add -1/);
  await press('Add lead', dialog());
  await expect.element(dialog().getByText(/has this phone already/)).toBeVisible();
  await dialog()
    .getByLabelText(/Save all the same/)
    .click();
  await press('Add lead', dialog());
  await expect.element(toast('王小明 added')).toBeVisible();
  await page.getByRole('link', { name: '王小明' }).click();
  await expect.element(page.getByText('李小雷 (lead, New)')).toBeVisible();
});

test('a lead is followed up', async () => {
  const { principal, leadId } = await makeInterested();
  await enter(principal);
  await open(`/consult/lead/${leadId}`);
  await page.getByRole('button', { name: 'Add follow-up' }).first().click();
  await dialog().getByLabelText('Result').fill('Comes on Saturday');
  await press('In three days', dialog());
  await press('Save', dialog());
  await expect.element(page.getByText('Call: Comes on Saturday')).toBeVisible();
  await expectAccessible();
});

test('a trial is booked, and recorded in the lesson', async () => {
  const { principal, leadId, lessonId } = await makeInterested();
  await enter(principal);
  await open(`/consult/lead/${leadId}`);
  await press('Book a trial');
  await dialog()
    .getByRole('button', { name: /^Choose/ })
    .click();
  await expect.element(toast('Trial booked')).toBeVisible();
  await page.getByRole('link', { name: /Saturday class/ }).click();
  await expectAt(`/recordDetail/${lessonId}`);
  await press('Came');
  await page.getByLabelText('Remark on 王小明').fill('Made a small game');
  await expectAccessible();
  await press('Save the trial of 王小明');
  await expect.element(toast('Trial of 王小明 saved')).toBeVisible();
  await open(`/consult/lead/${leadId}`);
  await expect.element(page.getByText('Trial done', { exact: true })).toBeVisible();
});

test('a lead becomes a student with hours and a card', async () => {
  const { principal, leadId, course } = await makeInterested();
  await enter(principal);
  await open(`/consult/lead/${leadId}`);
  await press('Enrol');
  await dialog().getByRole('combobox', { name: 'Classes' }).fill('Sat');
  await page.getByRole('option', { name: /Saturday class/ }).click();
  await dialog().getByLabelText('Book hours as well').click();
  await dialog()
    .getByLabelText(/^Hours/)
    .fill('20');
  await dialog()
    .getByLabelText(/^Amount/)
    .fill('2000');
  await choose('Course', course, dialog());
  await expectAccessible();
  await press('Enrol and make an account', dialog());
  await expect.element(dialog().getByText('20 hours booked')).toBeVisible();
  await press('Print sign-in card', dialog());
  await press('Make 1 card', dialog());
  await expect.element(dialog().getByText('王小明')).toBeVisible();
  await press('Close', dialog());
  await expect.element(page.getByRole('link', { name: 'Open student' })).toBeVisible();
});

test('the home says which leads are due, and they are found by name', async () => {
  await enter(await makeTwo());
  await open('/index');
  await expect.element(page.getByText('1 overdue')).toBeVisible();
  await page.getByRole('link', { name: /^All 2/ }).click();
  await expect.element(page.getByText('陈一诺')).toBeVisible();
  await openFilters();
  await page.getByRole('searchbox').fill('晓月');
  await expect.element(page.getByText('陈一诺')).not.toBeInTheDocument();
  await expectAccessible();
});

test('leads are moved on, and lost for a reason', async () => {
  await enter(await makeTwo());
  await open('/consult');
  await moveTo('陈一诺', 'Contacted');
  await expect.element(toast('陈一诺: Contacted')).toBeVisible();
  await column('Contacted');
  await moveTo('林晓月', 'Lost');
  await choose('Reason', 'Distance', dialog());
  await press('Mark as lost', dialog());
  await expect.element((await column('Lost')).getByText('Distance')).toBeVisible();
});

test('a lead is edited and deleted', async () => {
  const name = '林晓月';
  const principal = await newPerson(ROLE.principal);
  await loseLead(principal, name);
  await enter(principal);
  await open('/consult');
  await column('Lost');
  await act(`Actions for ${name}`, 'Edit');
  await dialog().getByLabelText('Remark').fill('Moved to another town');
  await press('Save', dialog());
  await expect.element(toast('Saved')).toBeVisible();
  await act(`Actions for ${name}`, 'Delete');
  await press('Delete', dialog());
  await expect.element(page.getByRole('link', { name })).not.toBeInTheDocument();
});

test('a lead is deleted on its page, which asks for it no more', async () => {
  const { principal } = await makeKnownLead();
  await enter(principal);
  await open('/consult');
  await (await column('New')).getByRole('link', { name: '李小雷' }).click();
  await expect.element(heading(/^李小雷/)).toBeVisible();
  await act('Actions for 李小雷', 'Delete');
  await press('Delete', dialog());
  await expect.element(toast('Deleted')).toBeVisible();
  await expectAt('/consult');
});

test('leads come from a file, and what is wrong is mended before it is sent', async () => {
  const bytes = Uint8Array.from(atob(await makeSheet()), (sign) => sign.charCodeAt(0));
  await enter(await newPerson(ROLE.principal));
  await open('/consult');
  await press('Import');
  await page.getByLabelText('Choose a file').upload(new File([bytes], 'leads.xlsx'));
  await expect.element(dialog().getByRole('combobox', { name: '家长联系方式' })).toBeVisible();
  await expect
    .element(dialog().getByText('Chinese names: 2 to 5 characters; others: 1 to 30'))
    .toBeVisible();
  await expect.element(dialog().getByText('Please choose the source')).toBeVisible();
  await expect.element(dialog().getByText(/^1 row is a title, total or note/)).toBeVisible();
  await expectAccessible();
  await choose('Row 2 Source', 'Advertisement', dialog());
  await press('Import 1 lead', dialog());
  await expect.element(dialog().getByText('1 imported')).toBeVisible();
  await dialog().getByLabelText('Row 2 Child’s name').fill('小明');
  await press('Import 1 lead', dialog());
  await expect.element(dialog().getByText('2 imported')).toBeVisible();
  await press('Done', dialog());
  await expect.element((await column('New')).getByText('李雷')).toBeVisible();
});

test('the funnel shows what leads cost', async () => {
  await enter(await makeOpenDay(2));
  await open('/consult?view=funnel');
  await press('Enter cost');
  await choose('Source', 'Event', dialog());
  await choose('Campaign', /^Open day/, dialog());
  await dialog()
    .getByLabelText(/^Amount/)
    .fill('500');
  await press('Save', dialog());
  await expect
    .element(page.getByRole('row', { name: /Event · Open day/ }))
    .toMatchTextContent('250');
  await expectAccessible();
});

test('a family asks on the page of the school, which the principal may close', async () => {
  const principal = await newPerson(ROLE.principal, { name: '晨光编程' });
  const address = `/join?school=${principal.schoolId}`;
  await enter(null);
  await open(address);
  await expect
    .element(page.getByRole('heading', { name: 'A trial lesson at 晨光编程' }))
    .toBeVisible();
  await page.getByLabelText(/^Child’s name/).fill('陈一诺');
  await page.getByRole('textbox', { name: /^Mobile number/ }).fill('13812345678');
  await press('Send');
  await expect.element(page.getByText('Please agree first')).toBeVisible();
  await page.getByLabelText(/^I agree/).click();
  await expectAccessible();
  await press('Send');
  await expect.element(page.getByText(/^晨光编程 will call you/)).toBeVisible();

  await enter(principal);
  await open('/consult');
  await expect.element((await column('New')).getByText('陈一诺')).toBeVisible();
  await press('Public form');
  await expect.element(dialog().getByText(new RegExp(address.replace('?', '\\?')))).toBeVisible();
  await expectAccessible();
  await dialog().getByLabelText('Accept requests').click();
  await expect.element(dialog().getByText(/^Requests are switched off/)).toBeVisible();
});
