import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeFamily } from '#tests/factories/parent.ts';
import type { Person } from '#tests/factories/person.ts';
import { makeCycle, storeDraft, storePublished } from '#tests/factories/report.ts';
import { expect, ON_PHONE, test } from '../harness/test.ts';

/** A published report on a child, with what its teacher says. */
async function publish(teacher: Person, child: Person, name: string): Promise<void> {
  const classId = await makeClass(teacher, [child]);
  const of = { teacher, students: [child], classId, cycleId: await makeCycle(teacher, [classId]) };
  const { report_id } = await storeDraft(of, child, { name, evaluation: `${name}: 写得很用心。` });
  await storePublished(of, [report_id]);
}

test(
  'a parent opens a report by one tap, and those of a sibling are one tap away',
  ON_PHONE,
  async ({ page, newPerson, accessible }) => {
    const { schoolId } = await newPerson(ROLE.principal);
    const { teacher, child, sibling, token } = await makeFamily({ schoolId });
    await publish(teacher, child, '子涵的十一月');
    await publish(teacher, sibling, '小雨的十一月');
    const reports = page.getByRole('region', { name: 'Learning reports' });
    const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

    await page.goto(`/parent/${token}`);
    await expect(reports.getByRole('link')).toHaveText([/^子涵的十一月.*New$/]);
    await accessible();
    const read = page.waitForResponse('**/api/report/read');
    await reports.getByRole('link').click();
    await expect(heading('子涵的十一月')).toBeVisible();
    await expect(page.getByText('子涵的十一月: 写得很用心。')).toBeVisible();
    await read;

    // The page is loaded anew: what was opened is not new any more.
    await page.goto(`/parent/${token}`);
    await expect(reports.getByRole('link')).toHaveText([/^子涵的十一月.*(?<!New)$/]);
    await page.getByRole('link', { name: '小雨' }).click();
    await expect(heading('小雨')).toBeVisible();
    await expect(reports.getByRole('link')).toHaveText([/^小雨的十一月.*New$/]);
    await reports.getByRole('link').click();
    await expect(heading('小雨的十一月')).toBeVisible();
    await expect(page.getByText('子涵')).toHaveCount(0);
  },
);
