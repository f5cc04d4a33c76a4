import { describe, expect, it } from 'vitest';
import { taskAnswers } from '#functions/domain/tasks/task-answer.ts';
import { works } from '#functions/domain/works/work.ts';
import { versionOf } from '#functions/domain/works/work-version.ts';
import { CODE } from '#shared/codes.ts';
import { newId, type WorkId } from '#shared/ids.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { works as workCalls } from '#shared/works/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { studentId } from '#tests/factories/student.ts';
import { makeTask, moveDeadline, storeGiven } from '#tests/factories/task.ts';
import { newSave, saveWork } from '#tests/factories/work.ts';
import { minutesAgo, storeHistory, storeWorking } from '#tests/factories/work-history.ts';
import { ask, handedIn, inMinutes, listed, makeScene } from './deadline.fixture.ts';

const { extend, open } = tasks.endpoints;

describe('at the deadline', () => {
  it('the work is frozen as the server has it, for staff and student, and editing goes on', async () => {
    const { teacher, student, taskId, workId, schoolId } = await makeScene();
    await storeWorking(student, taskId, workId, minutesAgo(50));
    for (const as of [teacher, student]) {
      const { at_deadline, handed_in, answer } = await ask(as, student, taskId);
      expect(at_deadline).toMatchObject({ state: 'work', version: { version: 2 }, arrived: null });
      expect(at_deadline?.version?.url).toContain('.sb3');
      expect(handed_in).toEqual([]);
      expect(answer).toMatchObject({ state: 'working', at_deadline: 'work', times: 0 });
    }
    const saved = await saveWork(student, { work_id: workId, base: 4 });
    expect(saved.version.no).toBe(5);
    expect((await ask(teacher, student, taskId)).at_deadline?.version?.version).toBe(2);
    // Whoever removes the work takes nothing from the answer, as long as it lies in the trash.
    const payload = { work_ids: workId };
    await call(workCalls.endpoints.remove, { as: student, payload });
    expect((await works.get({ schoolId, id: workId }))?.removed).toBeTruthy();
    expect((await ask(teacher, student, taskId)).at_deadline?.version?.version).toBe(2);
    expect(await listed(teacher, taskId)).toMatchObject([{ at_deadline: 'work' }]);
  });

  it('nothing is said before it', async () => {
    const { teacher, student, taskId, workId } = await makeScene({ deadline: inMinutes(5) });
    await storeWorking(student, taskId, workId, minutesAgo(50));
    const { at_deadline, answer } = await ask(teacher, student, taskId);
    expect(at_deadline).toBeNull();
    expect(answer.at_deadline).toBe('');
  });

  it('whoever has nothing has nothing, and a template that was not changed is no work', async () => {
    const { teacher, student, taskId } = await makeScene();
    expect(await listed(teacher, taskId)).toMatchObject([{ state: 'new', at_deadline: 'nothing' }]);
    expect((await ask(teacher, student, taskId)).at_deadline).toMatchObject({
      state: 'nothing',
      version: null,
    });
    const saves = [{ at: minutesAgo(40) }, { at: minutesAgo(10) }];
    const copied = await storeHistory(student, saves, { taskId });
    await storeWorking(student, taskId, copied, minutesAgo(40));
    expect(await listed(teacher, taskId)).toMatchObject([{ at_deadline: 'template' }]);
    const { at_deadline } = await ask(teacher, student, taskId);
    expect(at_deadline).toMatchObject({ state: 'template', version: { version: 1 } });
  });

  it('what was handed in in time is what counts, unless it came back in time', async () => {
    const { teacher, student, taskId, workId, schoolId } = await makeScene();
    const came = [{ ...handedIn(workId), at: minutesAgo(35) }];
    const values = { state: 'handed_in' as const, handedIn: came };
    await storeWorking(student, taskId, workId, minutesAgo(50), values);
    const counts = async () => {
      const { at_deadline } = await ask(teacher, student, taskId);
      return [at_deadline?.state, at_deadline?.version?.version];
    };
    expect(await counts()).toEqual(['handed_in', undefined]);
    const key = { schoolId, taskId, userId: student.userId };
    const returned = (at: string) =>
      taskAnswers.change(key, (answer) => ({ ...answer, state: 'returned', reviewedAt: at }));
    await returned(minutesAgo(25));
    expect(await counts()).toEqual(['work', 2]);
    await returned(minutesAgo(15));
    expect(await counts()).toEqual(['handed_in', undefined]);
  });

  it('the own deadline of a student counts, as long as it is there', async () => {
    const { teacher, student, taskId, workId } = await makeScene();
    await storeWorking(student, taskId, workId, minutesAgo(50));
    const give = (deadline: string) => {
      const payload = { task_id: taskId, student_id: studentId(student), deadline };
      return call(extend, { as: teacher, payload });
    };
    expect((await give(inMinutes(5))).data.answer.at_deadline).toBe('');
    expect((await ask(teacher, student, taskId)).at_deadline).toBeNull();
    expect((await give('')).data.answer.at_deadline).toBe('work');
    expect((await ask(teacher, student, taskId)).at_deadline?.version?.version).toBe(2);
    const later = await storeGiven(teacher, { deadline: minutesAgo(20) });
    const extension = minutesAgo(7);
    const saves = [40, 30, 10, 5].map((age) => ({ at: minutesAgo(age) }));
    const id = await storeHistory(later.student, saves);
    await storeWorking(later.student, later.task.id, id, minutesAgo(50), { extension });
    const { at_deadline } = await ask(teacher, later.student, later.task.id);
    expect(at_deadline).toMatchObject({ deadline: extension, version: { version: 3 } });
  });

  it('a work that is chosen after it does not take the place of the one that was there', async () => {
    const { teacher, student, taskId, workId } = await makeScene();
    const other = await storeHistory(student, [{ at: minutesAgo(45) }]);
    await storeWorking(student, taskId, workId, minutesAgo(50));
    const choose = (work_id: WorkId) =>
      call(open, { as: student, payload: { task_id: taskId, work_id } });
    expect((await choose(other)).data.answer.work_id).toBe(other);
    const frozen = { state: 'work', version: { work_id: workId, version: 2 } };
    expect((await ask(teacher, student, taskId)).at_deadline).toMatchObject(frozen);
    await choose(workId);
    await choose(other);
    expect((await ask(teacher, student, taskId)).at_deadline).toMatchObject(frozen);
    const fresh = await storeGiven(teacher, { deadline: minutesAgo(20) });
    const late = await storeHistory(fresh.student, [{ at: minutesAgo(45) }]);
    const payload = { task_id: fresh.task.id, work_id: late };
    await call(open, { as: fresh.student, payload });
    expect((await ask(teacher, fresh.student, fresh.task.id)).at_deadline?.state).toBe('nothing');
  });

  it('a work of too many tasks answers no other one', async () => {
    const { student, taskId, workId, schoolId } = await makeScene({ deadline: '' });
    const taskIds = Array.from({ length: 20 }, () => newId('task'));
    await works.change({ schoolId, id: workId }, (work) => ({ ...work, taskIds }));
    const payload = { task_id: taskId, work_id: workId };
    const { code, msg } = await call(open, { as: student, payload, language: 'en' });
    expect([code, msg]).toEqual([CODE.wait, expect.stringContaining('20 tasks')]);
  });
});

describe('what comes after the deadline', () => {
  it('is offered beside the frozen version when it was made before, whatever the clock says', async () => {
    const { teacher, schoolId } = await makeStaff();
    const { taskId, student } = await makeTask(teacher, { deadline: inMinutes(60) });
    const { work } = await saveWork(student);
    await call(open, { as: student, payload: { task_id: taskId, work_id: work.id } });
    await moveDeadline(teacher, taskId, new Date().toISOString());
    const year = 365 * 86_400_000;
    const clock = (ms: number) => new Date(Date.now() + year + ms).toISOString();
    const said = { work_id: work.id, base: 1, made_at: clock(-60_000), sent_at: clock(0) };
    const late = await saveWork(student, said);
    const after = { work_id: work.id, base: 2, made_at: clock(0), sent_at: clock(0) };
    await saveWork(student, after);
    const { at_deadline } = await ask(teacher, student, taskId);
    expect(at_deadline).toMatchObject({
      state: 'work',
      version: { version: 1 },
      arrived: { version: 2, at: late.version.at },
    });
    const madeAt = (await versionOf({ schoolId, id: work.id }, 2))?.madeAt ?? '';
    expect(at_deadline?.arrived?.made_at).toBe(madeAt);
    expect(madeAt <= (at_deadline?.deadline ?? '')).toBe(true);
  });

  it('is the last that a device made before it, of those that it sends when it is back', async () => {
    const { teacher } = await makeStaff();
    const { taskId, student } = await makeTask(teacher, { deadline: inMinutes(60) });
    const { work } = await saveWork(student);
    await call(open, { as: student, payload: { task_id: taskId, work_id: work.id } });
    await moveDeadline(teacher, taskId, new Date().toISOString());
    const send = (base: number, age: number, device: string) => {
      const when = { made_at: minutesAgo(age), sent_at: minutesAgo(0) };
      return saveWork(student, { work_id: work.id, base, device, ...when });
    };
    await send(1, 30, 'Chrome on Android');
    await send(2, 1, 'Chrome on Android');
    await send(3, 0, 'Chrome on Android');
    const { at_deadline } = await ask(teacher, student, taskId);
    expect(at_deadline).toMatchObject({ version: { version: 1 }, arrived: { version: 3 } });
    // Another device cannot have made it before the one that it was made from had come.
    await send(4, 20, 'Safari on iPad');
    expect((await ask(teacher, student, taskId)).at_deadline?.arrived?.version).toBe(3);
  });

  it('of a project that the server had not heard of is an arrival too', async () => {
    const { teacher } = await makeStaff();
    const { taskId, student } = await makeTask(teacher, { deadline: inMinutes(60) });
    await moveDeadline(teacher, taskId, new Date().toISOString());
    const made_at = minutesAgo(3);
    const { work } = await saveWork(student, { made_at, sent_at: minutesAgo(0) });
    await call(open, { as: student, payload: { task_id: taskId, work_id: work.id } });
    expect((await ask(teacher, student, taskId)).at_deadline).toMatchObject({
      state: 'nothing',
      version: null,
      arrived: { work_id: work.id, version: 1 },
    });
    const next = { work_id: work.id, base: 1, made_at: minutesAgo(1), sent_at: minutesAgo(0) };
    await saveWork(student, next);
    const { at_deadline } = await ask(teacher, student, taskId);
    expect(at_deadline?.arrived?.version).toBe(2);
  });

  it('says nothing for devices that do not say when', async () => {
    const { teacher } = await makeStaff();
    const { taskId, student } = await makeTask(teacher, { deadline: inMinutes(60) });
    const { work } = await saveWork(student);
    await call(open, { as: student, payload: { task_id: taskId, work_id: work.id } });
    await moveDeadline(teacher, taskId, new Date().toISOString());
    await saveWork(student, { work_id: work.id, base: 1 });
    const { at_deadline } = await ask(teacher, student, taskId);
    expect(at_deadline).toMatchObject({ version: { version: 1 }, arrived: null });
  });

  it('is the same save when it is sent again later', async () => {
    const { teacher } = await makeStaff();
    const { student } = await makeTask(teacher);
    const { work } = await saveWork(student);
    const said = { work_id: work.id, base: 1, made_at: minutesAgo(3) };
    const payload = await newSave(student, { ...said, sent_at: minutesAgo(2) });
    const send = (sent_at: string) =>
      call(workCalls.endpoints.save, { as: student, payload: { ...payload, sent_at } });
    expect((await send(minutesAgo(2))).data.version.no).toBe(2);
    expect((await send(minutesAgo(1))).data.version.no).toBe(2);
    const changed = { ...payload, made_at: minutesAgo(1) };
    const other = await call(workCalls.endpoints.save, { as: student, payload: changed });
    expect(other.code).toBe(CODE.invalid);
  });
});
