import type * as z from 'zod';
import { type ClassDto, NewClass } from '#shared/contracts/class-fields.ts';
import { UserId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';

const schema = NewClass().omit({ request_key: true }).extend({ teacher_id: UserId });
type Parsed = z.output<typeof schema>;

/** The values as their fields hold them: texts, with an empty one for what is not there. */
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
  capacity: String(LIMITS.classCapacity),
  start_date: '',
  end_date: '',
  remark: '',
});

export const valuesOf = (found: ClassDto): ClassValues => ({
  name: found.name,
  kind: found.kind,
  course: found.course,
  teacher_id: found.teacher_id,
  assistant_id: found.assistant_id ?? '',
  room: found.room,
  capacity: String(found.capacity),
  start_date: found.start_date,
  end_date: found.end_date,
  remark: found.remark,
});

/** What adding and editing a class have in common: the contract's rules for the texts of the fields. */
export const classForm = schema as unknown as z.ZodType<Parsed, ClassValues>;

/** As it is sent: an empty text takes the assistant away, where nothing would leave it as it is. */
export const toPayload = (values: Parsed) => ({
  ...values,
  assistant_id: values.assistant_id ?? '',
  // One seat, whatever stood in the field that is then hidden.
  capacity: values.kind === 'single' ? 1 : values.capacity,
});
export type ClassPayload = ReturnType<typeof toPayload>;
