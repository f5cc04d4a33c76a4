import { expect, it } from 'vitest';
import { reports } from '#functions/domain/reports/report.ts';
import { retireReports } from '#functions/domain/reports/retire-reports.ts';
import { liveDeps } from '#functions/platform/deps.ts';
import { objectName, reportsPrefix } from '#functions/platform/object-keys.ts';
import { headObject, putObject } from '#functions/platform/objects.ts';
import { transact } from '#functions/platform/table.ts';
import { withRightsOf } from '#infra/local/rights/judge.ts';
import { ROLE } from '#shared/roles.ts';
import { noteDenied } from '#tests/contract/harness/rights.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeReportedClass, storeDraft, storePublished } from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { shiftAt } from '#tests/factories/shift.ts';
import { eraseDrawings } from './erase-drawings.ts';

inOwnTable();

const erase = () => withRightsOf('retention', noteDenied, () => eraseDrawings(liveDeps, shiftAt()));

it('removes what was drawn of the reports of a removed child, and of nobody else, once', async () => {
  const teacher = await makePerson(await makeSchool(), ROLE.teacher);
  const { schoolId } = teacher;
  const of = await makeReportedClass(teacher, 3);
  const drawn: { key: string; id: Parameters<typeof reportsPrefix>[1] }[] = [];
  for (const student of of.students) {
    const { report_id: id } = await storeDraft(of, student);
    await storePublished(of, [id]);
    const key = `${reportsPrefix(schoolId, id)}1/report-zh-x.png`;
    await putObject(objectName(key), Buffer.from('x'), 'image/png');
    drawn.push({ key, id });
  }
  const expires = Math.floor(Date.now() / 1000) + 1000;
  for (const student of of.students.slice(0, 2)) await retireReports(student, expires);
  // One of them was deleted in time before the job came.
  const [, second] = drawn;
  if (!second) throw new TypeError('no report');
  await transact([{ Delete: { Key: reports.key({ schoolId, id: second.id }) } }]);

  expect(await erase()).toBe(2);
  expect(await erase()).toBe(0);

  const left = await Promise.all(
    drawn.map(async ({ key }) => (await headObject(objectName(key))) !== undefined),
  );
  expect(left).toEqual([false, false, true]);
});
