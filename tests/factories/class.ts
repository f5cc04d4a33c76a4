import { type Class, classes } from '#functions/domain/classes/class.ts';
import { movingStudent } from '#functions/domain/classes/class-moves.ts';
import { users } from '#functions/domain/people/user.ts';
import { counting } from '#functions/domain/schools/school-counts.ts';
import { transact } from '#functions/platform/table.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import { type ClassId, newId, type SchoolId, type UserId } from '#shared/ids.ts';
import { changePerson, type Person } from './person.ts';

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
  reading: '',
  kind: 'group',
  course: '',
  room: '',
  capacity: CLASS_LIMITS.capacity,
  start: '',
  end: '',
  state: 'open',
  remark: '',
  created: new Date().toISOString(),
  size: 0,
  ...values,
});

/** Adds a student to a class, at the time `now`. */
export async function joinClass(
  classId: ClassId,
  { schoolId, userId }: Person,
  now = new Date(),
): Promise<void> {
  const mover = { userId, name: '', now, timeZone: 'Asia/Shanghai' };
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
  const { schoolId, userId: teacherId } = teacher;
  const id = newId('class');
  const made = newClass(schoolId, id, teacherId, values);
  await transact([
    ...classes.creating({ schoolId, id }, made),
    counting(schoolId, { classes: 1, openClasses: made.state === 'open' ? 1 : 0 }),
  ]);
  for (const student of students) await joinClass(id, student);
  return id;
}

/** A new class, and staff who may add students to it. */
export async function makeOpenClass(teacher: Person, values: ClassValues = {}): Promise<ClassId> {
  await changePerson(teacher, { abilities: ['add-students'] });
  return makeClass(teacher, [], values);
}
