import type { ClassValue } from '#functions/domain/classes/class.ts';
import { movingStudent } from '#functions/domain/classes/class-moves.ts';
import { users } from '#functions/domain/people/user.ts';
import { transact } from '#functions/platform/table.ts';
import { creatingClass, newClass } from '#infra/local/builders/class.ts';
import { momentAt } from '#infra/local/builders/moment.ts';
import type { ClassId } from '#shared/ids.ts';
import { changePerson, type Person } from './person.ts';

type ClassValues = Partial<ClassValue>;

/** Adds a student to a class, at the time `now`. */
export async function joinClass(
  classId: ClassId,
  { schoolId, userId }: Person,
  now = new Date(),
): Promise<void> {
  const mover = { userId, name: '', ...momentAt(now) };
  await users.change(
    { schoolId, userId },
    (user) => ({ ...user, classIds: [...user.classIds, classId] }),
    (_before, after) =>
      movingStudent(after, { into: [{ id: classId, name: '' }], entrusted: true }, mover),
  );
}

/** A class of a teacher with its students. */
export async function makeClass(
  teacher: Person,
  students: readonly Person[],
  values: ClassValues = {},
): Promise<ClassId> {
  const made = newClass(teacher, values);
  await transact(creatingClass(made));
  for (const student of students) await joinClass(made.id, student);
  return made.id;
}

/** A new class, and staff who may add students to it. */
export async function makeOpenClass(teacher: Person, values: ClassValues = {}): Promise<ClassId> {
  await changePerson(teacher, { abilities: ['add-students'] });
  return makeClass(teacher, [], values);
}
