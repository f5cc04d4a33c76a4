import { expect, test } from 'vitest';
import { leaversList } from '#functions/domain/people/leave-school.ts';
import { users } from '#functions/domain/people/user.ts';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { sumAnswers, taskAnswers } from '#functions/domain/tasks/task-answer.ts';
import { works as stored, WORK_LISTS } from '#functions/domain/works/work.ts';
import { type Deps, liveDeps } from '#functions/platform/deps.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { CODE } from '#shared/codes.ts';
import { DAY_MS } from '#shared/days.ts';
import { WorkId } from '#shared/ids.ts';
import { works } from '#shared/works/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { recordsOf } from '#tests/factories/stored-object.ts';
import { makeStudent } from '#tests/factories/student.ts';
import { makeStudentStaff, removing } from '#tests/factories/student-calls.ts';
import { answerTask, giveTask } from '#tests/factories/task.ts';
import { actorOf } from '#tests/factories/upload.ts';
import { storeVersion, storeWork } from '#tests/factories/work.ts';
import { forgetLeavers } from './cleaning/forget-leavers.ts';
import { purgeTrash } from './cleaning/purge-trash.ts';

inOwnTable();

const depsIn = (days: number): Deps => ({
  ...liveDeps,
  now: () => new Date(Date.now() + days * DAY_MS),
});

async function makeLeaver(count: number) {
  const { principal, teacher, schoolId } = await makeStudentStaff();
  const student = await makeStudent(principal);
  const classId = await makeClass(teacher, [student]);
  const shown = await storeVersion(student, { visibility: 'public' });
  await Promise.all(Array.from({ length: count - 1 }, () => storeWork(student)));
  const actor = await actorOf(principal);
  return { principal, teacher, schoolId, student, classId, shown, actor };
}

const left = async (list: string) => (await pageOfList(list, { limit: 100 })).entries.length;

test('nobody sees the works of a student who was removed, however many there are', async () => {
  const { principal, schoolId, student, shown, actor } = await makeLeaver(63);
  expect((await call(works.endpoints.info, { payload: { work_id: shown } })).code).toBe(CODE.ok);

  expect((await removing(principal, [student.userId])).data.results[0]?.ok).toBe(true);
  const own = WORK_LISTS.ofOwner(schoolId, student.userId);
  expect(await left(own)).toBe(13);
  for (let round = 0; round < 4; round += 1) await forgetLeavers(actor, liveDeps);

  expect(await left(own)).toBe(0);
  expect((await call(works.endpoints.info, { payload: { work_id: shown } })).code).toBe(
    CODE.notFound,
  );
  const asPrincipal = await call(works.endpoints.info, {
    as: principal,
    payload: { work_id: shown },
  });
  expect(asPrincipal.code).toBe(CODE.notFound);
  // Repeated after the retention.
  expect(await left(leaversList(schoolId))).toBe(1);
});

test('works, answers and what was handed in go when the retention is over, not before', async () => {
  const { principal, teacher, schoolId, student, shown, classId, actor } = await makeLeaver(2);
  const { id: taskId } = await giveTask(teacher, { class_ids: classId });
  await answerTask(student, taskId);
  await removing(principal, [student.userId]);
  const { expires = 0 } = (await users.get(student)) ?? {};
  const days = (expires * 1000 - Date.now()) / DAY_MS;
  const key = { schoolId, taskId, userId: student.userId };
  const objects = async () => (await recordsOf(schoolId)).length;
  const rounds = async (deps: Deps) => {
    for (let round = 0; round < 30; round += 1) {
      await forgetLeavers(actor, deps);
      await purgeTrash(actor, deps);
    }
  };

  await rounds(depsIn(days - 1));
  expect(await taskAnswers.get(key)).toBeDefined();
  expect(await stored.get({ schoolId, id: WorkId.parse(shown) })).toBeDefined();
  expect(await objects()).toBe(2);

  await rounds(depsIn(days + 1));
  expect(await taskAnswers.get(key)).toBeUndefined();
  expect(await sumAnswers({ schoolId, id: taskId })).toMatchObject({ handed_in: 0, working: 0 });
  expect(await stored.get({ schoolId, id: WorkId.parse(shown) })).toBeUndefined();
  expect(await objects()).toBe(0);
  expect(await loadUsedSpace(schoolId, true)).toBeLessThanOrEqual(0);
  expect(await left(leaversList(schoolId))).toBe(0);
});
