import { type ClassValue, classes } from '#functions/domain/classes/class.ts';
import type { PersonId } from '#functions/domain/people/user.ts';
import { counting } from '#functions/domain/schools/school-counts.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import { newId } from '#shared/ids.ts';

export const newClass = (
  { schoolId, userId: teacherId }: PersonId,
  values: Partial<ClassValue> = {},
): ClassValue => ({
  id: newId('class'),
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

/** A class without students, counted in its school. */
export const creatingClass = (made: ClassValue): TransactWrite[] => [
  ...classes.creating(made, made),
  counting(made.schoolId, { classes: 1, openClasses: made.state === 'open' ? 1 : 0 }),
];
