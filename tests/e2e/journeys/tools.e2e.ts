import type { Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { enter } from '../harness/enter.ts';
import { expect, SELDOM, test } from '../harness/test.ts';

const NAMES = ['王子涵', '李沐阳', '陈可欣'];

async function makeClassOf(teacher: Person): Promise<void> {
  const students: Person[] = [];
  for (const name of NAMES)
    students.push(await makePerson(teacher.schoolId, ROLE.student, { name }));
  await makeClass(teacher, students, { name: '周六班' });
}

const openTool = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test(
  'the tools go on without a network, and picks are counted afterwards',
  SELDOM,
  async ({ page, context, newPerson }) => {
    const teacher = await newPerson(ROLE.teacher);
    await makeClassOf(teacher);
    await enter(page, teacher, '/tool?tool=picker');
    await page.getByRole('combobox', { name: 'Choose a class' }).click();
    await page.getByRole('option', { name: '周六班' }).click();
    const students = page.getByRole('region', { name: 'Students of the class' });
    await expect(students.getByText('0 times')).toHaveCount(3);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('Board-')),
    );

    await context.setOffline(true);
    await press(page, 'Pick a name');
    await expect(page.getByText('counted once you are online')).toBeVisible();
    await openTool(page, 'Whiteboard');
    await expect(page.getByRole('img', { name: 'Whiteboard' })).toBeVisible();
    await openTool(page, 'Name picker');
    const counted = page.waitForResponse('**/api/tool/pick');
    await context.setOffline(false);
    expect((await counted).ok()).toBe(true);
    await expect(page.getByText('counted once you are online')).toBeHidden();
    await expect(students.getByText('1 time', { exact: true })).toHaveCount(1);
  },
);
