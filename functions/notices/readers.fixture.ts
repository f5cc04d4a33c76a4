import type { Payload } from '#shared/endpoint.ts';
import { notices } from '#shared/notices/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';

const { list, markRead, show, unreadCount } = notices.endpoints;

export const own = ({ userId }: Person) => ({ user_id: userId });
export const listed = async (as: Person, more: Partial<Payload<typeof list>> = {}) =>
  (await call(list, { as, payload: { ...own(as), ...more } })).data;
export const titles = async (as: Person, more: Partial<Payload<typeof list>> = {}) =>
  (await listed(as, more)).list.map(({ title }) => title);
export const count = async (as: Person) =>
  (await call(unreadCount, { as, payload: own(as) })).data.count;
export const read = (as: Person, notice_id: string) =>
  call(markRead, { as, payload: { ...own(as), notice_id } });
export const seen = (as: Person, notice_id: string) =>
  call(show, { as, payload: { notice_id }, language: 'en' });
export const EVERYBODY = 'principal,teacher,live-teacher,student';

/** A school with a class, and people of each role in it and beside it. */
export async function makePeople() {
  const { principal, teacher, colleague, schoolId } = await makeStaff();
  const [student, other] = (await makeStudents(schoolId, 2)) as [Person, Person];
  const live = await makePerson(schoolId, ROLE.liveTeacher);
  const classId = await makeClass(teacher, [student]);
  return { principal, teacher, colleague, student, other, live, classId, schoolId };
}
