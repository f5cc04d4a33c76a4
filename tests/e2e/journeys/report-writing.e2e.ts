import type { Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import type { Person } from '#tests/factories/person.ts';
import { makeReportedClass } from '#tests/factories/report.ts';
import { enter } from '../harness/enter.ts';
import { takePicture } from '../harness/look.ts';
import { expect, SELDOM, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const SIX = 6;
/** As many as are written in an evening. */
const CLASS_SIZE = 24;

const pathOf = ({ cycleId, classId }: { cycleId: string; classId: string }, view = 'table') =>
  `/report?cycle=${cycleId}&class=${classId}&view=${view}`;

const settled = (page: Page) => expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible();

/** Types a key, and counts it. */
function typist(page: Page) {
  const typed = { keys: 0 };
  return {
    typed,
    press: async (key: string) => {
      typed.keys += 1;
      await page.keyboard.press(key);
    },
  };
}

const nameOf = ([first]: readonly Person[]): string => first?.name ?? '';

test(
  `a class of ${CLASS_SIZE} is rated by keyboard in one go, and is still there afterwards`,
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }, info) => {
    test.slow();
    const teacher = await newPerson(ROLE.teacher);
    const of = await makeReportedClass(teacher, CLASS_SIZE);
    await enter(page, teacher, pathOf(of));
    const { typed, press } = typist(page);
    const grid = page.getByRole('grid', { name: 'Ratings of the students' });
    await expect(grid.getByRole('row')).toHaveCount(CLASS_SIZE + 1);
    await accessible();

    await grid
      .getByRole('button', { name: /Logical thinking: Not rated/ })
      .first()
      .focus();
    for (let child = 0; child < CLASS_SIZE; child += 1)
      for (let column = 0; column <= SIX; column += 1)
        await press(String(1 + ((child + column) % 5)));
    // Six dimensions and a phrase, a key each: the focus goes on by itself, also to the next child.
    expect(typed.keys).toBe(CLASS_SIZE * (SIX + 1));
    info.annotations.push({ type: 'keys', description: String(typed.keys) });
    await settled(page);
    await takePicture(page, 'sheet-table');
    await page.reload();
    await expect(grid.getByRole('button', { name: /Not rated/ })).toHaveCount(0);
    await accessible();
  },
);

test(
  'a text is written child by child, is kept while the network is away, and saves itself',
  SELDOM,
  async ({ page, newPerson, accessible, problems }) => {
    const teacher = await newPerson(ROLE.teacher);
    const of = await makeReportedClass(teacher, 2);
    const [, second] = of.students;
    await enter(page, teacher, pathOf(of, 'one'));
    const text = page.getByLabel(/^Words for the family of/);
    await text.fill('He explains his programs to others.');
    await settled(page);
    await accessible();
    await takePicture(page, 'sheet-one');

    problems.announce(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load/);
    await page.route('**/api/report/save', (route) => route.abort());
    await page.keyboard.press('Control+Enter');
    await expect(page.getByLabel(`Words for the family of ${second?.name}`)).toBeFocused();
    await page.keyboard.type('She asks good questions.');
    await expect(page.getByText(/not saved: kept on this device/)).toBeVisible();
    await page.unroute('**/api/report/save');
    await page.reload();
    await expect(page.getByText('Saved at')).toBeVisible();
    await page.getByRole('button', { name: 'Side by side' }).click();
    await expect(page.getByLabel(`Comment on ${second?.name}`)).toHaveValue(
      'She asks good questions.',
    );
    await expect(page.getByLabel(`Comment on ${nameOf(of.students)}`)).toHaveValue(/explains/);
    await accessible();
    await takePicture(page, 'sheet-side');
  },
);

test(
  'common parts are written once, each with the own name',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const teacher = await newPerson(ROLE.teacher);
    const of = await makeReportedClass(teacher, 2);
    const [first, second] = of.students;
    await enter(page, teacher, pathOf(of, 'side'));
    await page.getByRole('button', { name: 'Write common parts' }).click();
    const dialog = page.getByRole('dialog', { name: 'Common parts' });
    await dialog.getByLabel('Comment', { exact: true }).fill('{name} has learnt loops.');
    await expect(dialog.getByText(`${first?.name} has learnt loops.`)).toBeVisible();
    await accessible();
    await takePicture(page, 'common');
    await dialog.getByRole('button', { name: 'Write into 2 reports' }).click();
    await expect(dialog.getByText('Written into 2 reports.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByLabel(`Comment on ${second?.name}`)).toHaveValue(
      `${second?.name} has learnt loops.`,
    );
  },
);
