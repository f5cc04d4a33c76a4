import readSheets from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { storedObjects } from '#functions/domain/storage/stored-object.ts';
import { versionOf } from '#functions/domain/works/work-version.ts';
import { CODE } from '#shared/codes.ts';
import type { TaskId } from '#shared/ids.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { works as workCalls } from '#shared/works/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { joining, leaving, makeStaff } from '#tests/factories/class-calls.ts';
import type { Person } from '#tests/factories/person.ts';
import { freshKey, studentId } from '#tests/factories/student.ts';
import { handIn, makeTask, moveDeadline, newTask, openTask } from '#tests/factories/task.ts';
import { saveWork, sendProject } from '#tests/factories/work.ts';
import { minutesAgo, storeHistory, storeWorking } from '#tests/factories/work-history.ts';
import { makeProject } from '#tests/factories/zip.ts';
import { ask, inMinutes, makeScene } from './deadline.fixture.ts';

const { details, exportSheet, open, release, remove, review, save, submission } = tasks.endpoints;

describe('a review of what was not handed in', () => {
  const judge = (as: Person, student: Person, taskId: TaskId, more: object) =>
    call(review, {
      as,
      language: 'en',
      payload: {
        task_id: taskId,
        student_id: studentId(student),
        outcome: 'done',
        ...more,
      } as never,
    });

  it('is of the frozen version, which outlives the work then', async () => {
    const { teacher, student, taskId, workId, schoolId } = await makeScene();
    await storeWorking(student, taskId, workId, minutesAgo(50));
    const { answer } = await ask(teacher, student, taskId);
    const as = { rev: answer.rev, what: 'deadline', version: 2, score: 80 };
    expect((await judge(teacher, student, taskId, { rev: answer.rev })).msg).toMatch(
      /not handed in/,
    );
    const other = await judge(teacher, student, taskId, { ...as, version: 3 });
    expect(other.msg).toMatch(/has just changed/);
    const { data } = await judge(teacher, student, taskId, as);
    expect(data.answer).toMatchObject({ state: 'done', score: 80, times: 0, handed_in_at: '' });
    expect((await judge(teacher, student, taskId, as)).code).toBe(CODE.ok);
    const key = (await versionOf({ schoolId, id: workId }, 2))?.key ?? '';
    expect(await storedObjects.get({ schoolId, key })).toMatchObject({ uses: 2 });
    const seen = await ask(student, student, taskId);
    expect(seen.reviewed).toMatchObject({ what: 'deadline', version: 2, work_id: workId });
    const { data: page } = await call(details, { as: teacher, payload: { task_id: taskId } });
    expect(page.task.counts).toMatchObject({ working: 0, done: 1, handed_in: 0 });
  });

  it('may be sent back, and what is handed in then takes its place', async () => {
    const { teacher, student, taskId, workId, schoolId } = await makeScene();
    await storeWorking(student, taskId, workId, minutesAgo(50));
    const { answer } = await ask(teacher, student, taskId);
    const returned = { rev: answer.rev, what: 'deadline', version: 2, outcome: 'return' };
    expect((await judge(teacher, student, taskId, returned)).data.answer.state).toBe('returned');
    const said = { task_id: taskId, work_id: workId, version: 4, request_key: freshKey() };
    const { data } = await handIn(student, said);
    expect(data).toMatchObject({ answer: { state: 'late' }, confirmed: { late: true } });
    await judge(teacher, student, taskId, { rev: data.answer.rev });
    expect((await ask(teacher, student, taskId)).reviewed).toBeNull();
    const key = (await versionOf({ schoolId, id: workId }, 2))?.key ?? '';
    expect(await storedObjects.get({ schoolId, key })).toMatchObject({ uses: 1 });
  });

  it('may be of what arrived late, and never is by itself', async () => {
    const { teacher, student, taskId } = await makeScene();
    const saves = [{ at: minutesAgo(40) }, { at: minutesAgo(10), madeAt: minutesAgo(25) }];
    const workId = await storeHistory(student, saves);
    await storeWorking(student, taskId, workId, minutesAgo(50));
    const { answer, at_deadline } = await ask(teacher, student, taskId);
    expect(at_deadline).toMatchObject({ version: { version: 1 }, arrived: { version: 2 } });
    const arrived = { rev: answer.rev, what: 'arrived', version: 2 };
    expect((await judge(teacher, student, taskId, arrived)).code).toBe(CODE.ok);
    expect((await ask(teacher, student, taskId)).reviewed).toMatchObject({ what: 'arrived' });
  });

  it('is of the same version when that has been frozen since: its files are used once', async () => {
    const { teacher, student, taskId, schoolId } = await makeScene();
    const saves = [{ at: minutesAgo(40) }, { at: minutesAgo(10), madeAt: minutesAgo(25) }];
    const workId = await storeHistory(student, saves);
    await storeWorking(student, taskId, workId, minutesAgo(50));
    const { answer } = await ask(teacher, student, taskId);
    const key = (await versionOf({ schoolId, id: workId }, 2))?.key ?? '';
    const judged = { what: 'arrived', version: 2, outcome: 'return' };
    expect((await judge(teacher, student, taskId, { ...judged, rev: answer.rev })).code).toBe(1);
    const uses = (await storedObjects.get({ schoolId, key }))?.uses;

    await moveDeadline(teacher, taskId, minutesAgo(5));
    const { answer: later, at_deadline } = await ask(teacher, student, taskId);
    expect(at_deadline).toMatchObject({ version: { version: 2 } });
    const frozen = { rev: later.rev, what: 'deadline', version: 2 };
    const again = await judge(teacher, student, taskId, frozen);
    expect(again.code, again.body).toBe(CODE.ok);
    expect((await ask(teacher, student, taskId)).reviewed).toMatchObject({ what: 'deadline' });
    expect((await storedObjects.get({ schoolId, key }))?.uses).toBe(uses);
  });

  it('is in the sheet of the task with the version', async () => {
    const { principal, student, taskId, workId } = await makeScene();
    await storeWorking(student, taskId, workId, minutesAgo(50));
    const { data } = await call(exportSheet, {
      as: principal,
      payload: { task_id: taskId },
      language: 'en',
    });
    const sheets = await readSheets(Buffer.from(data.content, 'base64'));
    const text = JSON.stringify(sheets);
    expect(text).toContain('Not handed in, but there is work');
    expect(text).toContain('version 2');
  });
});

describe('what changes around the deadline', () => {
  it('a deadline moves to a time to come only, and what is frozen moves with it', async () => {
    const { teacher, student, taskId, workId, classId } = await makeScene();
    await storeWorking(student, taskId, workId, minutesAgo(50));
    const { task } = (await call(details, { as: teacher, payload: { task_id: taskId } })).data;
    const { request_key: _, ...said } = newTask({ title: task.title });
    const edit = (deadline: string) =>
      call(save, { as: teacher, payload: { ...said, task_id: taskId, rev: task.rev, deadline } });
    expect((await edit(minutesAgo(7))).code).toBe(CODE.invalid);
    const targets = { task_id: taskId, rev: task.rev, class_ids: classId, deadline: minutesAgo(7) };
    expect((await call(release, { as: teacher, payload: targets })).code).toBe(CODE.invalid);
    expect((await edit(inMinutes(10))).code).toBe(CODE.ok);
    expect((await ask(teacher, student, taskId)).at_deadline).toBeNull();
    await moveDeadline(teacher, taskId, minutesAgo(7));
    expect((await ask(teacher, student, taskId)).at_deadline?.version?.version).toBe(3);
  });

  it('a task that is withdrawn keeps what it has frozen, for staff and student', async () => {
    const { teacher, student, taskId, workId } = await makeScene();
    await storeWorking(student, taskId, workId, minutesAgo(50));
    await call(remove, { as: teacher, payload: { task_id: taskId } });
    for (const as of [teacher, student]) {
      const found = await ask(as, student, taskId);
      expect(found).toMatchObject({ hand_in: 'gone', at_deadline: { version: { version: 2 } } });
    }
  });

  it('a child who moves to another class takes the answer along, to its teacher', async () => {
    const { teacher, colleague, principal, student, taskId, workId, classId } = await makeScene();
    await storeWorking(student, taskId, workId, minutesAgo(50));
    const other = await makeClass(colleague, []);
    if (classId) await leaving(principal, classId, [student]);
    await joining(principal, other, [student]);
    const payload = { task_id: taskId, student_id: studentId(student) };
    expect((await call(submission, { as: teacher, payload })).code).toBe(CODE.forbidden);
    expect((await ask(colleague, student, taskId)).at_deadline?.version?.version).toBe(2);
    expect((await openTask(student, taskId)).hand_in).toBe('gone');
  });

  it('a template that is taken out of the task leaves the copies', async () => {
    const { teacher } = await makeStaff();
    const template = await saveWork(teacher, { title: '模板' });
    const { taskId, student } = await makeTask(teacher, {
      template_id: template.work.id,
      deadline: inMinutes(60),
    });
    const { answer } = await openTask(student, taskId, { start: 1 });
    const { task } = (await call(details, { as: teacher, payload: { task_id: taskId } })).data;
    const { request_key: _, ...said } = newTask({ title: task.title });
    const without = { ...said, task_id: taskId, rev: task.rev, deadline: task.deadline };
    expect((await call(save, { as: teacher, payload: without })).code).toBe(CODE.ok);
    const payload = { work_ids: template.work.id };
    await call(workCalls.endpoints.remove, { as: teacher, payload });
    await moveDeadline(teacher, taskId, new Date().toISOString());
    const found = await ask(teacher, student, taskId);
    expect(found.at_deadline).toMatchObject({
      state: 'template',
      version: { work_id: answer.work_id, version: 1 },
    });
  });

  it.each([
    ['the template as it was', '', 'template'],
    ['something else', 'changed', 'work'],
  ])(
    'a work that a device began without a network counts by what it holds: %s',
    async (_, extra, state) => {
      const { teacher } = await makeStaff();
      const body = makeProject('template');
      const template = await saveWork(teacher, { upload_id: await sendProject(teacher, body) });
      const { taskId, student } = await makeTask(teacher, {
        template_id: template.work.id,
        deadline: inMinutes(60),
      });
      const sent = extra ? makeProject(extra) : body;
      const { work } = await saveWork(student, { upload_id: await sendProject(student, sent) });

      const payload = { task_id: taskId, work_id: work.id };
      expect((await call(open, { as: student, payload })).code).toBe(CODE.ok);

      await moveDeadline(teacher, taskId, new Date().toISOString());
      const { at_deadline } = await ask(teacher, student, taskId);
      expect(at_deadline).toMatchObject({ state, version: { work_id: work.id, version: 1 } });
    },
  );
});
