import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { dialog, expectCount, heading, onLaptop, press } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import { giveTask, handInPicture, missDeadline, review } from './submissions.scene.ts';

const { enter, expectProblems, open } = application;
const { keyboard } = userEvent;

const comment = page.getByLabelText('Comment');
const score = page.getByLabelText('Score (0–100)');
const status = (text: string): Locator => page.getByRole('status').filter({ hasText: text });
const allDone = heading('Everything is reviewed');

let teacher: Awaited<ReturnType<typeof newPerson>>;
let given: Awaited<ReturnType<typeof giveTask>>;

beforeEach(async () => {
  teacher = await newPerson(ROLE.teacher);
  given = await giveTask(teacher);
  await enter(teacher);
});

test('a teacher returns an answer for another try', async () => {
  const { child, taskId } = given;
  await handInPicture(child, taskId, 'With a moon');
  await open(`/taskMan/see/view/${taskId}/next`);
  await expect.element(heading('王子涵')).toBeVisible();
  await expect.element(page.getByText('With a moon')).toBeVisible();
  await comment.fill('Show me the stars');
  await press('Try again');
  await press('Return, next one');
  await expect.element(allDone).toBeVisible();
});

test('a teacher reviews the work as it was at the deadline, though nothing was handed in', async () => {
  const { child, taskId } = given;
  await missDeadline(teacher, child, taskId);
  await open(`/taskMan/detail/${taskId}`);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect.element(row('王子涵')).toMatchTextContent('Work, not handed in');
  await expect.element(row('李梓萱')).toMatchTextContent('Nothing there');
  await expectAccessible();
  await page.getByRole('link', { name: 'Review what was not handed in' }).click();
  await expect.element(heading('王子涵')).toBeVisible();
  await expect.element(page.getByText(/This is the work as it was at the deadline/)).toBeVisible();
  await expect.element(status('1 of 1')).toMatchTextContent('Work, not handed in');
  const versions = page.getByRole('list', { name: 'Versions' });
  await expectCount(versions.getByRole('listitem'), 2);
  await expect
    .element(page.getByRole('link', { name: /Download/ }))
    .toHaveAttribute('download', expect.stringMatching(/太阳一/));
  await press(/Arrived after the deadline/, versions);
  await expect.element(page.getByText(/You decide whether it counts/)).toBeVisible();
  await expectAccessible();
  await press(/As it was at the deadline/, versions);
  await score.fill('70');
  await press('Done, next one');
  await expect.element(allDone).toBeVisible();

  await enter(child);
  await open(`/student/task?id=${taskId}`);
  await expect.element(page.getByText('70 points')).toBeVisible();
  await expect.element(page.getByText(/Your teacher sees your work as it was at/)).toBeVisible();
});

/** Goes to something with the keyboard, and takes it. */
async function enterAt(target: Locator): Promise<void> {
  (await target.findElement()).focus();
  await keyboard('{Enter}');
}

test('a teacher reviews by keyboard alone', async () => {
  await onLaptop();
  for (const each of given.others) await handInPicture(each, given.taskId);
  await open(`/taskMan/detail/${given.taskId}`);
  const row = page.getByRole('row').filter({ hasText: '李梓萱' });
  await expect.element(row).toMatchTextContent('Handed in');
  await expectAccessible();
  await enterAt(page.getByRole('link', { name: 'Review 3 answers' }));
  await expect
    .element(page.getByRole('img', { name: '太阳', exact: true }))
    .toHaveProperty('naturalWidth', 320);
  await expect.element(status('1 of 3')).toBeVisible();
  await expectAccessible();
  await keyboard('?');
  await expect.element(dialog('Keys')).toBeVisible();
  await expectAccessible();
  await keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();

  await keyboard('85f');
  await expect.element(score).toHaveValue('85');
  await keyboard('c');
  await keyboard('jk? Bright!');
  await keyboard('{Control>}{Enter}{/Control}');
  await expect.element(status('Saved: 李梓萱')).toMatchTextContent('2 of 3 · 张浩然');
  await keyboard('k');
  await expect.element(heading('李梓萱')).toBeVisible();
  await expect.element(comment).toHaveValue('jk? Bright!');
  await expect
    .element(page.getByRole('button', { name: 'Great' }))
    .toHaveAttribute('aria-pressed', 'true');
  await keyboard('j');
  await expect.element(heading('张浩然')).toBeVisible();
});

test('a draft of a review outlives the page; a second reviewer loses nothing', async () => {
  await onLaptop();
  const [first, second] = given.others;
  if (!first || !second) throw new TypeError('two students');
  for (const each of [first, second]) await handInPicture(each, given.taskId);
  const here = `/taskMan/see/view/${given.taskId}/${first.userId}`;
  await open(here);
  await expect.element(heading(first.name)).toBeVisible();
  await keyboard('60r');
  await expect.element(score).toHaveValue('60');
  await open(here);
  await expect
    .element(page.getByText(/This is what you wrote earlier on this device and did not save/))
    .toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Try again' }))
    .toHaveAttribute('aria-pressed', 'true');

  await review(first, given.taskId, { state: 'done', score: 90, comment: 'Warm!' });
  expectProblems(/^refused: /);
  await keyboard('{Control>}{Enter}{/Control}');
  await expect.element(dialog()).toMatchTextContent('Warm!');
  await expectAccessible();
  await press('Save the choice', dialog());
  await expect.element(heading(second.name)).toBeVisible();
  await keyboard('{Control>}{Enter}{/Control}');
  await expect.element(allDone).toBeVisible();
  await enterAt(page.getByRole('main').getByRole('link', { name: 'Back to the answers' }));
  await expect
    .element(page.getByRole('row').filter({ hasText: first.name }))
    .toMatchTextContent('60');
});
