import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { choose, dialog, press, toast } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import { dayAhead, giveSettings } from '#tests/screens/harness/school.scene.ts';
import { actInCalendar } from '../calendar.fixture.ts';
import { renameRooms } from '../lessons.scene.ts';

const { enter, expectProblems, open } = application;

const settings = dialog('Calendar settings');
/** The one that lies above the settings. */
const upper = page.getByRole('dialog').last();

let principal: Awaited<ReturnType<typeof newPerson>>;
beforeEach(async () => {
  principal = await newPerson(ROLE.principal);
  await enter(principal);
});

async function openSettings(tab: string): Promise<void> {
  await open('/calendar');
  await actInCalendar('Calendar settings');
  await settings.getByRole('tab', { name: tab }).click();
}

test('a room is added', async () => {
  await openSettings('Rooms');
  await press('Add a room', settings);
  await page.getByLabelText(/^Name/).fill('Lab 1');
  await press('Save', upper);
  // Announced although an open dialog hides the rest of the page.
  await expect.element(toast('Saved')).toBeVisible();
  await expect.element(settings.getByText('Lab 1')).toBeVisible();
  await expectAccessible();
});

test('of a room that a colleague has renamed meanwhile the changed fields are asked about', async () => {
  const { room } = await giveSettings(principal.schoolId);
  await openSettings('Rooms');
  await press(`Change ${room.name}`, settings);
  await page.getByLabelText(/^Seats/).fill('9');
  await renameRooms(principal.schoolId, 'Laboratory');
  expectProblems(/^refused: /);
  await press('Save', upper);
  const compare = dialog('Someone else just changed this');
  await expect.element(compare).toBeVisible();
  await expectAccessible();
  await press('Save the choice', compare);
  await expect.element(settings.getByText('Laboratory')).toBeVisible();
  await expect.element(settings.getByText('9 seats')).toBeVisible();
});

test('a holiday is added', async () => {
  const day = await dayAhead(0);
  await openSettings('Holidays');
  await press('Add a holiday', settings);
  await page.getByLabelText(/^Name/).fill('Founding day');
  await page.getByLabelText(/^First day/).fill(day);
  await page.getByLabelText(/^Last day/).fill(day);
  await press('Save', upper);
  await expect.element(settings.getByText('Founding day')).toBeVisible();
  await press('Close', settings);
  await expect.element(page.getByText(/^Holidays: Founding day/)).toBeVisible();
});

test('public holidays become those of the school', async () => {
  await openSettings('Holidays');
  await press('Public holidays', settings);
  const presets = dialog('Public holidays');
  await presets.getByRole('checkbox', { name: /^National Day/ }).click();
  await expectAccessible();
  await press('Add 1 holiday', presets);
  await expect.element(settings.getByText(/^National Day/)).toBeVisible();
});

test('a course has its colour', async () => {
  await openSettings('Courses');
  await press('Add a course', settings);
  await page.getByLabelText(/^Name/).fill('Python');
  await choose('Colour', 'Purple');
  await press('Save', upper);
  await expect.element(settings.getByText('1 hour · Purple')).toBeVisible();
});

test('the rules are changed', async () => {
  await openSettings('Rules');
  await press('Change the rules', settings);
  await page.getByLabelText(/^Opens at/).fill('07:00');
  await page.getByRole('checkbox', { name: 'On leave' }).click();
  await expectAccessible();
  await press('Save', upper);
  await expect.element(settings.getByText('07:00–21:00')).toBeVisible();
  await expect.element(settings.getByText('Present, Late, On leave, Absent, Makeup')).toBeVisible();
});
