import { type Class, classes, seating } from '#functions/_lib/entities/class.ts';
import { classMemberships } from '#functions/_lib/entities/class-membership.ts';
import { users } from '#functions/_lib/entities/user.ts';
import { type ClassId, newId, type SchoolId, type UserId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Person } from './person.ts';

type ClassValues = Partial<Omit<Class, 'id' | 'schoolId' | 'teacherId' | 'size' | 'rev'>>;

export const newClass = (
  schoolId: SchoolId,
  id: ClassId,
  teacherId: UserId,
  values: ClassValues = {},
): Omit<Class, 'rev'> => ({
  id,
  schoolId,
  teacherId,
  name: '启蒙一班',
  kind: 'group',
  course: '',
  room: '',
  capacity: LIMITS.classCapacity,
  start: '',
  end: '',
  state: 'open',
  remark: '',
  created: new Date().toISOString(),
  size: 0,
  ...values,
});

export async function joinClass(classId: ClassId, { schoolId, userId }: Person): Promise<void> {
  const membership = { schoolId, userId, classId, joined: new Date().toISOString() };
  await users.change(
    { schoolId, userId },
    (user) => ({ ...user, classIds: [...user.classIds, classId] }),
    () => [...classMemberships.creating(membership, membership), seating(schoolId, classId, 1)],
  );
}

/** A class of a teacher with its students. */
export async function makeClass(
  teacher: Person,
  students: readonly Person[],
  values: ClassValues = {},
): Promise<ClassId> {
  const { schoolId, userId: teacherId } = teacher;
  const id = newId('class');
  await classes.create({ schoolId, id }, newClass(schoolId, id, teacherId, values));
  for (const student of students) await joinClass(id, student);
  return id;
}
