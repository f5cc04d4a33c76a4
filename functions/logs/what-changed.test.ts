import { expect, it } from 'vitest';
import { logs } from '#shared/logs/contract.ts';
import type { Operation } from '#shared/operations.ts';
import { ROLE } from '#shared/roles.ts';
import { schools } from '#shared/schools/contract.ts';
import { students } from '#shared/students/contract.ts';
import { teachers } from '#shared/teachers/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { editing } from '#tests/factories/class-calls.ts';
import { addingHours, reversingEntry, settlingHours } from '#tests/factories/hours.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { revOfStudent, studentId } from '#tests/factories/student.ts';
import { revOf } from '#tests/factories/teacher.ts';

async function makePeople() {
  const school = await makeSchool({ name: '晨光编程' });
  const principal = await makePerson(school, ROLE.principal);
  const teacher = await makePerson(school, ROLE.teacher, { name: '李老师' });
  const student = await makePerson(school, ROLE.student, { name: '王子涵' });
  return { principal, teacher, student };
}
type People = Awaited<ReturnType<typeof makePeople>>;

interface Change {
  readonly action: Operation;
  readonly make: (people: People) => Promise<unknown>;
  readonly about: string;
  readonly changes: readonly (readonly [field: string, before: string, after: string])[];
}

const editTeacher = async (as: Person, teacher: Person, values: object) =>
  call(teachers.endpoints.edit, {
    as,
    payload: { teacher_id: teacher.userId, rev: await revOf(teacher), ...values },
  });

/** The most important changes, made by their own calls. */
const CHANGES: readonly Change[] = [
  {
    action: 'student.edit',
    make: async ({ principal: as, student }) => {
      const known = { student_id: studentId(student), rev: await revOfStudent(student) };
      await call(students.endpoints.edit, { as, payload: { ...known, name: '王梓涵' } });
    },
    about: '王梓涵',
    changes: [['Name', '王子涵', '王梓涵']],
  },
  {
    action: 'class.edit',
    make: async ({ principal, teacher }) => {
      const classId = await makeClass(teacher, [], { name: '周六班' });
      await editing(principal, classId, { name: '周日班', teacher_id: principal.userId });
    },
    about: '周日班',
    changes: [
      ['Name', '周六班', '周日班'],
      ['Teacher', '李老师', '欧阳明月'],
    ],
  },
  {
    action: 'teacher.edit',
    make: ({ principal, teacher }) =>
      editTeacher(principal, teacher, { role: 'principal', abilities: 'see-phones,export' }),
    about: '李老师',
    changes: [
      ['Abilities', '', 'See phones, Export'],
      ['Role', 'Teacher', 'Principal'],
    ],
  },
  {
    action: 'hours.add',
    make: ({ principal, student }) => addingHours(principal, student, { hours: 24 }),
    about: '王子涵',
    changes: [['Balance', '0', '24']],
  },
  {
    action: 'hours.reverse',
    make: async ({ principal, student }) => {
      await addingHours(principal, student, { hours: 24 });
      await reversingEntry(principal, student, 1);
    },
    about: '王子涵',
    changes: [['Balance', '24', '0']],
  },
  {
    action: 'hours.settle',
    make: async ({ principal, student }) => {
      await addingHours(principal, student, { hours: 24 });
      await reversingEntry(principal, student, 1);
      await settlingHours(principal, student, { settled: '1' });
    },
    about: '王子涵',
    changes: [['Settled', 'No', 'Yes']],
  },
  {
    action: 'school.edit',
    make: ({ principal: as }) =>
      call(schools.endpoints.edit, {
        as,
        payload: { rev: 0, name: '晨光编程', slogan: '创造', hours: '9–18' },
      }),
    about: '',
    changes: [
      ['Opening hours', '', '9–18'],
      ['Slogan', '', '创造'],
    ],
  },
  {
    action: 'school.switch',
    make: ({ principal: as }) =>
      call(schools.endpoints.setSwitch, { as, payload: { id: 'tasks', on: '0' } }),
    about: '',
    changes: [['Tasks and reviews', 'Yes', 'No']],
  },
  {
    action: 'school.card-pin',
    make: ({ principal: as }) =>
      call(students.endpoints.setCardRules, { as, payload: { pin: '1' } }),
    about: '',
    changes: [['Picture PIN', 'No', 'Yes']],
  },
];

it.each(CHANGES)('$action tells what it changed from what to what', async (change) => {
  const people = await makePeople();
  await change.make(people);

  const { data } = await call(logs.endpoints.operationLog, {
    as: people.principal,
    payload: { action: change.action },
    language: 'en',
  });

  expect(data.list.map(({ about }) => about)).toEqual([change.about]);
  const told = data.list[0]?.changes.map(({ field, before, after }) => [field, before, after]);
  expect(told).toEqual(change.changes);
});
