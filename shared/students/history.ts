import * as z from 'zod';

/** What the history of a student shows of the operation log: what is done to the person, account and classes. */
export const StudentOperation = z.enum([
  'student.add',
  'student.edit',
  'student.guardians',
  'student.licence',
  'student.card',
  'student.card-revoked',
  'student.card-pin',
  'student.card-pin-reset',
  'student.reset-password',
  'student.parent-code',
  'student.parent-code-renewed',
  'student.parent-code-revoked',
  'class.join',
  'class.leave',
]);
export type StudentOperation = z.infer<typeof StudentOperation>;

/** What an operation can change of a student, besides what its name tells. */
export const STUDENT_CHANGES = [
  'name',
  'nick',
  'phone',
  'gender',
  'birthday',
  'remark',
  'disabled',
  'classes',
  'guardians',
] as const;
