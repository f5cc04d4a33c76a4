import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import {
  boxOf,
  choose,
  dialog,
  expectTexts,
  onLaptop,
  press,
  toast,
} from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import { addClass, addLesson, addPerson, dayAhead } from '#tests/screens/harness/school.scene.ts';
import { lessonAt } from '../calendar.fixture.ts';
import { changeMeanwhile } from '../lessons.scene.ts';

const { enter, expectProblems, open } = application;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the mouse takes something: in the middle, a little below its upper edge. */
async function topOf(place: Locator, down = 6): Promise<Point> {
  const { x, y, width } = await boxOf(place);
  return { x: x + width / 2, y: y + down };
}

const lineOf = (time: string): Locator => {
  const line = [...document.querySelectorAll(`[data-time="${time}:00"]`)].at(-1);
  if (!line) throw new Error(`${time} is not on the screen`);
  return page.elementLocator(line);
};

/** Points on the way, the last one included. */
const between = (from: Point, to: Point, steps: number): readonly { readonly coords: Point }[] =>
  Array.from({ length: steps }, (_, at) => {
    const share = (at + 1) / steps;
    return { coords: { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share } };
  });

/** Drags from one point of the window to another, with a little jerk at first. */
async function drag(from: Point, to: Point): Promise<void> {
  const jerk = { x: from.x, y: from.y + 14 };
  await userEvent.pointer([{ coords: from }, '[MouseLeft>]', ...between(from, jerk, 3)]);
  await userEvent.pointer([...between(jerk, to, 6), '[/MouseLeft]']);
}

let principal: Awaited<ReturnType<typeof newPerson>>;
let day: string;
const planning = dialog('Plan a lesson');
const lesson = dialog('Scratch');
const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });

/** With a lesson from ten to eleven. */
async function openDay(search = ''): Promise<Awaited<ReturnType<typeof addLesson>>> {
  const scratch = await addClass(principal, [], { name: 'Scratch' });
  const stored = await addLesson(principal, scratch, { date: day, start: 600, end: 660 });
  await open(`/calendar?view=day&date=${day}${search}`);
  await expect.element(lessonAt('Scratch')).toMatchTextContent('10:00–11:00');
  return stored;
}

beforeEach(async () => {
  await onLaptop();
  day = await dayAhead(7);
  principal = await newPerson(ROLE.principal, {}, { name: '周雨桐' });
  await enter(principal);
});

test('a time that is drawn with the mouse is that of a new lesson', async () => {
  await openDay();
  await drag(await topOf(lineOf('13:00'), 4), await topOf(lineOf('14:30'), -4));
  await expect.element(planning.getByLabelText(/^Date/)).toHaveValue(day);
  await expect.element(planning.getByLabelText(/^Starts at/)).toHaveValue('13:00');
  await expect.element(planning.getByLabelText(/^Ends at/)).toHaveValue('14:30');
});

test('a click on an empty time that is given up leaves the day as it was', async () => {
  await openDay();
  await userEvent.pointer({ coords: await topOf(lineOf('15:00')), keys: '[MouseLeft]' });
  const [from, to] = [planning.getByLabelText(/^Starts at/), planning.getByLabelText(/^Ends at/)];
  await expect.element(from).toHaveValue('15:00');
  // The end follows the start.
  await expect.element(to).toHaveValue('16:30');
  await from.fill('17:15');
  await expect.element(to).toHaveValue('18:45');
  await userEvent.keyboard('{Escape}');
  await press(/Discard|Leave/);
  await expect.element(planning).not.toBeInTheDocument();
  await lessonAt('Scratch').click();
  await expect.element(lesson).toBeVisible();
});

test('a lesson that is dragged is moved, and put back', async () => {
  await openDay();
  await drag(await topOf(lessonAt('Scratch')), await topOf(lineOf('14:00'), 2));
  await expect.element(toast(/^Moved/)).toBeVisible();
  await expect.element(lessonAt('Scratch')).toMatchTextContent('14:00–15:00');
  await undo.click();
  await expect.element(toast('Put back')).toBeVisible();
  await expect.element(lessonAt('Scratch')).toMatchTextContent('10:00–11:00');
});

test('a lesson that a colleague has changed meanwhile is not put back', async () => {
  const stored = await openDay();
  await drag(await topOf(lessonAt('Scratch')), await topOf(lineOf('14:00'), 2));
  await expect.element(undo).toBeVisible();
  await changeMeanwhile(stored, { topic: 'Loops' });
  expectProblems(/^refused: /);
  await undo.click();
  await expect.element(toast(/^This cannot be undone: /)).toBeVisible();
  await expect.element(lessonAt('Scratch')).toMatchTextContent('14:00–15:00');
});

test('a lesson is made longer by its edge, and jumps back where it clashes', async () => {
  const robotics = await addClass(principal, [], { name: 'Robotics' });
  await addLesson(principal, robotics, { date: day, start: 14 * 60 });
  await openDay();
  const { height } = await boxOf(lessonAt('Scratch'));
  await lessonAt('Scratch').hover();
  await drag(await topOf(lessonAt('Scratch'), height - 3), await topOf(lineOf('12:30'), 2));
  await expect.element(toast(/^Moved/)).toBeVisible();
  await expect.element(lessonAt('Scratch')).toMatchTextContent(/10:00–12:\d\d/);

  expectProblems(/^refused: .*calendar\/\w+ -1 /);
  await drag(await topOf(lessonAt('Scratch')), await topOf(lineOf('13:00'), 2));
  const clash = dialog('That time is taken');
  await expectTexts(clash.getByRole('listitem'), [/Robotics, .*14:00–15:30/]);
  await expect.element(clash.getByRole('group', { name: 'Free instead' })).toBeVisible();
  await press('Cancel', clash);
  await expect.element(lessonAt('Scratch')).toMatchTextContent(/10:00–12:\d\d/);
});

test('opened from a class the form is filled in, and the typed room becomes one of the school', async () => {
  const scratch = await addClass(principal, [], { name: 'Scratch', room: 'Lab 1' });
  // A new one is as long.
  await addLesson(principal, scratch, { date: day, start: 600, end: 660 });
  await open(`/calendar?show=class&id=${scratch}&view=day&date=${day}`);
  await press('Plan a lesson');
  await expect.element(planning.getByRole('combobox', { name: 'Class' })).toHaveValue('Scratch');
  await expect.element(planning.getByRole('combobox', { name: 'Teacher' })).toHaveValue('周雨桐');
  await press('Add room “Lab 1”', planning);
  await expect.element(planning.getByRole('combobox', { name: 'Room' })).toHaveValue('Lab 1');
  await expectAccessible();
  await planning.getByRole('button', { name: 'Choose a time' }).first().click();
  await page.getByRole('option', { name: '14:00' }).click();
  await expect.element(planning.getByLabelText(/^Ends at/)).toHaveValue('15:00');
  // It lies over the dialog's own button for a moment.
  await expect.element(toast(/has been added/)).not.toBeInTheDocument();
  await press('Plan a lesson', planning);
  await expect.element(toast('The lesson is planned')).toBeVisible();

  await choose('Columns', 'Columns by room');
  const column = (name: string) => page.getByRole('columnheader', { name });
  await expect.element(column('Lab 1')).toBeVisible();
  await expect.element(column('No room')).toBeVisible();
  await expectAccessible();
  const { x } = await topOf(column('No room'));
  const { y } = await topOf(lineOf('12:00'), 2);
  await drag(await topOf(lessonAt('14:00')), { x, y });
  await expect.element(toast(/^Moved/)).toBeVisible();
  await lessonAt('12:00').click();
  await expect.element(lesson).toBeVisible();
  expect(lesson.getByText('Lab 1').query()).toBeNull();
});

test('a lesson that is dragged into the column of a colleague is the colleague’s', async () => {
  const colleague = await addPerson(principal, ROLE.teacher, { name: '陈怡君' });
  await addClass(colleague);
  await openDay('&columns=teachers');
  const column = (name: string) => page.getByRole('columnheader', { name });
  await expect.element(column('周雨桐')).toBeVisible();
  const { x } = await topOf(column('陈怡君'));
  const { y } = await topOf(lineOf('16:00'), 2);
  await drag(await topOf(lessonAt('Scratch')), { x, y });
  await expect.element(toast(/^Moved/)).toBeVisible();
  await lessonAt('16:00').click();
  await expect.element(lesson.getByText('陈怡君')).toBeVisible();
});
