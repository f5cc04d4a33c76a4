import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { enter } from '../harness/enter.ts';
import { toast } from '../harness/shell.ts';
import { expect, ONE_SIZE, test } from '../harness/test.ts';

// Far from the school's, which is the one that counts.
test.use({ timezoneId: 'America/New_York' });

const DAY = dayFromToday(7);

test(
  'a lesson stands at the time of the school, wherever the device is',
  ONE_SIZE,
  async ({ page, newPerson }) => {
    const principal = await newPerson(ROLE.principal);
    const classId = await makeClass(principal, [], { name: 'Scratch' });
    await storeLesson(principal, classId, { date: DAY, start: 10 * 60, end: 11 * 60 + 30 });
    await enter(page, principal, `/calendar?view=day&date=${DAY}`);
    const lesson = page.getByRole('main').getByRole('button', { name: 'Scratch' });
    await expect(lesson).toContainText('10:00–11:30');
    await lesson.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByLabel('Date')).toHaveValue(DAY);
    await page.getByLabel('Starts at').fill('21:00');
    await page.getByLabel('Ends at').fill('22:30');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Saved')).toBeVisible();
    await expect(lesson).toContainText('21:00–22:30');
  },
);
