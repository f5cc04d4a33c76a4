import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { dialog, drawPicture, press } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { makeChildOf } from './publishing.scene.ts';

const { enter, open, expectProblems } = application;

const PHONE = '打给我 138 0013 8000';
const told = dialog('Have a look first');
const mark = (at: Locator): string | null | undefined =>
  at.query()?.querySelector('mark')?.textContent;

/** A picture of one's own, and the dialog that publishes it. */
async function beginToPublish(title: string): Promise<Locator> {
  expectProblems(/^refused: \S+publish_works -1/);
  await open('/create');
  await page.getByLabelText('Choose files').upload(await drawPicture(`${title}.png`));
  await page.getByRole('link', { name: new RegExp(title) }).click();
  await press('Publish');
  return dialog(`Publish “${title}”`);
}

test('a phone number is told before others read it', async () => {
  const { child } = await makeChildOf(['Robotics', 'Painting']);
  await enter(child);
  const publishing = await beginToPublish('太阳');
  // Of two classes the first is suggested, without a task or a lesson.
  const robotics = publishing.getByRole('checkbox', { name: 'Robotics' });
  const painting = publishing.getByRole('checkbox', { name: 'Painting' });
  await expect
    .element(publishing.getByRole('combobox', { name: 'Who can see it' }))
    .toMatchTextContent('Seen by your class');
  await expect.element(robotics).toBeChecked();
  await expect.element(painting).not.toBeChecked();
  const description = publishing.getByLabelText('What it is about');
  await description.fill(PHONE);
  await expect.element(publishing.getByText(/^This looks like a phone number\./)).toBeVisible();
  await press('Publish', publishing);
  await expect.poll(() => mark(told)).toBe('138 0013 8000');
  await expect.element(told.getByText(/Your class could read it\./)).toBeVisible();
  await expectAccessible();
  await press('Change it', told);
  await expect.element(description).toHaveFocus();
  await description.fill('太阳出来了');
  await press('Publish', publishing);
  await expect.element(publishing).not.toBeInTheDocument();
  await expect.element(page.getByText('Seen by your class')).toBeVisible();
  await press('Publish');
  await expect.element(painting).not.toBeChecked();
});

test('staff see what a child leaves to them, and ask for a change', async () => {
  const { principal, child } = await makeChildOf(['Robotics']);
  await enter(child);
  const publishing = await beginToPublish('月亮');
  await publishing.getByLabelText('What it is about').fill(PHONE);
  await press('Publish', publishing);
  await press('Publish anyway', told);
  await expect.element(page.getByText('Waits for a teacher to look at it').first()).toBeVisible();

  await enter(principal);
  await open('/worksMan');
  const card = page.getByRole('listitem').filter({ hasText: '月亮' });
  await expect.element(card.getByText('Maybe private: phone number')).toBeVisible();
  await press('Look and decide: “月亮”');
  const deciding = dialog('Show “月亮” to others?');
  await expect.poll(() => mark(deciding)).toBe('138 0013 8000');
  await expect.element(deciding.getByText(/What is inside the work is not/)).toBeVisible();
  await expectAccessible();
  await press('Do not show it', deciding);
  await expect.element(page.getByText('Nothing to approve')).toBeVisible();

  await enter(child);
  await open('/create');
  await expect.element(page.getByText('A teacher asks you to change it')).toBeVisible();
});
