import decodeQR from 'qr/decode.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ROLE } from '#shared/roles.ts';
import { expectAccessible } from '#tests/screens/harness/accessibility.ts';
import {
  act,
  choose,
  dialog,
  drawPicture,
  expectAt,
  heading,
  openFilters,
  press,
  rowOf,
  toast,
  watchDownloads,
} from '#tests/screens/harness/hands.ts';
import { application } from '#tests/screens/harness/loaded.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';
import { addClass, addPerson, giveSettings } from '#tests/screens/harness/school.scene.ts';
import { addOverdue, addPieces } from './equipment.scene.ts';

const { enter, expectProblems, open } = application;

const SIDE = 400;

/** What a drawn code says to a camera. */
async function readCode(drawn: Element): Promise<string> {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawn))}`;
  await picture.decode();
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d');
  if (!context) throw new TypeError('a canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(picture, SIDE / 10, SIDE / 10, SIDE * 0.8, SIDE * 0.8);
  return decodeQR(context.getImageData(0, 0, SIDE, SIDE));
}

describe('a principal', () => {
  let principal: Awaited<ReturnType<typeof newPerson>>;
  beforeEach(async () => {
    principal = await newPerson(ROLE.principal);
    await enter(principal);
  });

  test('adds a kind with a picture', async () => {
    await open('/equipment');
    await expect.element(page.getByText('No equipment yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add a kind' }).last().click();
    const adding = dialog('Add a kind');
    await press('Save', adding);
    await expect.element(adding.getByText('Please fill in this field')).toBeVisible();
    await adding.getByLabelText(/^Name/).fill('机器人套件');
    await adding.getByLabelText(/^Letters of the numbers/).fill('rk');
    await adding.getByLabelText(/^Price of one/).fill('1999');
    await adding
      .getByLabelText('Choose a picture')
      .first()
      .upload(await drawPicture('kit.png'));
    await expect.element(adding.getByRole('button', { name: 'Change the picture' })).toBeVisible();
    await expectAccessible();
    await press('Save', adding);
    await expect.element(page.getByRole('button', { name: 'Add pieces' }).last()).toBeVisible();
  });

  test('adds pieces, which are numbered', async () => {
    await giveSettings(principal.schoolId);
    await addPieces(principal, 1);
    await open('/equipment');
    await page.getByRole('button', { name: 'Add pieces' }).last().click();
    const adding = dialog('Add pieces');
    await adding.getByLabelText(/^How many/).fill('3');
    await choose(/^Room/, '测试教室', adding);
    await expectAccessible();
    await press('Add pieces', adding);
    await expect.element(toast('3 pieces added')).toBeVisible();
    await expect.element(rowOf('JQR-004')).toMatchTextContent('Available');
    await expect.element(page.getByText(/测试教室/).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Kinds' }).click();
    await expect.element(page.getByText('4 pieces · 4 available · 0 lent')).toBeVisible();
    await expectAccessible();
  });

  test('prints labels, each with the address of its piece', async () => {
    const { ids } = await addPieces(principal, 3);
    await open('/equipment?tab=kinds');
    await act('Actions for “机器人套件”', 'Print labels');
    const labels = dialog('Print labels');
    await expect.element(labels.getByText('Labels: 3, pages: 1')).toBeVisible();
    await choose('Labels in a row', '2 in a row', labels);
    const codes = labels.getByRole('list').first().getByRole('img');
    await expect.poll(() => codes.length).toBe(3);
    const address = await readCode(codes.first().element());
    expect(address).toBe(`${location.origin}/equipment/${ids[0]}`);
    await expectAccessible();
  });

  test('gives a piece another number, which must be free', async () => {
    const { ids } = await addPieces(principal, 2);
    await open(`/equipment/${ids[0]}`);
    await expect.element(heading('JQR-001')).toBeVisible();
    await press('Edit');
    const editing = dialog('Edit JQR-001');
    const number = editing.getByRole('textbox', { name: 'Number', exact: true });
    await number.fill('JQR-002');
    expectProblems(/^refused: /);
    await press('Save', editing);
    await expect.element(editing.getByText(/This number is taken/)).toBeVisible();
    await number.fill('R-77');
    await press('Save', editing);
    await expect.element(heading('R-77')).toBeVisible();
  });

  test('deletes a piece', async () => {
    const { ids } = await addPieces(principal, 2);
    await open(`/equipment/${ids[0]}`);
    await press('Delete');
    await press('Delete', dialog('Delete JQR-001?'));
    await expectAt('/equipment');
    await expect.element(rowOf('JQR-002')).toBeVisible();
    expect(page.getByText('JQR-001').query()).toBeNull();
    const downloads = watchDownloads();
    await press('Export');
    await expect.poll(() => downloads).toEqual([expect.stringMatching(/\.xlsx$/)]);
  });
});

describe('a teacher', () => {
  let teacher: Awaited<ReturnType<typeof newPerson>>;
  beforeEach(async () => {
    teacher = await newPerson(ROLE.teacher);
    await enter(teacher);
  });

  test('sees on the home what is overdue', async () => {
    await addOverdue(teacher);
    await addPieces(teacher, 2);
    await open('/index');
    await page
      .getByRole('region', { name: 'Overdue equipment' })
      .getByRole('link', { name: 'All 1' })
      .click();
    await expectAt(/state=overdue/);
    await expect.element(rowOf('Overdue')).toMatchTextContent(teacher.name);
    await openFilters();
    await choose('State', 'Available');
    await rowOf('JQR-002').getByText('JQR-002').click();
    await expect.element(heading('JQR-002')).toBeVisible();
  });

  test('lends a piece to a student', async () => {
    const student = await addPerson(teacher, ROLE.student, { name: '林小雨' });
    await addClass(teacher, [student], { name: 'Robotics' });
    const { ids } = await addPieces(teacher, 1);
    await open(`/equipment/${ids[0]}`);
    await press('Lend');
    const lending = dialog('Lend: JQR-001');
    await press('Lend', lending);
    await expect.element(lending.getByText('Please choose who gets it')).toBeVisible();
    await lending.getByRole('combobox', { name: 'Student' }).fill('林小');
    await page.getByRole('option', { name: /林小雨/ }).click();
    await lending.getByLabelText(/^Note/).fill('For the contest');
    await expectAccessible();
    await press('Lend', lending);
    const step = page.getByRole('listitem').filter({ hasText: 'Lend · 林小雨' });
    await expect.element(step).toBeVisible();
    await expectAccessible();
  });

  test('extends a loan', async () => {
    await open(`/equipment/${await addOverdue(teacher)}`);
    await press('Extend the loan');
    const extending = dialog('Extend the loan: JQR-001');
    await extending.getByLabelText(/^Due/).fill('2027-12-01');
    await press('Extend the loan', extending);
    await expect.element(page.getByText(/Dec 1, 2027/).first()).toBeVisible();
  });

  test('takes back what is damaged, gets it back from repair, and marks it as lost, but does not retire it', async () => {
    await open(`/equipment/${await addOverdue(teacher)}`);
    await press('Return');
    const returning = dialog('Return: JQR-001');
    await choose('Condition on return', 'Damaged', returning);
    await expectAccessible();
    await press('Return', returning);
    await press('Back from repair');
    const repaired = dialog('Back from repair: JQR-001');
    await repaired.getByLabelText(/^Cost of the repair/).fill('120');
    await press('Back from repair', repaired);
    await expect.element(page.getByRole('button', { name: 'Lend' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Retire' }).query()).toBeNull();
    await press('Mark as lost');
    await press('Mark as lost', dialog('Mark as lost: JQR-001'));
    await expect.element(page.getByText('Lost')).toBeVisible();
  });
});
