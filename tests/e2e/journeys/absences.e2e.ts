import type { Locator, Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makePerson, makeSigner, PASSWORD } from '#tests/factories/person.ts';
import { enter } from '../harness/enter.ts';
import { signOut } from '../harness/shell.ts';
import { expect, SELDOM, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const DAY = dayFromToday(14);
const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const press = (at: Page | Locator, name: string | RegExp): Promise<void> =>
  at.getByRole('button', { name, exact: true }).click();

async function more(page: Page, action: string): Promise<void> {
  await press(page, 'More actions');
  await page.getByRole('menuitem', { name: action }).click();
}

test(
  'the lessons of an absent teacher are given to a colleague who knows the class; both are notified; a calendar is subscribed to',
  SELDOM,
  async ({ page, request, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    const { schoolId } = principal;
    const teacher = await makePerson(schoolId, ROLE.teacher, { name: 'Lin Yue' });
    const colleague = await makeSigner(schoolId, ROLE.teacher, { name: 'Zhou Wen' });
    const free = await makePerson(schoolId, ROLE.teacher, { name: 'Adam Free' });
    const scratch = await makeClass(teacher, [], {
      name: 'Scratch',
      assistantId: colleague.userId,
    });
    const robots = await makeClass(free, [], { name: 'Robots' });
    await storeLesson(teacher, scratch, { date: DAY, start: 600 });
    await storeLesson(teacher, scratch, { date: DAY, start: 840 });
    await storeLesson(free, robots, { date: DAY, start: 840 });
    await enter(page, principal, `/calendar?view=day&date=${DAY}`);

    await more(page, 'A teacher is absent: find substitutes');
    const absence = dialog(page, 'Find substitutes');
    await absence.getByLabel(/^Who is absent/).fill('Lin');
    await page.getByRole('option', { name: 'Lin Yue' }).click();
    const lessons = absence.getByRole('region', { name: 'Preview' });
    await expect(lessons.getByText('2 lessons need a substitute')).toBeVisible();
    const [first, second] = [
      lessons.getByRole('combobox').first(),
      lessons.getByRole('combobox').last(),
    ];
    await expect(first).toHaveText('Zhou Wen (knows the class, 0 lessons that day)');
    await accessible();
    await second.click();
    await expect(page.getByRole('option', { name: /Adam Free/ })).toBeHidden();
    await page.getByRole('option', { name: 'Leave it for now' }).click();
    await press(absence, 'Hand over 1 lesson');
    await expect(absence.getByText('1 lesson has a substitute now')).toBeVisible();
    await accessible();
    await absence.getByRole('button', { name: 'Close' }).last().click();

    await more(page, 'Subscribe to my lessons');
    const subscribing = dialog(page, 'Subscribe to my lessons');
    await press(subscribing, 'Create a link');
    const address = await subscribing.getByLabel('Calendar link').inputValue();
    await accessible();
    expect((await request.get(address)).status()).toBe(200);
    await press(subscribing, 'Revoke link');
    await press(dialog(page, 'Revoke this link?'), 'Revoke link');
    await expect(subscribing.getByRole('button', { name: 'Create a link' })).toBeVisible();
    expect((await request.get(address)).status()).toBe(404);

    await press(subscribing, 'Close');
    await signOut(page);
    await enter(page, { ...colleague, password: PASSWORD }, '/personCenter');
    await page.getByRole('button', { name: /gave you lessons: 1/ }).click();
    await expect(
      page.getByText(new RegExp(`${DAY} 10:00–11:30 Scratch \\(Lin Yue\\)`)),
    ).toBeVisible();
    await press(page, 'Subscribe to my lessons');
    await press(dialog(page, 'Subscribe to my lessons'), 'Create a link');
    const own = await page.getByLabel('Calendar link').inputValue();
    const calendar = await (await request.get(own)).text();
    expect(calendar.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  },
);

test(
  'a class ends: its lessons are cancelled, and its students go on where there is room',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    const { schoolId } = principal;
    const student = (name: string) => makePerson(schoolId, ROLE.student, { name });
    const students = [await student('林小雨'), await student('赵梦琪')];
    const ending = await makeClass(principal, students, { name: 'Scratch 1' });
    await makeClass(principal, [], { name: 'Scratch 2', capacity: 1 });
    for (const days of [3, 10]) await storeLesson(principal, ending, { date: dayFromToday(days) });
    await storeLesson(principal, ending, { date: dayFromToday(-3) });
    await enter(page, principal, `/classMan/classRoom/${ending}`);

    await page
      .getByRole('button', { name: /Scratch 1/ })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'End the term' }).click();
    const term = dialog(page, 'End the term of Scratch 1');
    await expect(term.getByText('2 lessons to come will be cancelled')).toBeVisible();
    await expect(term.getByRole('button', { name: 'End the term' })).toBeDisabled();
    await accessible();
    await term.getByLabel('They were not held: cancel them too').check();
    await press(term, 'End the term');
    await expect(term.getByText('3 lessons were cancelled')).toBeVisible();
    await expect(term.getByText('The class is closed.')).toBeVisible();

    await term.getByRole('combobox', { name: 'Next class' }).fill('Scratch 2');
    await page.getByRole('option', { name: 'Scratch 2' }).click();
    await press(term, 'Move 2 students');
    await expect(term.getByText('1 student was moved')).toBeVisible();
    await expect(term.getByText('1 student was not moved:')).toBeVisible();
    await accessible();
    await press(term, 'Undo');
    await expect(term.getByText('Undone')).toBeVisible();
    await term.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByText('1 of 30')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add students' })).toBeVisible();
  },
);
