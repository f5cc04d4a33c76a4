import type * as z from 'zod';
import { students } from '#shared/students/contract.ts';
import type { StudentDetail } from '#shared/students/fields.ts';

/** The fields of a student, for adding and editing. */
export const StudentForm = students.endpoints.add.input.omit({ force: true, request_key: true });
export type StudentForm = z.output<typeof StudentForm>;
export type StudentFormInput = z.input<typeof StudentForm>;

export const EMPTY = {
  name: '',
  nick: '',
  account: '',
  phone: '',
  gender: '',
  birthday: '',
  remark: '',
  class_ids: [] as string[],
} as const;

type Editable = Omit<StudentForm, 'account'>;
export const EDITABLE = [
  'name',
  'nick',
  'phone',
  'gender',
  'birthday',
  'remark',
  'class_ids',
] as const satisfies readonly (keyof Editable)[];

/** A record as the form's values, without the phone where the user may not see it. */
export const toForm = (student: StudentDetail, withPhone: boolean): StudentForm => ({
  name: student.name,
  nick: student.nick,
  account: student.account,
  phone: withPhone ? student.phone : '',
  gender: student.gender,
  birthday: student.birthday,
  remark: student.remark,
  class_ids: student.classes.map(({ id }) => id),
});

/** Form encoding has no empty list: an empty text stands for it. */
export const classIdsToSend = (ids: readonly string[]): string => ids.join(',');

/** Only the changed fields, so that changes of other users to the other fields stay. */
export function changesOf(original: StudentForm, now: StudentForm) {
  const { class_ids, ...rest } = now;
  const classesChanged = classIdsToSend(original.class_ids) !== classIdsToSend(class_ids);
  const texts = EDITABLE.flatMap((name) =>
    name !== 'class_ids' && rest[name] !== original[name] ? [[name, rest[name]]] : [],
  );
  return {
    ...(Object.fromEntries(texts) as Partial<Omit<Editable, 'class_ids'>>),
    ...(classesChanged && { class_ids: classIdsToSend(class_ids) }),
  };
}
