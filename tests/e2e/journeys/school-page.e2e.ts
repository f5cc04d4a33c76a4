import type { Page } from '@playwright/test';
import { daysFromNow } from '#infra/local/builders/school.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makePerson, makeSigner, PASSWORD } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { storeWork } from '#tests/factories/work.ts';
import { adoptEnvironment } from '../harness/cloud-report.ts';
import { enter } from '../harness/enter.ts';
import { toast } from '../harness/shell.ts';
import { expect, ON_PHONE, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const PICTURE = { name: 'room.png', mimeType: 'image/png', buffer: makePng(400, 300) };

const section = (page: Page, name: string) => page.getByRole('region', { name });

test(
  'a school opens a class for trial lessons, shows a teacher who agrees, and chooses what else',
  ON_PHONE,
  async ({ page, newPerson, accessible }) => {
    test.slow();
    const principal = await newPerson(ROLE.principal, { name: '晨光编程学校' });
    const { schoolId } = principal;
    const teacher = { ...(await makeSigner(schoolId, ROLE.teacher)), password: PASSWORD };
    const student = await makePerson(schoolId, ROLE.student, { name: '王子涵' });
    const classId = await makeClass(teacher, [student], { name: 'Scratch', capacity: 4 });
    const lesson = await storeLesson(teacher, classId, { date: dayFromToday(2) });
    await storeWork(student, { visibility: 'public', title: '太空迷宫' });
    await storeWork(student, { visibility: 'public', title: '会飞的鱼' });

    await enter(page, teacher, `/classMan/classRoom/${classId}?tab=information`);
    await page.getByRole('switch', { name: 'Open for trial lessons' }).click();
    await expect(toast(page, 'Saved')).toBeVisible();
    await page.goto('/user');
    await page.getByRole('switch', { name: 'Show me on the school’s page' }).click();
    await page.getByLabel('About you, in one sentence').fill('I love stories of children.');
    await accessible();
    await section(page, 'School’s page').getByRole('button', { name: 'Save' }).click();
    await expect(
      section(page, 'School’s page').getByRole('button', { name: 'Save' }),
    ).toBeDisabled();

    await enter(page, principal, '/eduinfo');
    await page.getByRole('tab', { name: 'School’s page' }).click();
    await expect(page.getByText('I love stories of children.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Scratch', exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: '太空迷宫' }).check();
    await page.getByLabel('Add a photo').setInputFiles(PICTURE);
    await page.getByLabel('What it shows').fill('Our room');
    await page.getByRole('switch', { name: 'Courses' }).uncheck();
    await accessible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Saved')).toBeVisible();

    await page.goto(`/institutionDialog/${schoolId}`);
    await expect(page.getByRole('heading', { level: 1, name: '晨光编程学校' })).toBeVisible();
    await expect(section(page, 'Teachers')).toContainText('I love stories of children.');
    await expect(section(page, 'Lessons to try in the next two weeks')).toContainText('3 places');
    await expect(section(page, 'Made by our students').getByRole('listitem')).toHaveText([
      '▶太空迷宫',
    ]);
    await expect(page.getByRole('img', { name: 'Our room' })).toBeVisible();
    await expect(
      page.getByRole('img', { name: 'Scan to open this page on a phone' }),
    ).toBeVisible();
    await expect(page.getByText('王子涵')).toHaveCount(0);
    await accessible();
    const width = page.viewportSize()?.width ?? 0;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('link', { name: '繁體' }).click();
    await expect(page.getByRole('link', { name: '預約試聽' })).toBeVisible();
    await page.getByRole('link', { name: /^預約 .* 的/ }).click();
    await expect(page).toHaveURL(new RegExp(`/join\\?school=${schoolId}&lesson=${lesson.id}`));
  },
);

test(
  'an address of no school says so; one of a school that is past due asks to call',
  SELDOM_ONE_SIZE,
  async ({ page, problems, accessible }) => {
    adoptEnvironment();
    problems.announce(/404/);
    await page.goto('/institutionDialog/sch-nobody');
    await expect(page.getByRole('heading', { name: 'School not found' })).toBeVisible();
    await accessible();
    const subscription = { start: daysFromNow(-400), end: daysFromNow(-1), authorizationCode: '' };
    await page.goto(`/institutionDialog/${await makeSchool({ subscription })}`);
    await expect(page.getByText(/Please call to ask about courses/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book a trial lesson' })).toHaveCount(0);
    await accessible();
  },
);
