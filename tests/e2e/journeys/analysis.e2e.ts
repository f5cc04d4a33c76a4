import type { Page } from '@playwright/test';
import { monthOfDay } from '#shared/days.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { storeHours, storeRefund, writerOf } from '#tests/factories/hour-writer.ts';
import { monthBack } from '#tests/factories/lesson.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makePastLesson, storeRecord } from '#tests/factories/teaching.ts';
import { enter } from '../harness/enter.ts';
import { takePicture } from '../harness/look.ts';
import { demo } from '../harness/sign-in.ts';
import { expect, SELDOM, SELDOM_ONE_SIZE, test } from '../harness/test.ts';
import { like, speak, wordsOf } from '../harness/words.ts';

const THIS_MONTH = monthBack(0);

/** Two children; one bought two months ago only, the other last month, and got money back. */
async function makeSales(principal: Person) {
  const pupil = (name: string) => makePerson(principal.schoolId, ROLE.student, { name });
  const [one, other] = [await pupil('王子涵'), await pupil('李沐阳')];
  await makeClass(principal, [one, other], { name: 'Scratch 周六班' });
  const at = (months: number, day: number) =>
    writerOf(principal, new Date(`${monthBack(months)}-${day}T04:00:00Z`));
  await storeHours(one, at(2, 15), { hours: 48, amount: 200_000 });
  await storeHours(other, at(1, 15), { hours: 10, amount: 120_000 });
  await storeRefund(other, at(1, 20), { hours: 4, amount: 48_000, note: '搬家' });
}

const PAGE_OF_A4 = [595, 842];

/** The pages of what would be printed, each with its size in points. */
async function printedPages(page: Page) {
  const { getDocumentProxy } = await import('unpdf');
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const sizes = [];
  for (let no = 1; no <= paper.numPages; no += 1)
    sizes.push((await paper.getPage(no)).view.slice(2).map(Math.round));
  return sizes;
}

test('a principal sees why income fell, and the entries behind it', async ({
  page,
  newPerson,
  accessible,
}) => {
  test.slow();
  const principal = await newPerson(ROLE.principal);
  await makeSales(principal);
  await enter(page, principal, '/businessAnalysis');
  await expect(page.getByRole('heading', { name: 'Why income changed' })).toBeVisible();
  const why = page.getByText(/Income in .* was ¥1,200\.00, ¥800\.00 less than in/);
  // It is printed, too.
  await expect(why.filter({ visible: true })).toHaveCount(1);
  const lapsed = page.getByRole('region', { name: /^Families who paid in/ });
  await expect(lapsed.getByRole('link', { name: '王子涵' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Hours sold 10,/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Hours sold in .*: 48,/ })).toBeVisible();
  await accessible();

  const chart = page.getByRole('region', { name: 'Income and refunds' });
  await chart.getByRole('button', { name: 'Table' }).click();
  await expect(chart.getByRole('row').nth(1)).toContainText('¥1,200.00');
  await page.getByRole('button', { name: 'Income: how it is counted' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('The amounts entered with bought hours');
  await expect(page.getByRole('button', { name: 'Print summary' })).toBeEnabled();
  expect(await printedPages(page)).toEqual([PAGE_OF_A4]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toContain('.xlsx');

  await page
    .getByRole('link', { name: /^Refunds in .*: ¥480\.00,/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Refunds', level: 1 })).toBeVisible();
  await expect(page.getByText('搬家')).toBeVisible();
  await accessible();
  await page.getByText('李沐阳').click();
  await expect(page).toHaveURL(/\/studyMan\/student\//);

  await page.goto(`/businessAnalysis?to=${monthBack(2)}&months=3`);
  await expect(page.getByRole('link', { name: /^Hours sold 48,/ })).toBeVisible();
  await page.getByLabel('Up to').click();
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(new RegExp(`to=${THIS_MONTH}`));
  await expect(page.getByText('This month is not over')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Hours sold 58,/ })).toBeVisible();
});

/** What happened in the demo school (`infra/local/seed/seed-hours.ts`): families of a course did not pay again. */
const DEMO = {
  course: 'Python',
  families: ['張詠晴', '許家豪'],
  paid: '7,200.00',
  refunded: '2,400.00',
  leaver: '許家豪',
  reason: '家长觉得进度太快，转到别的机构',
} as const;

for (const language of LANGUAGES)
  test(
    `a principal finds out why income of the demo school fell last month, in ${language}`,
    SELDOM_ONE_SIZE,
    async ({ page }) => {
      const t = await wordsOf('features/analysis', language);
      const linkTo = (figure: string, amount: string) =>
        like(t('rowsIn').replace('{{figure}}', figure).replace('{{value}}', `{{sign}}${amount}`));
      const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
      await speak(page, language);
      await enter(page, demo(ROLE.principal), '/businessAnalysis');
      const why = page.getByRole('region', { name: t('why.title') });
      await expect(why.getByText(like(t('why.less')))).toBeVisible();
      const course = why.getByRole('listitem').filter({ hasText: DEMO.course });
      await expect(course).toContainText('−');
      await expect(why.getByRole('region', { name: like(t('why.lapsed')) })).toBeVisible();
      await takePicture(page, `income-${language}-1-why`);

      // What the course brought in the month before.
      await course.getByRole('link').first().click();
      await expect(heading(t('figures.income'))).toBeVisible();
      for (const name of DEMO.families) await expect(page.getByText(name).first()).toBeVisible();
      await expect(page.getByText(DEMO.paid).first()).toBeVisible();
      await takePicture(page, `income-${language}-2-course`);
      await page.goBack();

      await why.getByRole('link', { name: linkTo(t('figures.refunds'), DEMO.refunded) }).click();
      await expect(heading(t('figures.refunds'))).toBeVisible();
      await expect(page.getByText(DEMO.reason)).toBeVisible();
      await takePicture(page, `income-${language}-3-refund`);
      await page.getByText(DEMO.leaver).click();
      await expect(page).toHaveURL(/\/studyMan\/student\//);
    },
  );

/** A lesson of yesterday with its record, of a class of the teacher. */
async function makeTaught(teacher: Person) {
  const students = [
    await makePerson(teacher.schoolId, ROLE.student, { name: '王子涵' }),
    await makePerson(teacher.schoolId, ROLE.student, { name: '李沐阳' }),
  ];
  const taught = await makePastLesson(teacher, students, { start: 1349, end: 1439, topic: '循环' });
  await storeRecord(taught);
  return taught;
}

test(
  'a principal goes from the teachers to a class and a record',
  SELDOM,
  async ({ page, newPerson, accessible }, { project }) => {
    test.slow();
    const principal = await newPerson(ROLE.principal);
    const teacher = await makePerson(principal.schoolId, ROLE.teacher, { name: '周雨桐' });
    const { lesson } = await makeTaught(teacher);
    await makePastLesson(teacher, [], { topic: '没有记录的课' });
    const month = monthOfDay(lesson.date);
    await enter(page, principal, `/eduReporter?to=${month}`);
    await expect(page.getByRole('tab', { name: 'By teacher', selected: true })).toBeVisible();
    await expect(page.getByText('周雨桐')).toBeVisible();
    await accessible();
    await page.getByRole('tab', { name: 'Records' }).click();
    await expect(page).toHaveURL(new RegExp(`to=${month}`));
    await expect(page.getByRole('link', { name: /^Write the record/ })).toBeVisible();
    // On a phone a button lies over all of the row.
    await page.getByText('循环').click({ force: true });
    const line =
      project.name === 'phone'
        ? page.getByRole('listitem').filter({ hasText: '王子涵' })
        : page.getByRole('rowheader', { name: '王子涵' });
    await expect(line).toBeVisible();
    await accessible();
    await page.goto(`/eduReporter/class/${lesson.classId}?to=${month}`);
    await expect(page.getByRole('region', { name: 'Lessons and records in time' })).toBeVisible();
    await accessible();
  },
);

test(
  'a teacher sees the own classes, and no business',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson }) => {
    const teacher = await newPerson(ROLE.teacher);
    await makeTaught(teacher);
    await enter(page, teacher, '/eduReporter');
    await expect(page.getByRole('tab', { name: 'By class', selected: true })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'By teacher' })).toBeHidden();
    await page.goto('/businessAnalysis');
    await expect(page.getByRole('heading', { name: 'Why income changed' })).toBeHidden();
  },
);
