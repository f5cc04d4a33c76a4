import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { freshPhone, messagesTo } from '#tests/factories/contact.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';

/** A member of staff with a class of these students. */
async function makeStaffOf(
  role: Person['role'],
  students: readonly { name: string; phone: string }[],
) {
  const person = await newPerson(role);
  const pupils: Person[] = [];
  for (const student of students)
    pupils.push(await makePerson(person.schoolId, ROLE.student, student));
  return { person, classId: await makeClass(person, pupils, { name: '周六班' }) };
}

/** Siblings share a number; one student has none. */
export async function makeReachableClass() {
  const phones = [freshPhone(), freshPhone()] as const;
  const students = [
    { name: '王子涵', phone: phones[0] },
    { name: '王子轩', phone: phones[0] },
    { name: '李沐阳', phone: phones[1] },
    { name: '张诗雨', phone: '' },
  ];
  return { ...(await makeStaffOf(ROLE.principal, students)), phones };
}

export const makeUnreachableClass = () =>
  makeStaffOf(ROLE.principal, [{ name: '张诗雨', phone: '' }]);

export const makeClassOfTeacher = () => makeStaffOf(ROLE.teacher, []);

/** What has arrived at each number, newest first. */
export const arrivedAt = (phones: readonly string[]) => Promise.all(phones.map(messagesTo));

/** What the log of a school says. */
export const logOf = async ({ schoolId }: Person) => JSON.stringify(await operationsOf(schoolId));
