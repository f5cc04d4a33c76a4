import type { Page } from '@playwright/test';
import { LANGUAGES } from '#shared/languages.ts';
import { ROLE } from '#shared/roles.ts';
import { enter } from '../harness/enter.ts';
import { takePicture } from '../harness/look.ts';
import { demo } from '../harness/sign-in.ts';
import { expect, SELDOM_ONE_SIZE, test } from '../harness/test.ts';
import { like, speak, wordsOf } from '../harness/words.ts';

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

test('what a principal prints of the business is a page of A4', async ({ page }) => {
  await enter(page, demo(ROLE.principal), '/businessAnalysis');
  await expect(page.getByRole('button', { name: 'Print summary' })).toBeEnabled();
  expect(await printedPages(page)).toEqual([PAGE_OF_A4]);
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
