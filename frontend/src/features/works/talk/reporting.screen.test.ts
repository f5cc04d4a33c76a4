import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { choose, dialog, press, toast } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import { makePublicWork } from './reporting.scene.ts';

const { enter, open } = application;

test.each(['a visitor', 'a teacher of another school'])('%s reports a public work', async (who) => {
  const { principal, work } = await makePublicWork('迷宫');
  await enter(who === 'a visitor' ? null : await newPerson(ROLE.teacher));
  await open(`/works/${work}`);
  await press('Report');
  const reporting = dialog('Report: 迷宫');
  await choose('What is wrong', 'Frightening or dangerous');
  await expectAccessible();
  await press('Tell the school', reporting);
  await expect.element(toast('The school was told')).toBeVisible();

  await enter(principal);
  await open('/worksMan/reports');
  await expect.element(page.getByText('Frightening or dangerous')).toBeVisible();
  await expect.element(page.getByText(/^Somebody outside your school/)).toBeVisible();
});
