import { expect, it } from 'vitest';
import { reports } from '#functions/domain/reports/report.ts';
import { reportShares } from '#functions/domain/reports/report-share.ts';
import type { ReportId } from '#shared/ids.ts';
import { StudentId } from '#shared/ids.ts';
import { parents } from '#shared/parents/contract.ts';
import { reports as reportCalls } from '#shared/reports/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { freshPhone } from '#tests/factories/contact.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { makeParentCode } from '#tests/factories/parent.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeCycle, storeDraft, storePublished } from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { makeStudent, storeSiblings } from '#tests/factories/student.ts';

const makeFamily = async () => {
  const teacher = await makePerson(await makeSchool(), ROLE.teacher);
  const phone = freshPhone();
  const child = await makeStudent(teacher, { name: '王子涵', phone });
  const sibling = await makeStudent(teacher, { name: '王小雨', phone });
  await storeSiblings(child, sibling);
  await makeParentCode(sibling);
  return { teacher, child, sibling, token: await makeParentCode(child) };
};

/** Published reports of a child, the earliest first. */
async function publish(teacher: Person, child: Person, count: number): Promise<ReportId[]> {
  const classId = await makeClass(teacher, [child]);
  const ids: ReportId[] = [];
  for (let back = count; back > 0; back -= 1) {
    const to = dayFromToday(-back);
    const cycleId = await makeCycle(teacher, [classId], { to });
    const of = { teacher, students: [child], classId, cycleId };
    const { report_id } = await storeDraft(of, child);
    await storePublished(of, [report_id]);
    ids.push(report_id);
  }
  return ids;
}

const listed = async (token: string, of?: Person) => {
  const payload = { token, ...(of && { child: StudentId.parse(of.userId) }) };
  const { data } = await call(parents.endpoints.showPage, { payload });
  return data.reports.map(({ id }) => id);
};

it('lists the reports of the child whose pages are open, also behind closed ones', async () => {
  const { teacher, child, sibling, token } = await makeFamily();
  const { schoolId } = teacher;
  const all = await publish(teacher, child, 9);
  const [own] = await publish(teacher, sibling, 1);
  expect(await listed(token)).toEqual(all.toReversed());

  const [open, ...later] = all;
  const [revoked, expired, withdrawn, ...rest] = later;
  if (!revoked || !expired || !withdrawn) throw new TypeError('no reports');
  await reportShares.change({ schoolId, id: revoked }, (share) => ({ ...share, salt: '' }));
  await reportShares.change({ schoolId, id: expired }, (share) => ({
    ...share,
    until: dayFromToday(-2),
  }));
  const payload = { report_id: withdrawn, version: 1 };
  await call(reportCalls.endpoints.withdraw, { as: teacher, payload });
  for (const id of rest)
    await reportShares.change({ schoolId, id }, (share) => ({ ...share, salt: '' }));

  expect(await listed(token)).toEqual([open]);
  expect(await listed(token, sibling)).toEqual([own]);
});

it('has the address that opens the report, and says that it is new', async () => {
  const { teacher, child, token } = await makeFamily();
  const [id] = await publish(teacher, child, 1);
  if (!id) throw new TypeError('no report');
  const read = async () =>
    (await call(parents.endpoints.showPage, { payload: { token } })).data.reports[0];
  expect(await read()).toMatchObject({ id, read: false });

  await reports.change({ schoolId: teacher.schoolId, id }, (report) => ({
    ...report,
    read: new Date().toISOString(),
  }));

  expect(await read()).toMatchObject({ id, read: true });
});
