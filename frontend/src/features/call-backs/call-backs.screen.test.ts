import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import {
  act,
  dialog,
  expectAt,
  expectCount,
  openFilters,
  press,
  toast,
} from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { addCallBack, noteMeanwhile } from './call-backs.scene.ts';

const { enter, expectProblems, open } = application;

test('an operator finds who waits for a call, and notes what became of it', async () => {
  const { id, phone } = await addCallBack();
  await enter(ROLE.platform);
  await open('/admin/leads');
  await openFilters();
  await page.getByRole('searchbox').fill(phone);
  await expectCount(page.getByText(new RegExp(phone)), 1);
  await act('Actions for 李老师 未来教育', 'Note a call');
  await expect.element(dialog().getByText('想了解专业版')).toBeVisible();
  await expectAccessible();
  await dialog().getByLabelText(/^Note/).fill('Call again on Friday');
  await noteMeanwhile(id, 'Nobody answered');
  expectProblems(/^refused: /);
  await press('Save', dialog());
  await expect.element(dialog().getByText(/Nobody answered/)).toBeVisible();
  await press('Save the choice', dialog());
  await expect.element(toast('Saved')).toBeVisible();
  await expect.element(page.getByText(/Called back/).first()).toBeVisible();
  await expect.element(page.getByText(/Call again on Friday/)).toBeVisible();
});

test('nobody else opens the list', async () => {
  await enter(ROLE.principal);
  await open('/admin/leads');
  await expectAt('/index');
});
