import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { boxOf, dialog, press } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';

const { enter, open } = application;

test('an error that appears on leaving a field leaves the buttons where they are', async () => {
  await enter(ROLE.principal);
  await open('/teacherMan');
  await press('Add a teacher');
  const name = dialog().getByLabelText('Name', { exact: false }).first();
  const submit = dialog().getByRole('button', { name: /^(Add|Save)/ });
  await name.click();
  const before = await boxOf(submit);
  await userEvent.tab();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  expect((await boxOf(submit)).y).toBe(before.y);
});
