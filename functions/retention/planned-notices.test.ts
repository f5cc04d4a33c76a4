import { expect, test } from 'vitest';
import { INBOX_PREFIX, inbox, inboxPartition } from '#functions/domain/notices/inbox-notice.ts';
import { runPlannedNotices } from '#functions/domain/notices/run-planned.ts';
import { schoolNotices } from '#functions/domain/notices/school-notice.ts';
import { SchoolNoticeId } from '#shared/ids.ts';
import { notices } from '#shared/notices/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { changePerson, type Person } from '#tests/factories/person.ts';
import { giveNotice } from '#tests/factories/school-notice.ts';
import { shiftAt } from '#tests/factories/shift.ts';

inOwnTable();

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const run = (at: Date) => runPlannedNotices(shiftAt(at));
const count = async (as: Person) =>
  (await call(notices.endpoints.unreadCount, { as, payload: { user_id: as.userId } })).data.count;

async function plan() {
  const { principal, teacher, schoolId } = await makeStaff();
  const [student] = (await makeStudents(schoolId, 1)) as [Person];
  const classId = await makeClass(teacher, [student]);
  const planned = await giveNotice(teacher, {
    class_ids: classId,
    at: inHours(1).toISOString(),
  });
  const stateOf = async () =>
    (await schoolNotices.get({ schoolId, id: SchoolNoticeId.parse(planned.id) }))?.state;
  return { principal, teacher, student, planned, stateOf };
}

test('a planned notice is published when its time has come, once', async () => {
  const { student, planned, stateOf } = await plan();
  expect(planned.state).toBe('planned');
  expect(await run(new Date())).toBe(0);
  expect(await count(student)).toBe(0);

  expect(await run(inHours(2))).toBe(1);
  expect(await run(inHours(2))).toBe(0);

  expect(await stateOf()).toBe('published');
  expect(await count(student)).toBe(1);
});

test('it becomes a draft again when its author may not write to the class any more', async () => {
  const { principal, teacher, student, stateOf } = await plan();
  await changePerson(teacher, { disabled: true });

  await run(inHours(2));

  expect(await stateOf()).toBe('draft');
  expect(await count(student)).toBe(0);
  const { items } = await inbox.page(inboxPartition(principal), INBOX_PREFIX);
  expect(items.map(({ told }) => told?.title)).toEqual(['notices.notPublished.title']);
});

test('a planned notice that is taken back stays a draft', async () => {
  const { teacher, planned, stateOf } = await plan();
  await call(notices.endpoints.withdraw, { as: teacher, payload: { notice_id: planned.id } });

  expect(await run(inHours(2))).toBe(0);

  expect(await stateOf()).toBe('draft');
});
