import { expect, test } from 'vitest';
import type { ClassId } from '#shared/ids.ts';
import { lessons } from '#shared/lessons/contract.ts';
import type { Alternative, Clash, LessonDto } from '#shared/lessons/fields.ts';
import { ROLE } from '#shared/roles.ts';
import { call, type Outcome } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { addLesson, dayFromToday, newLessonOf } from '#tests/factories/lesson.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';

const DAY = dayFromToday(10);
const AT_NINE = { date: DAY, start: '09:00', end: '10:30' };

async function makeLesson(as: Person, classId: ClassId, values: object): Promise<LessonDto> {
  const { code, data } = await addLesson(as, newLessonOf(classId, values));
  expect(code).toBe(1);
  return (data as { lesson: LessonDto }).lesson;
}

interface Refusal {
  readonly clashes: Clash[];
  readonly alternatives: Alternative[];
}

test('a lesson takes teacher, room and course from its class', async () => {
  const { teacher, principal } = await makeStaff();
  const { data } = await call(lessons.endpoints.editRoom, {
    as: principal,
    payload: { name: '201', capacity: 20 },
  });
  const [room] = (data as { rooms: { id: string }[] }).rooms;
  const classId = await makeClass(teacher, [], { course: '图形化编程', room: '201' });
  const made = await makeLesson(teacher, classId, AT_NINE);
  expect(made).toMatchObject({
    ...AT_NINE,
    class_id: classId,
    teacher_id: teacher.userId,
    room_id: room?.id,
    room_name: '201',
    course_name: '图形化编程',
    state: 'planned',
    hours: 1,
    rev: 1,
  });
});

test('two lessons of a teacher at one time are refused with what clashes and when there is time', async () => {
  const { teacher } = await makeStaff();
  const first = await makeLesson(teacher, await makeClass(teacher, [], { name: '甲班' }), AT_NINE);
  const { code, data }: Outcome = await addLesson(
    teacher,
    newLessonOf(await makeClass(teacher, []), { date: DAY, start: '10:00', end: '11:00' }),
  );
  expect(code).toBe(-1);
  const { clashes, alternatives } = data as Refusal;
  expect(clashes).toEqual([
    {
      kind: 'teacher',
      names: [expect.any(String)],
      student_ids: [],
      lesson: { id: first.id, class_name: '甲班', teacher_name: expect.any(String), ...AT_NINE },
    },
  ]);
  expect(alternatives).toHaveLength(3);
  expect(alternatives[0]).toMatchObject({ date: DAY, start: '10:30', end: '11:30' });
});

test('students cannot have two lessons at one time, unless the principal says why', async () => {
  const { schoolId, principal, teacher, colleague } = await makeStaff();
  const [both, other] = await makeStudents(schoolId, 2);
  if (!both || !other) throw new TypeError('two students');
  await makeLesson(teacher, await makeClass(teacher, [both]), AT_NINE);
  const classId = await makeClass(colleague, [both, other]);
  const refused: Outcome = await addLesson(colleague, newLessonOf(classId, AT_NINE));
  expect(refused.code).toBe(-1);
  expect((refused.data as Refusal).clashes).toMatchObject([
    { kind: 'students', names: ['学生1'], student_ids: [both.userId] },
  ]);
  const insisting = newLessonOf(classId, { ...AT_NINE, override: '比赛集训' });
  expect((await addLesson(colleague, insisting)).code).toBe(-1);
  const { code, data } = await addLesson(principal, insisting);
  expect(code).toBe(1);
  expect((data as { lesson: LessonDto }).lesson.override).toBe('比赛集训');
});

test('of twenty who take the same hour of a teacher at once one gets it', async () => {
  const { teacher, principal } = await makeStaff();
  const classes = await Promise.all(Array.from({ length: 20 }, () => makeClass(teacher, [])));
  const answers = await Promise.all(
    classes.map((id, index) =>
      addLesson(
        index % 2 ? teacher : principal,
        newLessonOf(id, { ...AT_NINE, topic: `${index}` }),
      ),
    ),
  );
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === -1)).toHaveLength(19);
});

test('of many who take the same hour of a student at once one gets it', async () => {
  const { schoolId } = await makeStaff();
  const [student] = await makeStudents(schoolId, 1);
  if (!student) throw new TypeError('a student');
  const teachers = await Promise.all(
    Array.from({ length: 8 }, () => makePerson(schoolId, ROLE.teacher)),
  );
  const classes: ClassId[] = [];
  for (const teacher of teachers) classes.push(await makeClass(teacher, [student]));
  const answers = await Promise.all(
    teachers.map(async (teacher, index) => {
      const id = classes[index];
      if (!id) throw new TypeError('a class for each');
      return addLesson(teacher, newLessonOf(id, AT_NINE));
    }),
  );
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
});

test.each([
  ['over midnight', { start: '23:00', end: '01:00' }, 'end', 'beforeStart'],
  ['of no minutes', { start: '09:00', end: '09:00' }, 'end', 'beforeStart'],
  ['of five minutes', { start: '09:00', end: '09:05' }, 'end', 'tooShort'],
  ['of thirteen hours', { start: '08:00', end: '21:00' }, 'end', 'tooLong'],
  ['of long ago', { date: dayFromToday(-40) }, 'date', 'past'],
  ['in ten years', { date: dayFromToday(3650) }, 'date', 'tooFar'],
  ['on 30 February', { date: '2027-02-30' }, 'date', 'invalid'],
  ['on 29 February of a common year', { date: '2027-02-29' }, 'date', 'invalid'],
  ['at 25:00', { start: '25:00' }, 'start', 'invalid'],
  ['of a third of an hour', { hours: '0.33' }, 'hours', 'invalid'],
  ['in a room that is not there', { room_id: 'rom-1' }, 'room_id', 'missing'],
])('a lesson %s is refused', async (_, values, field, rule) => {
  const { teacher } = await makeStaff();
  const payload = newLessonOf(await makeClass(teacher, []), { ...AT_NINE, ...values });
  const { code, data } = await addLesson(teacher, payload);
  expect(code).toBe(1001);
  expect(data).toMatchObject({ errors: [{ field, rule }] });
});

test('a lesson on a holiday must be confirmed', async () => {
  const { teacher, principal } = await makeStaff();
  const holiday = { name: '春节', from: DAY, to: DAY };
  await call(lessons.endpoints.editHoliday, { as: principal, payload: holiday });
  const payload = newLessonOf(await makeClass(teacher, []), AT_NINE);
  const refused = await addLesson(teacher, payload);
  expect(refused).toMatchObject({ code: -1, data: { holiday: '春节' } });
  expect((await addLesson(teacher, { ...payload, on_holiday: 1 })).code).toBe(1);
});

test('a closed class, a colleague’s class and one of another school get no lesson', async () => {
  const { teacher, colleague } = await makeStaff();
  const closed = await makeClass(teacher, [], { state: 'closed' });
  expect((await addLesson(teacher, newLessonOf(closed))).code).toBe(-1);
  const own = await makeClass(teacher, []);
  expect((await addLesson(colleague, newLessonOf(own))).code).toBe(2003);
  const { teacher: stranger } = await makeStaff();
  expect((await addLesson(stranger, newLessonOf(own))).code).toBe(2004);
});
