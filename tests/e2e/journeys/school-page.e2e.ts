import type { Page } from '@playwright/test';
import { pageSettings } from '#functions/pages/page-settings.ts';
import { daysFromNow } from '#infra/local/builders/school.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { storeFile } from '#tests/factories/upload.ts';
import { storeWork } from '#tests/factories/work.ts';
import { adoptEnvironment } from '../harness/cloud-report.ts';
import { tooWide } from '../harness/look.ts';
import { expect, ON_PHONE, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const ROOM = makePng(400, 300);

const section = (page: Page, name: string) => page.getByRole('region', { name });

test(
  'a page of the server shows what a school has, and leads to the form for a trial lesson',
  ON_PHONE,
  async ({ page, accessible }) => {
    adoptEnvironment();
    const schoolId = await makeSchool({ name: '晨光编程学校' });
    const teacher = await makePerson(schoolId, ROLE.teacher, { pageLine: 'I love stories.' });
    const student = await makePerson(schoolId, ROLE.student, { name: '王子涵' });
    const of = { name: 'Scratch', capacity: 4, trial: true };
    const classId = await makeClass(teacher, [student], of);
    const lesson = await storeLesson(teacher, classId, { date: dayFromToday(2) });
    const principal = await makePerson(schoolId, ROLE.principal);
    const { key } = await storeFile(principal, {
      purpose: 'picture',
      name: 'room.png',
      body: ROOM,
    });
    const chosen = await storeWork(student, { visibility: 'public', title: '太空迷宫' });
    await storeWork(student, { visibility: 'public', title: '会飞的鱼' });
    const photos = [{ key, alt: 'Our room' }];
    await pageSettings.create(schoolId, {
      schoolId,
      off: [],
      photos,
      courses: [],
      works: [chosen],
    });

    await page.goto(`/institutionDialog/${schoolId}`);
    await expect(page.getByRole('heading', { level: 1, name: '晨光编程学校' })).toBeVisible();
    await expect(section(page, 'Teachers')).toContainText('I love stories.');
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
    expect(await tooWide(page)).toBeLessThanOrEqual(0);
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
