import type { Page } from '@playwright/test';
import { ROLE } from '#shared/roles.ts';
import { joinClass } from '#tests/factories/class.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { changePerson, makeSigner, PASSWORD, type Person } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import {
  makeCycle,
  makeReportedClass,
  type ReportedClass,
  storeDraft,
  storePublished,
} from '#tests/factories/report.ts';
import { storeFile } from '#tests/factories/upload.ts';
import { enter } from '../harness/enter.ts';
import { takePicture } from '../harness/look.ts';
import { expect, ONE_SIZE, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

/** Somebody of the same school who may sign in. */
const signerOf = async (like: Person, role: Person['role'], name: string) => ({
  ...(await makeSigner(like.schoolId, role, { name })),
  password: PASSWORD,
});

async function publish(of: ReportedClass, student: Person, said: { name: string; value: number }) {
  const { report_id } = await storeDraft(of, student, said);
  await storePublished(of, [report_id]);
  return report_id;
}

const studentOf = ({ students: [student] }: ReportedClass): Person => {
  if (!student) throw new TypeError('a class without a student');
  return student;
};

const openOf = ({ cycleId, classId }: ReportedClass) =>
  `/report?cycle=${cycleId}&class=${classId}&view=table`;

test(
  'a principal sees how many reports are read, and who is falling; a child does not get there',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const principal = await newPerson(ROLE.principal);
    const teacher = await signerOf(principal, ROLE.teacher, 'Emily Carter');
    const of = await makeReportedClass(teacher, 2, { name: 'November', to: dayFromToday(0) });
    const student = studentOf(of);
    const days = { from: dayFromToday(-60), to: dayFromToday(-31), name: 'October' };
    const before = { ...of, cycleId: await makeCycle(teacher, [of.classId], days) };
    await publish(before, student, { name: 'October', value: 4 });
    await publish(of, student, { name: 'November', value: 3 });

    await enter(page, principal, `/report/analysis?cycle=${of.cycleId}`);
    const rates = page.getByRole('region', { name: 'By class' });
    // Written, published, read.
    await expect(rates.getByRole('cell', { name: / of / })).toContainText([
      '1 of 2',
      '1 of 2',
      '0 of 1',
    ]);
    const falling = page.getByRole('link', { name: new RegExp(student.name) });
    await expect(falling).toContainText('Focus 4 → 3');
    await accessible();
    await takePicture(page, 'report-analysis');
    await page.getByRole('tab', { name: 'By teacher' }).click();
    await expect(page.getByText('Emily Carter')).toBeVisible();

    const child = await signerOf(principal, ROLE.student, 'Noah');
    await enter(page, child, '/report/analysis');
    await expect(page).toHaveURL('/dashboard');
  },
);

test(
  'a report is previewed on its own address: a child sees the own one, staff the draft and each version',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible, problems }) => {
    const teacher = await newPerson(ROLE.teacher);
    const child = await signerOf(teacher, ROLE.student, 'Noah');
    const made = await makeReportedClass(teacher, 0);
    await joinClass(made.classId, child);
    const of = { ...made, students: [child] };
    const id = await publish(of, child, { name: 'November', value: 3 });
    await storeDraft(of, child, { name: 'November, corrected' });

    const dialog = page.getByRole('dialog', { name: 'Preview' });
    await enter(page, child, `/reportDialog?id=${id}`);
    await expect(dialog.getByRole('heading', { name: 'November', exact: true })).toBeVisible();
    await accessible();
    await enter(page, teacher, `/reportDialog?id=${id}&draft=1`);
    await expect(dialog.getByRole('heading', { name: 'November, corrected' })).toBeVisible();
    await enter(page, teacher, `/reportDialog?id=${id}&version=1`);
    await expect(dialog.getByRole('heading', { name: 'November', exact: true })).toBeVisible();

    const other = await signerOf(teacher, ROLE.student, 'Amelia');
    problems.announce(/403|Failed to load/);
    await enter(page, other, `/reportDialog?id=${id}`);
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByText('November')).toHaveCount(0);
  },
);

/** A day from today, as the field of a moment takes it. */
const tomorrow = () => `${dayFromToday(1)} 08:00`;

async function openPublishing(page: Page) {
  await page.getByRole('button', { name: 'Check and publish' }).click();
  return page.getByRole('dialog', { name: 'Check and publish' });
}

test(
  'reports are published at a time, which can be taken back; a teacher of another class sees none of it',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const teacher = await newPerson(ROLE.teacher);
    const of = await makeReportedClass(teacher, 1);
    await storeDraft(of, studentOf(of), { name: 'November' });

    await enter(page, teacher, openOf(of));
    const dialog = await openPublishing(page);
    await dialog.getByRole('radio', { name: 'At a time' }).check();
    await dialog.getByRole('textbox', { name: 'Publish at' }).fill(tomorrow());
    await accessible();
    await dialog.getByRole('button', { name: 'Schedule 1 report' }).click();
    await expect(dialog.getByText(/^1 report will be published at /)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    const banner = page.getByRole('alert').filter({ hasText: 'will be published at' });
    await banner.getByRole('button', { name: 'Open' }).click();
    const plan = page.getByRole('dialog', { name: 'Publishing' });
    await plan.getByRole('button', { name: 'Cancel' }).click();
    await expect(plan.getByText('Cancelled: 0 of 1 published')).toBeVisible();
    await plan.getByRole('button', { name: 'Close' }).click();
    await expect(banner).toHaveCount(0);

    const stranger = await signerOf(teacher, ROLE.teacher, 'Oliver');
    await enter(page, stranger, openOf(of));
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
  },
);

test(
  'a check shows the photo that is meant, and opens it large',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const teacher = await newPerson(ROLE.teacher);
    const of = await makeReportedClass(teacher, 2);
    const [student, other] = of.students;
    if (!student || !other) throw new TypeError('a class without students');
    const guardian = {
      name: 'Ms Lee',
      relation: 'mother',
      phone: '13800000000',
      photos: 'no',
    } as const;
    await changePerson(other, { guardians: [guardian] });
    const body = makePng(320, 240);
    const { key } = await storeFile(teacher, { purpose: 'report-picture', name: 'trip.png', body });
    await storeDraft(of, student, { name: 'November', pictures: [key] });

    await enter(page, teacher, openOf(of));
    const dialog = await openPublishing(page);
    const name = `The picture that may show ${other.name}`;
    const small = dialog.getByRole('button', { name });
    await expect(small.locator('img')).toHaveJSProperty('naturalWidth', 320);
    await accessible();
    await small.click();
    const large = page.getByRole('dialog', { name });
    await expect(large.getByRole('img', { name })).toBeVisible();
    await accessible();
    await large.getByRole('button', { name: 'Close' }).click();
    await expect(small).toBeFocused();
  },
);

test(
  'a report is withdrawn, and published anew as another version; a child may do neither',
  ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const teacher = await newPerson(ROLE.teacher);
    const of = await makeReportedClass(teacher, 1);
    const student = studentOf(of);
    const id = await publish(of, student, { name: 'November', value: 3 });

    await enter(page, teacher, `/report/student/edit/${student.userId}/${id}`);
    const menu = page.getByRole('button', { name: `Actions for the report of ${student.name}` });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('Withdrawn · version 1')).toBeVisible();
    await accessible();
    await takePicture(page, 'report-withdrawn');

    const dialog = await openPublishing(page);
    await dialog.getByRole('button', { name: 'Publish 1 report' }).click();
    await expect(dialog.getByText('1 report published')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Published · version 2')).toBeVisible();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Versions' }).click();
    await page.getByRole('button', { name: 'Open version 1' }).click();
    await expect(page.getByRole('dialog', { name: 'Preview' })).toContainText('November');

    const child = await signerOf(teacher, ROLE.student, 'Noah');
    await enter(page, child, `/report/student/${student.userId}`);
    await expect(page).toHaveURL('/dashboard');
  },
);
