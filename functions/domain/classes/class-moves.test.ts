import { describe, expect, it } from 'vitest';
import { users } from '#functions/domain/people/user.ts';
import { beginningWith } from '#functions/platform/key-range.ts';
import { classPartition } from '#functions/platform/keys.ts';
import { queryItems } from '#functions/platform/table.ts';
import type { ClassId, SchoolId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { joinClass, makeClass } from '#tests/factories/class.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { classes } from './class.ts';
import { MEMBERSHIP_PREFIX, MOVE_PREFIX } from './class-membership.ts';
import { movingStudent } from './class-moves.ts';

async function makeScene(students: number, capacity: number) {
  const schoolId = await makeSchool();
  const teacher = await makePerson(schoolId, ROLE.teacher);
  const people: Person[] = [];
  for (let index = 0; index < students; index += 1)
    people.push(await makePerson(schoolId, ROLE.student));
  return { schoolId, people, teacher, id: await makeClass(teacher, [], { capacity }) };
}

const under = async (schoolId: SchoolId, id: ClassId, prefix: string) => {
  const { items } = await queryItems({
    ...beginningWith(classPartition(schoolId, id), prefix),
    ConsistentRead: true,
  });
  return items;
};
const sizeOf = async (schoolId: SchoolId, id: ClassId) =>
  (await classes.get({ schoolId, id }, { consistent: true }))?.size;

const leave = (id: ClassId, { schoolId, userId }: Person) =>
  users.change(
    { schoolId, userId },
    (user) => ({ ...user, classIds: user.classIds.filter((each) => each !== id) }),
    (before) =>
      movingStudent(
        before,
        { outOf: [{ id }] },
        { userId, name: '周雨桐', now: new Date(), timeZone: 'Asia/Shanghai' },
      ),
  );

describe('a student who moves', () => {
  it('takes a seat, is a member and is in the history', async () => {
    const { schoolId, id, people } = await makeScene(1, 3);
    const [student] = people as [Person];

    await joinClass(id, student);

    expect(await sizeOf(schoolId, id)).toBe(1);
    expect(await under(schoolId, id, MEMBERSHIP_PREFIX)).toMatchObject([
      { userId: student.userId },
    ]);

    await leave(id, student);

    expect(await sizeOf(schoolId, id)).toBe(0);
    expect(await under(schoolId, id, MEMBERSHIP_PREFIX)).toEqual([]);
    expect(await under(schoolId, id, MOVE_PREFIX)).toMatchObject([
      { direction: 'in', name: student.name },
      { direction: 'out', name: student.name, byName: '周雨桐' },
    ]);
  });

  it('gets the last seat alone when several students join at the same time', async () => {
    const { schoolId, id, people } = await makeScene(5, 2);

    const outcomes = await Promise.allSettled(people.map((student) => joinClass(id, student)));

    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(3);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ details: { reason: 'classes.seatLost' } });
    expect(await sizeOf(schoolId, id)).toBe(2);
    expect(await under(schoolId, id, MEMBERSHIP_PREFIX)).toHaveLength(2);
    expect(await under(schoolId, id, MOVE_PREFIX)).toHaveLength(2);
  });

  it('cannot leave twice', async () => {
    const { schoolId, id, people } = await makeScene(2, 2);
    const [student, other] = people as [Person, Person];
    await joinClass(id, student);
    await joinClass(id, other);
    await leave(id, student);

    await expect(leave(id, student)).rejects.toMatchObject({ details: { reason: 'common.stale' } });
    expect(await sizeOf(schoolId, id)).toBe(1);
  });
});
