import { ROLE } from '#shared/roles.ts';
import { enter } from '../harness/enter.ts';
import { expect, ON_PHONE, test } from '../harness/test.ts';

test(
  'a student sees the own study information under a purple header',
  ON_PHONE,
  async ({ page, newPerson, accessible }) => {
    await enter(page, await newPerson(ROLE.student), '/student');
    await expect(page.getByRole('heading', { name: 'My classes' })).toBeVisible();
    await expect(page).toHaveTitle(/^My study/);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(91, 59, 158)');
    await accessible();
    await page.getByRole('button', { name: 'Change my password' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);
