import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import {
  choose,
  dialog,
  drawPicture,
  openFilters,
  press,
  rowOf,
} from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import { makeFeedback, writeToOperators } from './feedback.scene.ts';

const { enter, open } = application;

const MICE = '教室少两个鼠标';
const answer = page.getByRole('textbox', { name: 'Write an answer' });
const talk = page.getByRole('list', { name: 'Conversation' });

test('a student tells the school what is wrong, and sees the facts that are sent', async () => {
  await enter(await newPerson(ROLE.student));
  await open('/student');
  await page.getByRole('button', { name: /^My account: / }).click();
  await page.getByRole('menuitem', { name: 'Send feedback' }).click();
  await expect.element(page.getByRole('heading', { name: 'Write feedback' })).toBeVisible();
  await press('Send');
  await expect.element(page.getByText('Please fill in this field')).toBeVisible();
  await page.getByRole('textbox', { name: 'What would you like to say?' }).fill('教室有点冷');
  await page.getByLabelText('Add a screenshot').upload(await drawPicture('截图.png'));
  await expect.element(page.getByRole('button', { name: /Remove 截图/ })).toBeVisible();
  await page.getByRole('checkbox', { name: /Send these technical details/ }).click();
  const facts = page.getByRole('region', { name: 'Technical details' });
  await expect.element(facts).toMatchTextContent('/student');
  await expectAccessible();
  await press('Send');
  await rowOf('教室有点冷').click();
  await expect.element(page.getByRole('img', { name: 'Screenshot 1' })).toBeVisible();
  await expect.element(facts).toMatchTextContent('/student');
  await expectAccessible();
});

test('a principal answers feedback to the school, and its sender reads it', async () => {
  const { principal, teacher } = await makeFeedback();
  await enter(principal);
  await open('/feedback');
  await expect.element(page.getByText('No feedback yet')).toBeVisible();
  await press('To the school');
  await expect.element(rowOf(MICE)).toMatchTextContent('Unread');
  await expectAccessible();
  await rowOf(MICE).click();
  await press('Mark as in progress');
  await expect.element(page.getByText('In progress')).toBeVisible();
  await answer.fill('已经放在柜子里了');
  await press('Send');
  await expect.element(talk.getByText('已经放在柜子里了')).toBeVisible();
  await expect.element(page.getByText('Answered')).toBeVisible();
  await expectAccessible();

  await enter(teacher);
  await open('/feedback');
  await expect.element(rowOf(MICE)).toMatchTextContent('Unread');
  await rowOf(MICE).click();
  await expect.element(talk.getByText('已经放在柜子里了')).toBeVisible();
  await press('Solved, close it');
  await expect.element(page.getByText('Closed')).toBeVisible();
});

test('an operator finds what a school has written, and closes it', async () => {
  const text = '白鹭作品打不开';
  await writeToOperators(text);
  await enter(await newPerson(ROLE.platform));
  await open('/admin/feedback');
  await openFilters();
  await page.getByRole('searchbox', { name: 'Search in the first words' }).fill('白鹭');
  await expect.element(rowOf(text)).toMatchTextContent('蓝鲸编程');
  await choose('Filter by state', 'New');
  await expectAccessible();
  await rowOf(text).click();
  const feedback = dialog('蓝鲸编程 · Problem');
  await press('Mark as closed', feedback);
  await expect.element(feedback.getByText('Closed')).toBeVisible();
  await expectAccessible();
  await answer.fill('请再试一次');
  await press('Close', feedback);
  await press('Cancel', dialog('Discard unsaved changes?'));
  await press('Send', feedback);
  await expect.element(feedback.getByText('Answered')).toBeVisible();
});
