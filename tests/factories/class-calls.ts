import { classes as items } from '#functions/domain/classes/class.ts';
import { MEMBERSHIP_PREFIX } from '#functions/domain/classes/class-membership.ts';
import { beginningWith } from '#functions/platform/key-range.ts';
import { classPartition } from '#functions/platform/keys.ts';
import { queryItems } from '#functions/platform/table.ts';
import { classes } from '#shared/classes/contract.ts';
import type { ClassId, SchoolId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const { edit, join, leave, remove } = classes.endpoints;

/** A school with a principal, teachers and students for tests of classes. */
export async function makeStaff() {
  const schoolId = await makeSchool();
  const teacher = () => makePerson(schoolId, ROLE.teacher, { abilities: ['add-students'] });
  return {
    schoolId,
    principal: await makePerson(schoolId, ROLE.principal),
    teacher: await teacher(),
    colleague: await teacher(),
  };
}

export async function makeStudents(schoolId: SchoolId, count: number): Promise<Person[]> {
  const students: Person[] = [];
  for (let index = 0; index < count; index += 1)
    students.push(await makePerson(schoolId, ROLE.student, { name: `学生${index + 1}` }));
  return students;
}

const moving = (class_id: ClassId, students: readonly Person[]) => ({
  class_id,
  student_ids: students.map(({ userId }) => userId),
});
export const joining = (as: Person, id: ClassId, students: readonly Person[], more: object = {}) =>
  call(join, { as, payload: { ...moving(id, students), ...more }, language: 'en' });
export const leaving = (as: Person, id: ClassId, students: readonly Person[]) =>
  call(leave, { as, payload: moving(id, students), language: 'en' });
export const deleting = (as: Person, class_id: ClassId) =>
  call(remove, { as, payload: { class_id }, language: 'en' });
export const editing = (as: Person, class_id: ClassId, values: object, rev = 0) =>
  call(edit, { as, payload: { class_id, rev, ...values }, language: 'en' });

/** The stored class and its members. */
export async function stateOf(schoolId: SchoolId, id: ClassId) {
  const [found, { items: members }] = await Promise.all([
    items.get({ schoolId, id }, { consistent: true }),
    queryItems({
      ...beginningWith(classPartition(schoolId, id), MEMBERSHIP_PREFIX),
      ConsistentRead: true,
    }),
  ]);
  return { found, members: members.map(({ userId }) => String(userId)) };
}
