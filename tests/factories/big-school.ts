import { classes, seating } from '#functions/domain/classes/class.ts';
import { classMemberships } from '#functions/domain/classes/class-membership.ts';
import { addingPerson, toUser } from '#functions/domain/people/register-person.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { newClass } from '#infra/local/builders/class.ts';
import { oneOf } from '#infra/local/builders/one-of.ts';
import { type ClassId, newId, type SchoolId, type UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { makePerson, type Person } from './person.ts';
import { makeSchool } from './school.ts';

const FAMILY = Array.from('王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗');
const GIVEN = Array.from('子涵沐阳诗雨宇轩可欣浩然梦琪嘉懿柏翰宥廷詠晴承恩佩珊家豪雅文冠宇');
const AT_ONCE = 8;

const nameOf = (index: number): string =>
  `${FAMILY[index % FAMILY.length]}${GIVEN[(index * 7) % GIVEN.length]}${GIVEN[(index * 13 + 5) % GIVEN.length]}`;

export interface BigSchool {
  readonly schoolId: SchoolId;
  readonly principal: Person;
  readonly teachers: readonly Person[];
  readonly classIds: readonly ClassId[];
  /** In no order. */
  readonly studentIds: readonly UserId[];
}

/** A student with everything that adding one writes. */
function studentWrites(
  { schoolId, id, classId }: { schoolId: SchoolId; id: UserId; classId: ClassId },
  index: number,
): TransactWrite[] {
  const now = new Date();
  const name = nameOf(index);
  const account = `big${schoolId.slice(-8)}${index}`;
  const phone = `138${String(10_000_000 + index)}`;
  const person = { id, schoolId, role: ROLE.student, account, name, nick: name, phone };
  const membership = { schoolId, userId: id, classId, joined: now.toISOString(), left: '' };
  return [
    ...addingPerson({ ...toUser({ ...person, classIds: [classId] }, now) }),
    ...classMemberships.creating(membership, membership),
    seating(schoolId, classId, 1),
  ];
}

/**
 * A school with many students and classes, written without calls. The first classes have a teacher each, as far as
 * `teachers` go; all others are the principal's.
 */
export async function makeBigSchool(
  students: number,
  groups: number,
  teachers = 0,
): Promise<BigSchool> {
  const schoolId = await makeSchool({ edition: 'flagship' });
  const principal = await makePerson(schoolId, ROLE.principal);
  const classIds = Array.from({ length: groups }, () => newId('class'));
  const staff: Person[] = [];
  for (let n = 0; n < teachers; n += 1) staff.push(await makePerson(schoolId, ROLE.teacher));
  for (const [index, id] of classIds.entries()) {
    const made = newClass(staff[index] ?? principal, {
      id,
      name: `第 ${index + 1} 班`,
      capacity: 200,
    });
    await classes.create(made, made);
  }
  const studentIds = Array.from({ length: students }, () => newId('student'));
  await mapConcurrently(studentIds, AT_ONCE, (id, index) =>
    transact(studentWrites({ schoolId, id, classId: oneOf(classIds, index) }, index)),
  );
  return { schoolId, principal, teachers: staff, classIds, studentIds };
}
