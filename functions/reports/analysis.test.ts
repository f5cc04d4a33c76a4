import { expect, it } from 'vitest';
import { classes } from '#functions/domain/classes/class.ts';
import { classMemberships } from '#functions/domain/classes/class-membership.ts';
import { transact } from '#functions/platform/table.ts';
import { reports } from '#shared/reports/contract.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { changePerson, makePerson, type Person } from '#tests/factories/person.ts';
import {
  makeCycle,
  makeReportedClass,
  type ReportedClass,
  storeDraft,
  storePublished,
} from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { makePastLesson, storeRecord } from '#tests/factories/teaching.ts';

const { analysis, analysisClass, analysisTeachers, falling, withdraw } = reports.endpoints;

const makeSchoolStaff = async () => {
  const schoolId = await makeSchool();
  return {
    principal: await makePerson(schoolId, ROLE.principal),
    teacher: await makePerson(schoolId, ROLE.teacher, { name: '林老师' }),
  };
};

async function publish(of: ReportedClass, student: Person | undefined, value: number) {
  if (!student) throw new TypeError('no student');
  const { report_id } = await storeDraft(of, student, {
    value,
    evaluation: `逻辑、专注、思维、沟通、创造、创新都写到了${value}${student.userId}`,
  });
  await storePublished(of, [report_id]);
  return report_id;
}

const rowsOf = async (as: Person, { cycleId }: ReportedClass) =>
  (await call(analysis, { as, payload: { cycle_id: cycleId } })).data.list;

it('says how many children of a class have a report, and leaves out who left and what is empty', async () => {
  const { teacher } = await makeSchoolStaff();
  const of = await makeReportedClass(teacher, 3, { all: true });
  const [one, two, gone] = of.students;
  if (!two || !gone) throw new TypeError('no students');
  await publish(of, one, 4);
  await publish(of, two, 2);
  await storeDraft(of, gone);
  await makeClass(teacher, []);
  const { schoolId } = teacher;
  const membership = { schoolId, classId: of.classId, userId: gone.userId };
  await transact([{ Delete: { Key: classMemberships.key(membership) } }]);

  expect(await rowsOf(teacher, of)).toMatchObject([
    {
      id: of.classId,
      members: 2,
      written: 2,
      published: 2,
      read: 0,
      falling: 0,
      dimensions: { logic: 3 },
    },
  ]);
});

it('sums what a teacher has to write, without classes in which the teacher assists', async () => {
  const { principal, teacher } = await makeSchoolStaff();
  const of = await makeReportedClass(teacher, 2, { all: true });
  const assisted = await makeClass(principal, [], {});
  await classes.change({ schoolId: teacher.schoolId, id: assisted }, (room) => ({
    ...room,
    assistantId: teacher.userId,
    size: 5,
  }));
  await publish(of, of.students[0], 4);
  const payload = { cycle_id: of.cycleId };

  const { data } = await call(analysisTeachers, { as: principal, payload });

  expect(data.list).toMatchObject([
    { id: principal.userId, members: 5, written: 0, published: 0 },
    { id: teacher.userId, name: '林老师', members: 2, written: 1, published: 1 },
  ]);
});

it('names a teacher who has written nothing, and nobody who has nothing to write', async () => {
  const { principal, teacher } = await makeSchoolStaff();
  const of = await makeReportedClass(teacher, 3, { all: true });

  const payload = { cycle_id: of.cycleId };
  const { data } = await call(analysisTeachers, { as: principal, payload });

  expect(data.list).toMatchObject([
    { id: teacher.userId, members: 3, written: 0, published: 0, hours: null },
  ]);
});

it('pages over all of the staff, and names at the end who has written and left', async () => {
  const { principal, teacher } = await makeSchoolStaff();
  const { schoolId } = teacher;
  const of = await makeReportedClass(teacher, 1, { all: true });
  await publish(of, of.students[0], 4);
  const gone = await makePerson(schoolId, ROLE.teacher, { name: '陈老师' });
  const left = await makeReportedClass(gone, 1);
  await publish({ ...left, cycleId: of.cycleId }, left.students[0], 4);
  await changePerson(gone, { removed: new Date().toISOString() });
  await classes.change({ schoolId, id: left.classId }, (room) => ({ ...room, state: 'closed' }));
  const idle: Person[] = [];
  for (let at = 0; at < REPORT_LIMITS.teachersPage; at += 1)
    idle.push(await makePerson(schoolId, ROLE.teacher));
  const [last] = idle.slice(-1);
  if (!last) throw new TypeError('no teacher');
  await makeClass(last, [await makePerson(schoolId, ROLE.student)]);
  const pageOf = async (cursor: string | null) => {
    const payload = { cycle_id: of.cycleId, ...(cursor && { cursor }) };
    return (await call(analysisTeachers, { as: principal, payload })).data;
  };

  const first = await pageOf(null);
  const second = await pageOf(first.cursor);

  expect(first.list.map(({ id }) => id)).toEqual([teacher.userId]);
  expect(second.list).toMatchObject([
    { id: last.userId, members: 1, written: 0 },
    { id: gone.userId, name: '陈老师', members: 1, written: 1 },
  ]);
  expect(second.cursor).toBeNull();
});

it('compares the cycles of a class, whatever other classes had since', async () => {
  const { teacher } = await makeSchoolStaff();
  const of = await makeReportedClass(teacher, 1, { to: dayFromToday(-9), name: '九月' });
  await publish(of, of.students[0], 3);
  const later = { ...of, cycleId: await makeCycle(teacher, [of.classId], { name: '十月' }) };
  await publish(later, of.students[0], 5);
  const other = await makeClass(teacher, []);
  for (let more = 0; more < REPORT_LIMITS.cyclesCompared; more += 1)
    await makeCycle(teacher, [other]);

  const { data } = await call(analysisClass, { as: teacher, payload: { class_id: of.classId } });

  expect(data.list.map(({ name, dimensions }) => [name, dimensions.logic])).toEqual([
    ['九月', 3],
    ['十月', 5],
  ]);
});

it('lists who fell, the most first; a teacher reads on over classes of others', async () => {
  const { principal, teacher } = await makeSchoolStaff();
  const before = await makeReportedClass(teacher, 2, { to: dayFromToday(-9) });
  const others = await makeReportedClass(principal, 21, { to: dayFromToday(-9) });
  const cycleId = await makeCycle(teacher, [before.classId, others.classId]);
  const [one, two] = before.students;
  for (const child of before.students) await publish(before, child, 5);
  for (const child of others.students) await publish(others, child, 5);
  await publish({ ...before, cycleId }, one, 4);
  await publish({ ...before, cycleId }, two, 3);
  for (const child of others.students) await publish({ ...others, cycleId }, child, 2);
  const list = async (as: Person) =>
    (await call(falling, { as, payload: { cycle_id: cycleId } })).data;

  const seen = await list(teacher);
  expect(seen.list.map(({ report, by }) => [report.student_id, by])).toEqual([
    [two?.userId, 12],
    [one?.userId, 6],
  ]);
  expect(seen.list[0]?.dimensions[0]).toEqual({ name: 'logic', from: 5, to: 3 });
  expect((await list(principal)).list.map(({ by }) => by)).toEqual(Array(20).fill(18));
});

it('keeps the hours from the lesson to the first publishing, also over a withdrawal', async () => {
  const { teacher } = await makeSchoolStaff();
  const of = await makeReportedClass(teacher, 1);
  const [child] = of.students;
  if (!child) throw new TypeError('no student');
  await storeRecord(await makePastLesson(teacher, [child], { date: dayFromToday(-5) }));
  const report_id = await publish(of, child, 4);
  const hours = async () => (await rowsOf(teacher, of))[0]?.hours;
  const first = await hours();
  expect(first).toBeGreaterThan(72);

  await storeRecord(await makePastLesson(teacher, [child], { date: dayFromToday(-1) }));
  await call(withdraw, { as: teacher, payload: { report_id, version: 1 } });
  expect(await hours()).toBeNull();
  await storePublished(of, [report_id]);

  expect(await hours()).toBe(first);
});
