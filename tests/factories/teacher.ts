import { randomUUID } from 'node:crypto';
import { users } from '#functions/domain/people/user.ts';
import { counting, loadCounts } from '#functions/domain/schools/school-counts.ts';
import { revisionOf } from '#functions/domain/teachers/staff-member.ts';
import { transact } from '#functions/platform/table.ts';
import type { SchoolId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from './class.ts';
import { makePerson, type Person } from './person.ts';

/** Resets the count of staff, because test schools have more than any edition allows. */
export async function freePlaces(schoolId: SchoolId): Promise<void> {
  const { teachers } = await loadCounts(schoolId, true);
  if (teachers > 1) await transact([counting(schoolId, { teachers: 1 - teachers })]);
}

const staffed = new Set<SchoolId>();

/** Teachers that fill a page, created once for a school. */
export async function fillStaff(schoolId: SchoolId): Promise<void> {
  if (staffed.has(schoolId)) return;
  staffed.add(schoolId);
  for (let index = 0; index <= LIMITS.pageSize; index += 1)
    await makePerson(schoolId, ROLE.teacher);
}

export const newTeacher = () => ({
  request_key: randomUUID(),
  name: '司徒雪',
  account: `t${randomUUID().replaceAll('-', '').slice(0, 15)}`,
  phone: '13912345678',
});

/** The current values for an edit of a person. */
export async function revOf(person: Person): Promise<string> {
  const user = await users.get(person, { consistent: true });
  if (!user) throw new TypeError(`${person.userId} is not there`);
  return revisionOf(user);
}

/** A teacher with a class, and a colleague who can take it over. */
export async function makeLeaver(
  schoolId: SchoolId,
): Promise<{ teacher_id: string; to_teacher_id: string }> {
  const [leaver, colleague] = [
    await makePerson(schoolId, ROLE.teacher),
    await makePerson(schoolId, ROLE.teacher),
  ];
  await makeClass(leaver, []);
  return { teacher_id: leaver.userId, to_teacher_id: colleague.userId };
}
