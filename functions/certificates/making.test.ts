import { describe, expect, it } from 'vitest';
import { certificates as entity } from '#functions/domain/certificates/certificate.ts';
import { making } from '#functions/domain/certificates/making-job.ts';
import { runJobs, STEP_ROWS } from '#functions/domain/jobs/run-job.ts';
import { users } from '#functions/domain/people/user.ts';
import { certificates } from '#shared/certificates/contract.ts';
import { CODE } from '#shared/codes.ts';
import { newId, StudentId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import {
  makeCertificate,
  makeCertificates,
  storeBatch,
  storeTemplate,
} from '#tests/factories/certificate.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { shiftAt } from '#tests/factories/shift.ts';
import { freshKey, makeStudent, studentId } from '#tests/factories/student.ts';

// The scheduled job takes the jobs of all schools.
inOwnTable();

const { save, step, batch, batches, cancel, retry, remove, list } = certificates.endpoints;

async function makeRoom(count: number) {
  const teacher = await makePerson(await makeSchool(), ROLE.teacher, { name: '李老师' });
  await makePerson(teacher.schoolId, ROLE.principal, { name: '王校长' });
  const students: Person[] = [];
  for (let index = 0; index < count; index += 1) students.push(await makeStudent(teacher));
  const classId = await makeClass(teacher, students);
  return { teacher, students, classId };
}

const payload = async (teacher: Person, students: readonly Person[], more: object = {}) => ({
  template_id: await storeTemplate(teacher),
  student_ids: students.map(studentId),
  title: '结业证书 🎉',
  date: dayFromToday(0),
  request_key: freshKey(),
  ...more,
});

const madeOf = async (student: Person, as: Person) =>
  (await call(list, { as, payload: { student_id: student.userId } })).data.list;

const forget = ({ schoolId, userId }: Person) =>
  users.change({ schoolId, userId }, (user) => ({ ...user, removed: new Date().toISOString() }));

describe('certificates for a class', () => {
  it('are made step by step, one for each student, and numbered on', async () => {
    const { teacher, students, classId } = await makeRoom(12);
    const of = await payload(teacher, students, { class_id: classId, level: '一级' });
    const begun = await call(save, { as: teacher, payload: of });
    expect(begun.data.batch).toMatchObject({ state: 'running', done: 0, total: 12, mine: true });
    const { id: batch_id } = begun.data.batch;
    const first = await call(step, { as: teacher, payload: { batch_id } });
    expect(first.data.batch).toMatchObject({
      state: 'running',
      done: STEP_ROWS,
    });
    const second = await call(step, { as: teacher, payload: { batch_id } });
    expect(second.data.batch).toMatchObject({ state: 'done', done: 12, failed: 0 });
    const made = await call(list, { as: teacher, payload: { class_id: classId, limit: 50 } });
    const numbers = made.data.list.map(({ number }) => number.slice(0, 9)).sort();
    const year = dayFromToday(0).slice(0, 4);
    expect(numbers).toEqual(
      students.map((_, index) => `${year}-${String(index + 1).padStart(4, '0')}`),
    );
    expect(made.data.list[0]).toMatchObject({
      title: '结业证书 🎉',
      level: '一级',
      state: 'valid',
    });
    const shown = await call(batch, { as: teacher, payload: { batch_id } });
    expect(shown.data.batch.rows.every(({ certificate_id }) => certificate_id)).toBe(true);
    const listed = await call(batches, { as: teacher, payload: {} });
    expect(listed.data.list).toMatchObject([{ id: batch_id, done: 12 }]);
  });

  it('are planned once by the same key, and numbered apart by two plans at once', async () => {
    const { teacher, students } = await makeRoom(3);
    const of = await payload(teacher, students);
    const [one, same] = await Promise.all([
      call(save, { as: teacher, payload: of }),
      call(save, { as: teacher, payload: of }),
    ]);
    expect(same.data.batch.id).toBe(one.data.batch.id);
    const other = await payload(teacher, students);
    const third = await call(save, { as: teacher, payload: other });
    const steps = [one, third].flatMap(({ data }) => [data.batch.id, data.batch.id]);
    await Promise.all(steps.map((batch_id) => call(step, { as: teacher, payload: { batch_id } })));
    const found = await madeOf(students[0] as Person, teacher);
    expect(found).toHaveLength(2);
    const numbers = new Set(found.map(({ number }) => number.slice(0, 9)));
    expect(numbers.size).toBe(2);
  });

  it('are not made twice by a step that broke off', async () => {
    const { teacher, students } = await makeRoom(2);
    const id = await storeBatch(teacher, students);
    const key = { schoolId: teacher.schoolId, id };
    await call(step, { as: teacher, payload: { batch_id: id } });
    // As if what the step has done had not been kept.
    await making.jobs.change(key, (plan) => ({
      ...plan,
      state: 'running',
      rows: plan.rows.map((row) => ({ ...row, state: 'waiting' })),
    }));
    const again = await call(step, { as: teacher, payload: { batch_id: id } });
    expect(again.data.batch).toMatchObject({ state: 'done', done: 2 });
    expect(await madeOf(students[0] as Person, teacher)).toHaveLength(1);
  });

  it('are not removed while a cancelled plan still makes one', async () => {
    const { teacher, students } = await makeRoom(1);
    const batch_id = await storeBatch(teacher, students);
    const key = { schoolId: teacher.schoolId, id: batch_id };
    const busyUntil = Date.now() + 10_000;
    await making.jobs.change(key, (plan) => ({ ...plan, busyUntil }));
    await call(cancel, { as: teacher, payload: { batch_id } });
    const removal = { as: teacher, payload: { certificate_ids: [], batch_id } };
    expect(await call(remove, removal)).toMatchObject({ code: CODE.wait });
    await making.jobs.change(key, (plan) => ({ ...plan, busyUntil: Date.now() }));
    expect(await call(remove, removal)).toMatchObject({ code: CODE.ok });
  });

  it('fail one by one, with the reason, and can be tried again', async () => {
    const { teacher, students } = await makeRoom(3);
    const [, gone] = students;
    if (!gone) throw new TypeError('nobody');
    const batch_id = await storeBatch(teacher, students);
    await forget(gone);
    const { data } = await call(step, { as: teacher, payload: { batch_id } });
    expect(data.batch).toMatchObject({ state: 'done', done: 2, failed: 1 });
    expect(data.batch.rows[1]).toMatchObject({ state: 'failed', certificate_id: null });
    expect(data.batch.rows[1]?.reason).not.toBe('');
    await users.change(gone, ({ removed: _, ...user }) => user);
    const waiting = await call(retry, { as: teacher, payload: { batch_id } });
    expect(waiting.data.batch).toMatchObject({ state: 'running', failed: 0 });
    const done = await call(step, { as: teacher, payload: { batch_id } });
    expect(done.data.batch).toMatchObject({ state: 'done', done: 3 });
  });

  it('are gone on with by the scheduled job, and stopped by a cancellation', async () => {
    const { teacher, students } = await makeRoom(2);
    const [left, stopped] = [
      await storeBatch(teacher, students),
      await storeBatch(teacher, students),
    ];
    const ended = await call(cancel, { as: teacher, payload: { batch_id: stopped } });
    expect(ended.data.batch).toMatchObject({ state: 'cancelled', done: 0 });
    await runJobs(making, shiftAt());
    const of = async (batch_id: typeof left) =>
      (await call(batch, { as: teacher, payload: { batch_id } })).data.batch;
    expect(await of(left)).toMatchObject({ state: 'done', done: 2 });
    expect(await of(stopped)).toMatchObject({ state: 'cancelled', done: 0 });
  });

  it('are for own students only, of the own school, with a template that is there', async () => {
    const { teacher, students } = await makeRoom(1);
    const stranger = await makePerson(teacher.schoolId, ROLE.teacher);
    const of = await payload(stranger, students);
    expect((await call(save, { as: stranger, payload: of })).code).toBe(CODE.forbidden);
    const nobody = await payload(teacher, []);
    const unknown = { ...nobody, student_ids: [StudentId.parse(newId('student'))] };
    expect((await call(save, { as: teacher, payload: unknown })).code).toBe(CODE.notFound);
    const without = {
      ...(await payload(teacher, students)),
      template_id: newId('certificateTemplate'),
    };
    expect((await call(save, { as: teacher, payload: without })).code).toBe(CODE.notFound);
    const batch_id = await storeBatch(teacher, students);
    expect((await call(step, { as: stranger, payload: { batch_id } })).code).toBe(CODE.forbidden);
  });
});

describe('a certificate that is deleted', () => {
  it('is gone for who made it, within a day, and for nobody else', async () => {
    const { teacher, students } = await makeRoom(1);
    const principal = await makePerson(teacher.schoolId, ROLE.principal);
    const made = await makeCertificate(teacher, students[0] as Person);
    const asked = { certificate_ids: [made.id] };
    const refused = await call(remove, { as: principal, payload: asked });
    expect(refused.data.list).toMatchObject([{ id: made.id, ok: false }]);
    const earlier = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await entity.change(made, (value) => ({ ...value, made: earlier }));
    const late = await call(remove, { as: teacher, payload: asked });
    expect(late.data.list).toMatchObject([{ ok: false }]);
    await entity.change(made, (value) => ({ ...value, made: new Date().toISOString() }));
    const done = await call(remove, { as: teacher, payload: asked });
    expect(done.data.list).toMatchObject([{ id: made.id, ok: true, reason: '' }]);
    expect(await madeOf(students[0] as Person, teacher)).toEqual([]);
    const unknown = await call(certificates.endpoints.verify, { payload: { number: made.code } });
    expect(unknown.code).toBe(CODE.notFound);
  });

  it('leaves a plan that may be deleted when nothing of it is left', async () => {
    const { teacher, students } = await makeRoom(1);
    const [made] = await makeCertificates(teacher, students);
    if (!made) throw new TypeError('none');
    const { batchId: batch_id } = made;
    expect((await call(remove, { as: teacher, payload: { batch_id } })).code).toBe(CODE.wait);
    await call(remove, { as: teacher, payload: { certificate_ids: [made.id] } });
    expect((await call(remove, { as: teacher, payload: { batch_id } })).code).toBe(CODE.ok);
    expect((await call(batch, { as: teacher, payload: { batch_id } })).code).toBe(CODE.notFound);
    expect((await call(remove, { as: teacher, payload: {} })).code).toBe(CODE.incomplete);
  });
});
