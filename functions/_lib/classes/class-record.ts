import type { ClassRecord } from '#shared/contracts/class-fields.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import type { Class } from '../entities/class.ts';
import { users } from '../entities/user.ts';

const staffOf = ({ teacherId, assistantId }: Class): UserId[] =>
  assistantId ? [teacherId, assistantId] : [teacherId];

/** How often a class was edited: what an edit begins from. */
export const editsOf = ({ edits = 0 }: Pick<Class, 'edits'>): number => edits;

function toRecord(found: Class, nameOf: (id: UserId) => string): ClassRecord {
  const { id, name, kind, course, room, capacity, size, state, remark, created } = found;
  const { teacherId, assistantId, start, end } = found;
  return {
    ...{ id, name, kind, course, room, capacity, size, state, remark, created },
    teacher_id: teacherId,
    teacher_name: nameOf(teacherId),
    assistant_id: assistantId ?? null,
    assistant_name: assistantId ? nameOf(assistantId) : '',
    start_date: start,
    end_date: end,
    rev: editsOf(found),
  };
}

/** Classes as staff see them, with the names of who teaches them. */
export async function toClassRecords(
  schoolId: SchoolId,
  list: readonly Class[],
): Promise<ClassRecord[]> {
  const ids = [...new Set(list.flatMap(staffOf))];
  const staff = await users.getMany(ids.map((userId) => ({ schoolId, userId })));
  const names = new Map(staff.flatMap((user) => (user ? [[user.id, user.name]] : [])));
  return list.map((found) => toRecord(found, (id) => names.get(id) ?? ''));
}

export async function toClassRecord(found: Class): Promise<ClassRecord> {
  const [record] = await toClassRecords(found.schoolId, [found]);
  if (!record) throw new TypeError('a class has one record');
  return record;
}
