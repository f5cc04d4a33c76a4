import { expect, test } from 'vitest';
import { timetables } from '#functions/domain/classes/timetable.ts';
import { lessons as items } from '#functions/domain/lessons/lesson.ts';
import { studentSummaries } from '#functions/domain/students/student-summary.ts';
import { CODE } from '#shared/codes.ts';
import { lessons as contract } from '#shared/lessons/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call, type Outcome } from '#tests/contract/harness/call.ts';
import { makeSettings } from '#tests/factories/calendar-settings.ts';
import { makeClass } from '#tests/factories/class.ts';
import { joining, leaving, makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { storeHours, writerOf } from '#tests/factories/hour-writer.ts';
import { dayFromToday, someDay, storeLesson } from '#tests/factories/lesson.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { freshKey } from '#tests/factories/student.ts';
import {
  ending,
  endTaught,
  listingOwnRecords,
  makePastLesson,
  newRecord,
  readingRecord,
  starting,
} from '#tests/factories/teaching.ts';

async function makeTaught(count = 2) {
  const staff = await makeStaff();
  const students = await makeStudents(staff.schoolId, count);
  return { ...staff, ...(await makePastLesson(staff.teacher, students)) };
}

/** Of students who were in the class before the lesson begins, which is now. */
async function makeBeginning(count = 2) {
  const staff = await makeStaff();
  const students = await makeStudents(staff.schoolId, count);
  const classId = await makeClass(staff.teacher, students);
  const startsAt = new Date().toISOString();
  const lesson = await storeLesson(staff.teacher, classId, { startsAt });
  return { ...staff, students, lesson };
}

const soon = (minutes: number) => ({
  date: someDay(),
  startsAt: new Date(Date.now() + minutes * 60_000).toISOString(),
});

/** How the students were at the last lesson that the list of students shows of them. */
const lastAttendance = async (students: readonly Person[]) =>
  (await studentSummaries.getMany(students)).map((summary) => summary?.lesson?.attendance);

test('a lesson is started by who teaches it, at most an hour early, and once', async () => {
  const { teacher, colleague, principal, lesson } = await makeTaught();
  expect(await starting(colleague, lesson)).toMatchObject({ code: CODE.forbidden });
  const first = await starting(teacher, lesson);
  expect(first).toMatchObject({ code: CODE.ok, data: { lesson: { state: 'running' } } });
  expect((await starting(principal, lesson)).data).toEqual(first.data);
  const again = await items.get(lesson, { consistent: true });
  expect(again).toMatchObject({ startedBy: teacher.userId });
  const { lesson: tomorrow } = await makePastLesson(teacher, [], soon(61));
  const early = await starting(teacher, tomorrow);
  expect(early).toMatchObject({ code: CODE.wait, data: { startable_from: expect.any(String) } });
  expect(early.msg).toMatch(/too early/);
  const { lesson: next } = await makePastLesson(teacher, [], soon(59));
  expect((await starting(teacher, next)).code).toBe(CODE.ok);
});

test('a lesson that has begun is neither moved nor deleted', async () => {
  const { teacher, lesson } = await makeTaught();
  const { data } = await starting(teacher, lesson);
  const { rev } = data.lesson;
  const payload = { lesson_id: lesson.id, rev, date: dayFromToday(3) };
  expect((await call(contract.endpoints.move, { as: teacher, payload })).code).toBe(CODE.wait);
  expect(
    (await call(contract.endpoints.remove, { as: teacher, payload: { lesson_id: lesson.id } }))
      .code,
  ).toBe(CODE.wait);
});

test('the record of a lesson takes hours by attendance, and is there for whom it concerns', async () => {
  const staff = await makeStaff();
  const { course } = await makeSettings(staff.schoolId);
  const students = await makeStudents(staff.schoolId, 3);
  const [ann, ben, cem] = students as [Person, Person, Person];
  await storeHours(ann, writerOf(staff.principal), { courseId: course.id });
  const taught = await makePastLesson(staff.teacher, students, { courseId: course.id, hours: 1.5 });
  const before = await readingRecord(staff.teacher, taught.lesson);
  expect(before.data.record).toMatchObject({ rev: 0, may_write: true, ended_at: null });
  expect(before.data.record.students).toMatchObject([
    { name: '学生1', state: 'present', recorded: false, hours_left: 10, low: false },
    { name: '学生2', state: 'present', hours_left: null },
    { name: '学生3', state: 'present' },
  ]);
  const record = await endTaught(
    taught,
    { [ben.userId]: 'leave', [cem.userId]: 'absent' },
    { content: '循环', homework: '练习' },
  );
  expect(record).toMatchObject({
    rev: 1,
    settled: true,
    content: '循环',
    lesson: { state: 'taught' },
  });
  expect(record.students.map(({ state, hours, hours_left }) => [state, hours, hours_left])).toEqual(
    [
      ['present', 1.5, 8.5],
      ['leave', 0, null],
      ['absent', 1.5, -1.5],
    ],
  );
  expect(await lastAttendance(students)).toEqual(['present', 'leave', 'absent']);
  const own = await readingRecord(ben, taught.lesson);
  expect(own.data.record.students).toMatchObject([
    { student_id: ben.userId, state: 'leave', hours_left: null },
  ]);
  expect(own.body).not.toContain(ann.userId);
  expect((await listingOwnRecords(cem)).data.list).toMatchObject([{ state: 'absent', hours: 1.5 }]);
  const stranger = await makePerson(staff.schoolId, ROLE.student);
  expect((await readingRecord(stranger, taught.lesson)).code).toBe(CODE.forbidden);
  expect((await readingRecord(staff.colleague, taught.lesson)).code).toBe(CODE.forbidden);
  const { schoolId, classId } = taught.lesson;
  expect(await timetables.get({ schoolId, classId })).toMatchObject({ openLessons: 0 });
  const logged = await operationsOf(schoolId);
  expect(logged.at(-1)).toMatchObject({ action: 'lesson.end', detail: { hours: 3 } });
});

test('two tabs end a lesson once; the same request is answered again', async () => {
  const { teacher, lesson, students } = await makeTaught();
  const payload = newRecord({ lesson, students });
  const answers = await Promise.all([1, 2, 3].map(() => ending(teacher, payload)));
  expect(answers.map(({ code }) => code)).toEqual([1, 1, 1]);
  const other = await ending(teacher, newRecord({ lesson, students }));
  expect(other).toMatchObject({ code: CODE.wait, data: { current: { rev: 1 } } });
  const changed = await ending(teacher, { ...payload, content: '别的' });
  expect(changed).toMatchObject({
    code: CODE.invalid,
    data: { errors: [{ field: 'request_key' }] },
  });
});

test('a correction says why, reverses what it changes, and tells before and after', async () => {
  const taught = await makeTaught();
  const [ann, ben] = taught.students as [Person, Person];
  await endTaught(taught);
  const correction = { ...newRecord(taught, { [ben.userId]: 'leave' }), rev: 1 };
  expect(await ending(taught.teacher, correction)).toMatchObject({
    code: CODE.incomplete,
    data: { errors: [{ field: 'reason' }] },
  });
  const { data } = await ending(taught.principal, { ...correction, reason: '家长来电' });
  const took = { phrase: '', comment: '', hours: 1 };
  const changes = {
    students: [
      {
        student_id: ben.userId,
        name: ben.name,
        from: { ...took, state: 'present' },
        to: { ...took, state: 'leave', hours: 0 },
      },
    ],
    content: null,
    homework: null,
    pictures: null,
  };
  expect(data.record).toMatchObject({ rev: 2 });
  expect(data.record.corrections).toEqual([
    { at: expect.any(String), by_name: taught.principal.name, reason: '家长来电', changes },
  ]);
  expect(data.record.students.map(({ hours, hours_left }) => [hours, hours_left])).toEqual([
    [1, -1],
    [0, 0],
  ]);
  expect(await lastAttendance(taught.students)).toEqual(['present', 'leave']);
  const logged = await operationsOf(taught.schoolId);
  expect(logged.at(-1)).toMatchObject({
    action: 'lesson.correct',
    detail: {
      reason: '家长来电',
      before: { [ben.userId]: { state: 'present' } },
      after: { [ben.userId]: { state: 'leave' } },
    },
  });
  expect(JSON.stringify(logged.at(-1))).not.toContain(ann.userId);
  const same = { ...correction, rev: 2, request_key: freshKey(), reason: '再来' };
  expect((await ending(taught.teacher, same)).data.record.rev).toBe(2);
});

test('a record has all expected students, and no others', async () => {
  const taught = await makeBeginning();
  const [ann, ben] = taught.students as [Person, Person];
  const refusal = async (attendance: object[]) => {
    const refused: Outcome = await ending(taught.teacher, { ...newRecord(taught), attendance });
    expect(refused.code).toBe(CODE.invalid);
    return (refused.data as { errors: { rule: string; message: string }[] }).errors[0];
  };
  const present = ({ userId }: Person) => ({ student_id: userId, state: 'present' });
  expect(await refusal([present(ann)])).toMatchObject({
    rule: 'incomplete',
    message: expect.stringContaining('学生2'),
  });
  expect(await refusal([present(ann), present(ann)])).toMatchObject({ rule: 'repeated' });
  const stranger = await makePerson(taught.schoolId, ROLE.student);
  expect(await refusal([ann, ben, stranger].map(present))).toMatchObject({ rule: 'stranger' });
  expect(await refusal([present(ann), { ...present(ben), state: 'makeup' }])).toMatchObject({
    rule: 'noGuest',
  });
});

test('who joined or left since the lesson may be in the record, and need not be', async () => {
  const taught = await makeBeginning();
  const [ann, ben] = taught.students as [Person, Person];
  const [late] = (await makeStudents(taught.schoolId, 1)) as [Person];
  await joining(taught.principal, taught.lesson.classId, [late]);
  await leaving(taught.principal, taught.lesson.classId, [ben]);
  const { data } = await readingRecord(taught.teacher, taught.lesson);
  expect(data.record.students.map(({ student_id, reason }) => [student_id, reason]).sort()).toEqual(
    [
      [ann.userId, 'expected'],
      [ben.userId, 'left_since'],
      [late.userId, 'joined_since'],
    ].sort(),
  );
  const record = await endTaught({ ...taught, students: [ann, ben] }, {}, { early: '1' });
  expect(record.students.filter(({ recorded }) => recorded)).toHaveLength(2);
  expect(record.students.find(({ recorded }) => !recorded)).toMatchObject({
    student_id: late.userId,
  });
});

test('a live teacher ends the own lesson', async () => {
  const { schoolId } = await makeStaff();
  const live = await makePerson(schoolId, ROLE.liveTeacher);
  const taught = await makePastLesson(live, await makeStudents(schoolId, 1));
  expect(await endTaught(taught)).toMatchObject({ rev: 1, settled: true });
});

test('a lesson that has hardly begun is ended only by who confirms it', async () => {
  const staff = await makeStaff();
  const students = await makeStudents(staff.schoolId, 2);
  const begins = (minutes: number) => ({
    ...soon(minutes),
    endsAt: new Date(Date.now() + (minutes + 60) * 60_000).toISOString(),
  });
  for (const minutes of [30, -9]) {
    const taught = await makePastLesson(staff.teacher, students, begins(minutes));
    const refused = await ending(staff.teacher, newRecord(taught));
    expect(refused).toMatchObject({
      code: CODE.wait,
      msg: expect.stringContaining('students: 2, hours taken: 2'),
      data: { early: { starts_at: taught.lesson.startsAt, students: 2, hours: 2 } },
    });
    const { data } = await readingRecord(staff.teacher, taught.lesson);
    expect(data.record).toMatchObject({ rev: 0, lesson: { state: 'planned' } });
    expect(await endTaught(taught, {}, { early: '1' })).toMatchObject({ rev: 1 });
  }
  const later = await makePastLesson(staff.teacher, students, begins(-11));
  expect(await endTaught(later)).toMatchObject({ rev: 1 });
});
