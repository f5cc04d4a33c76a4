import { classes } from '#functions/_lib/entities/class.ts';
import { classMemberships } from '#functions/_lib/entities/class-membership.ts';
import { type ClassId, newId } from '#shared/ids.ts';
import type { Person } from './person.ts';

/** A class of a teacher with its students. */
export async function makeClass(
  teacher: Person,
  students: readonly Person[],
  name = '启蒙一班',
): Promise<ClassId> {
  const { schoolId, userId: teacherId } = teacher;
  const id = newId('class');
  await classes.create({ schoolId, id }, { id, schoolId, name, teacherId });
  for (const { userId } of students) {
    const membership = { schoolId, userId, classId: id, className: name };
    await classMemberships.create(membership, membership);
  }
  return id;
}
