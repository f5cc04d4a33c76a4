import type * as z from 'zod';
import { textForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { type ClassDto, NewClass } from '#shared/classes/fields.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import { UserId } from '#shared/ids.ts';

const schema = NewClass().omit({ request_key: true }).extend({ teacher_id: UserId });
type Parsed = z.output<typeof schema>;

/** The values of the form: all are texts, empty for what is absent. */
export interface ClassValues {
  name: string;
  kind: string;
  course: string;
  teacher_id: string;
  assistant_id: string;
  room: string;
  capacity: string;
  start_date: string;
  end_date: string;
  remark: string;
}
export const FIELD_NAMES = [
  'name',
  'kind',
  'course',
  'teacher_id',
  'assistant_id',
  'room',
  'capacity',
  'start_date',
  'end_date',
  'remark',
] as const satisfies readonly (keyof ClassValues)[];

export const newValues = (teacher: string): ClassValues => ({
  name: '',
  kind: 'group',
  course: '',
  teacher_id: teacher,
  assistant_id: '',
  room: '',
  capacity: String(CLASS_LIMITS.capacity),
  start_date: '',
  end_date: '',
  remark: '',
});

export const valuesOf = (schoolClass: ClassDto): ClassValues => ({
  name: schoolClass.name,
  kind: schoolClass.kind,
  course: schoolClass.course,
  teacher_id: schoolClass.teacher_id,
  assistant_id: schoolClass.assistant_id ?? '',
  room: schoolClass.room,
  capacity: String(schoolClass.capacity),
  start_date: schoolClass.start_date,
  end_date: schoolClass.end_date,
  remark: schoolClass.remark,
});

/** What adding and editing a class have in common: the contract's rules for the texts of the fields. */
export const classForm = textForm<ClassValues>()(schema);

/** An empty `assistant_id` removes the assistant; an absent one would leave it unchanged. */
export const toPayload = (values: Parsed) => ({
  ...values,
  assistant_id: values.assistant_id ?? '',
  // A one-to-one class has one seat; its field is hidden and may hold another number.
  capacity: values.kind === 'single' ? 1 : values.capacity,
});
