import { describe, expect, it } from 'vitest';
import { taskAnswers } from '#functions/domain/tasks/task-answer.ts';
import { workVersions } from '#functions/domain/works/work-version.ts';
import { CODE } from '#shared/codes.ts';
import type { WorkId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { works } from '#shared/works/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey, makeStudent } from '#tests/factories/student.ts';
import { makeStudentStaff, removing } from '#tests/factories/student-calls.ts';
import { handIn, storeTask } from '#tests/factories/task.ts';
import { saveWork } from '#tests/factories/work.ts';
import { minutesAgo, storeHistory, storeWorking } from '#tests/factories/work-history.ts';

const { info, versions } = works.endpoints;

/** A student of a teacher's class, with a work that nobody else sees. */
async function makeScene(ages: readonly number[] = [40, 30, 10]) {
  const staff = await makeStudentStaff();
  const student = await makeStudent(staff.principal);
  const classId = await makeClass(staff.teacher, [student]);
  const saves = ages.map((age) => ({ at: minutesAgo(age) }));
  return { ...staff, student, classId, workId: await storeHistory(student, saves) };
}

const list = (as: Person, work_id: WorkId, more: object = {}) =>
  call(versions, { as, payload: { work_id, ...more } });

/** What is listed, in short. */
async function listed(as: Person, workId: WorkId, more: object = {}) {
  const { code, data } = await list(as, workId, more);
  expect(code).toBe(CODE.ok);
  return data.versions;
}

describe('the versions of a student’s work', () => {
  it('are listed for the principal and the teachers of the student’s classes, with their files', async () => {
    const { principal, teacher, novice, student, workId } = await makeScene();
    const assistant = await makePerson(student.schoolId, ROLE.teacher);
    await makeClass(assistant, [student]);
    for (const as of [principal, teacher, assistant, student]) {
      const { list: found } = await listed(as, workId);
      expect(found.map(({ no }) => no)).toEqual([3, 2, 1]);
      const [first] = found;
      const opened = await call(info, { as, payload: { work_id: workId, version: 3 } });
      const pathOf = (url: string | undefined) => url?.split('?')[0];
      expect(first?.url).toContain('.sb3?');
      expect(pathOf(first?.url)).toBe(pathOf(opened.data.version.url));
    }
    expect((await list(novice, workId)).code).toBe(CODE.forbidden);
  });

  it('are refused to everybody else, as the work itself is', async () => {
    const { principal, student, schoolId, workId } = await makeScene();
    const otherClass = await makePerson(schoolId, ROLE.teacher);
    const classmate = await makeStudent(principal);
    await makeClass(otherClass, [await makeStudent(principal)]);
    const live = await makePerson(schoolId, ROLE.liveTeacher);
    const elsewhere = await makeSchool();
    const strangers = await Promise.all(
      [ROLE.principal, ROLE.teacher, ROLE.student].map((role) => makePerson(elsewhere, role)),
    );
    for (const as of [otherClass, classmate, live, ...strangers]) {
      const outcome = await list(as, workId);
      const opened = await call(info, { as, payload: { work_id: workId, version: 1 } });
      expect(outcome.data).toBeNull();
      expect(outcome.code).toBe(as.schoolId === schoolId ? CODE.forbidden : CODE.notFound);
      expect(opened).toMatchObject({ code: outcome.code, data: null });
    }
    expect((await list(student, workId)).code).toBe(CODE.ok);
  });

  it('stay with the author where the work is published: others see that version only', async () => {
    const { novice, teacher, workId, student } = await makeScene();
    const payload = { work_id: workId, rev: 0, title: '迷宫', category: 'game' as const };
    await call(works.endpoints.publish, {
      as: student,
      payload: { ...payload, visibility: 'school' },
    });
    expect((await call(info, { as: novice, payload: { work_id: workId } })).code).toBe(CODE.ok);
    expect((await list(novice, workId)).code).toBe(CODE.forbidden);
    expect((await list(teacher, workId)).code).toBe(CODE.ok);
  });

  it('are not listed any more when the student was removed, or the work', async () => {
    const { principal, teacher, student, workId } = await makeScene();
    expect((await removing(principal, [student.userId])).data.results[0]?.ok).toBe(true);
    expect((await list(principal, workId)).code).toBe(CODE.notFound);
    expect((await list(teacher, workId)).code).toBe(CODE.forbidden);

    const other = await makeScene();
    await call(works.endpoints.remove, { as: other.student, payload: { work_ids: other.workId } });
    expect((await list(other.teacher, other.workId)).code).toBe(CODE.notFound);
  });

  it('are restored by the author only', async () => {
    const { principal, teacher, student, workId } = await makeScene();
    const restore = { action: 'restore', version: 1, base: 3 };
    for (const as of [principal, teacher]) {
      const refused = await list(as, workId, { ...restore, request_key: freshKey() });
      expect(refused).toMatchObject({ code: CODE.forbidden, data: null });
    }
    expect((await listed(student, workId)).list).toHaveLength(3);
  });

  it('come in pages', async () => {
    const { teacher, workId } = await makeScene([50, 40, 30, 20, 10]);
    const first = await listed(teacher, workId, { limit: 2 });
    const second = await listed(teacher, workId, { limit: 2, cursor: first.cursor });
    const third = await listed(teacher, workId, { limit: 2, cursor: second.cursor });
    const numbers = [first, second, third].map((page) => page.list.map(({ no }) => no));
    expect(numbers).toEqual([[5, 4], [3, 2], [1]]);
    expect(third.cursor).toBeNull();
  });
});

describe('each version', () => {
  it('tells whether somebody asked for it, as far as the editor has said', async () => {
    const student = await makePerson(await makeSchool(), ROLE.student);
    const { work } = await saveWork(student, { by_hand: true });
    await saveWork(student, { work_id: work.id, base: 1, by_hand: false });
    await saveWork(student, { work_id: work.id, base: 2 });
    const { list: found } = await listed(student, work.id);
    expect(found.map(({ by_hand }) => by_hand)).toEqual([null, false, true]);
  });

  it('tells that it was handed in', async () => {
    const { teacher, student, classId, workId } = await makeScene();
    const given = { state: 'released' as const, releaseAt: minutesAgo(60), classIds: [classId] };
    const { id: task_id } = await storeTask(teacher, given);
    const payload = { task_id, work_id: workId, version: 3, request_key: freshKey() };
    expect((await handIn(student, payload)).code).toBe(CODE.ok);
    const labels = (await listed(teacher, workId)).list.map(({ label }) => label);
    expect(labels).toEqual(['handed-in', '', '']);
  });

  it('tells for which deadlines it stands, on whatever page it is', async () => {
    const scene = await makeScene([50, 40, 30, 20, 10]);
    const { teacher, student, classId, workId } = scene;
    const answer = async (deadline: string, more: object = {}) => {
      const given = { state: 'released' as const, releaseAt: minutesAgo(60), classIds: [classId] };
      const { id } = await storeTask(teacher, { ...given, deadline });
      await storeWorking(student, id, workId, minutesAgo(55), more);
      return id;
    };
    const [early, late, ahead] = [minutesAgo(35), minutesAgo(15), minutesAgo(-30)];
    await answer(early);
    // An own deadline takes the place of the task's.
    const extended = await answer(minutesAgo(45), { extension: late });
    await answer(ahead);
    const newest = minutesAgo(5);
    await answer(newest);
    const told = async (limit: number) => {
      const first = await listed(teacher, workId, { limit });
      const { cursor } = first;
      const rest = cursor ? (await listed(teacher, workId, { limit: 9, cursor })).list : [];
      return [...first.list, ...rest].map(({ deadlines }) => deadlines);
    };
    const expected = [[newest], [late], [], [early], []];
    for (const limit of [20, 1, 2, 3]) expect(await told(limit)).toEqual(expected);

    // What was handed in by then counts itself.
    const { schoolId, userId } = student;
    const file = await workVersions.get({ schoolId, workId, no: 1 });
    if (!file) throw new Error('no version');
    const { name, bytes, contentType, key, thumbnail } = file;
    const handed = { workId, version: 1, title: '迷宫', kind: 'scratch' as const, name, bytes };
    const stored = { ...handed, contentType, key, thumbnail, late: false, words: '' };
    await taskAnswers.change({ schoolId, taskId: extended, userId }, (before) => ({
      ...before,
      state: 'handed_in',
      handedIn: [{ ...stored, at: minutesAgo(45) }],
    }));
    expect(await told(20)).toEqual([[newest], [], [], [early], []]);
  });

  it('stands for no deadline of a task that another work answered by then', async () => {
    const { teacher, student, classId, workId } = await makeScene();
    const other = await storeHistory(student, [{ at: minutesAgo(45) }]);
    const given = { state: 'released' as const, releaseAt: minutesAgo(60), classIds: [classId] };
    const { id } = await storeTask(teacher, { ...given, deadline: minutesAgo(20) });
    const links = [
      { workId: other, since: minutesAgo(50) },
      { workId, since: minutesAgo(15) },
    ];
    await storeWorking(student, id, workId, minutesAgo(50), { links });
    expect((await listed(teacher, workId)).list.flatMap(({ deadlines }) => deadlines)).toEqual([]);
  });
});
