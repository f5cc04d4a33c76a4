import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import { act, dialog, press } from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import {
  makeDraft,
  makeDraftWithPhoto,
  makeOwnReport,
  makePublished,
  makeTwoMonths,
} from './report-life.scene.ts';

const { enter, open, expectProblems } = application;

const preview = dialog('Preview');
const check = dialog('Check and publish');
const home = () => expect.poll(() => location.pathname).toBe('/dashboard');

test('a principal sees how many reports are read, and who is falling', async () => {
  const { principal, student, cycleId } = await makeTwoMonths();
  await enter(principal);
  await open(`/report/analysis?cycle=${cycleId}`);
  const rates = page.getByRole('region', { name: 'By class' });
  // Written, published, read.
  const cells = rates.getByRole('cell', { name: / of / });
  await expect
    .poll(() => cells.elements().map(({ textContent }) => textContent))
    .toEqual(['1 of 2', '1 of 2', '0 of 1'].map((text) => expect.stringContaining(text)));
  await expect
    .element(page.getByRole('link', { name: new RegExp(student.name) }))
    .toMatchTextContent('Focus 4 → 3');
  await expectAccessible();
  await page.getByRole('tab', { name: 'By teacher' }).click();
  await expect.element(page.getByText('Emily Carter')).toBeVisible();
});

test('a child previews the own report, staff the draft and each version, nobody else any', async () => {
  const { teacher, child, other, id } = await makeOwnReport();
  const heading = (name: string): Locator => preview.getByRole('heading', { name, exact: true });
  const address = `/reportDialog?id=${id}`;
  await enter(child);
  await open(address);
  await expect.element(heading('November')).toBeVisible();
  await expectAccessible();
  await enter(teacher);
  await open(`${address}&draft=1`);
  await expect.element(heading('November, corrected')).toBeVisible();
  await open(`${address}&version=1`);
  await expect.element(heading('November')).toBeVisible();
  expectProblems(/^(refused|status: 403)/);
  await enter(other);
  await open(address);
  await expect.element(preview.getByRole('alert')).toBeVisible();
  await expect.element(preview.getByText(/November/)).not.toBeInTheDocument();
});

test('reports are published at a time, which can be taken back', async () => {
  const { teacher, address, day } = await makeDraft();
  await enter(teacher);
  await open(address);
  await press('Check and publish');
  await check.getByRole('radio', { name: 'At a time' }).click();
  const at = check.getByRole('textbox', { name: 'Publish at' });
  await expect.element(at).toBeVisible();
  await expectAccessible();
  await at.fill(`${day} 08:00`);
  await press('Schedule 1 report', check);
  await expect.element(check.getByText(/^1 report will be published at /)).toBeVisible();
  await press('Close', check);
  const banner = page.getByRole('alert').filter({ hasText: 'will be published at' });
  await press('Open', banner);
  const plan = dialog('Publishing');
  await press('Cancel', plan);
  await expect.element(plan.getByText('Cancelled: 0 of 1 published')).toBeVisible();
  await press('Close', plan);
  await expect.element(banner).not.toBeInTheDocument();
});

test('a teacher of another class sees none of the reports', async () => {
  const { stranger, address } = await makeDraft();
  await enter(stranger);
  expectProblems(/^(refused|status: 403)/);
  await open(address);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
});

test('a check shows the photo that is meant, and opens it large', async () => {
  const { teacher, address, name } = await makeDraftWithPhoto();
  await enter(teacher);
  await open(address);
  await press('Check and publish');
  const title = `The picture that may show ${name}`;
  const small = check.getByRole('button', { name: title });
  await expect.poll(() => small.element().querySelector('img')?.naturalWidth).toBe(320);
  await expectAccessible();
  await small.click();
  const large = dialog(title);
  await expect.element(large.getByRole('img', { name: title })).toBeVisible();
  await expectAccessible();
  await press('Close', large);
  await expect.element(small).toHaveFocus();
});

test('a report is withdrawn, and published anew as another version', async () => {
  const { teacher, student, address } = await makePublished();
  const menu = `Actions for the report of ${student.name}`;
  await enter(teacher);
  await open(address);
  await act(menu, 'Withdraw');
  await press('Withdraw', dialog());
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText('Withdrawn · version 1')).toBeVisible();
  await expectAccessible();
  await press('Check and publish');
  await press('Publish 1 report', check);
  await expect.element(check.getByText('1 report published')).toBeVisible();
  await press('Close', check);
  await expect.element(page.getByText('Published · version 2')).toBeVisible();
  await act(menu, 'Versions');
  await press('Open version 1');
  await expect.element(preview).toMatchTextContent('November');
});

test('a child gets neither to the reports of others nor to what became of them', async () => {
  const { student, child } = await makePublished();
  await enter(child);
  for (const address of ['/report/analysis', `/report/student/${student.userId}`]) {
    await open(address);
    await home();
  }
});
