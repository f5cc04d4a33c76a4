import * as z from 'zod';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';
import { NewLesson } from '#shared/contracts/lesson-fields.ts';
import { UserId } from '#shared/ids.ts';
import type { Slot } from '../board/slot.ts';
import type { Wish } from '../placing/wish.ts';
import type { PlaceValues } from './place-values.ts';

/** The values as their fields hold them: texts, with an empty one for what is not there. */
export interface LessonValues extends PlaceValues {
  date: string;
}

export const FIELD_NAMES = [
  'date',
  'start',
  'end',
  'teacher_id',
  'assistant_id',
  'room_id',
  'topic',
  'hours',
] as const satisfies readonly (keyof LessonValues)[];

export const newValues = (slot: Slot): LessonValues => ({
  ...slot,
  class_id: '',
  teacher_id: '',
  assistant_id: '',
  room_id: '',
  topic: '',
  hours: '1',
});

export const valuesOf = (lesson: LessonDto): LessonValues => ({
  class_id: lesson.class_id,
  date: lesson.date,
  start: lesson.start,
  end: lesson.end,
  teacher_id: lesson.teacher_id,
  assistant_id: lesson.assistant_id ?? '',
  room_id: lesson.room_id ?? '',
  topic: lesson.topic,
  hours: String(lesson.hours),
});

const schema = NewLesson()
  .omit({ override: true, on_holiday: true })
  // Until the class is chosen nobody is named.
  .extend({ teacher_id: z.union([z.literal(''), UserId]) });
type Parsed = z.output<typeof schema>;

/** The contract's rules for the texts of the fields. */
export const lessonForm = schema as unknown as z.ZodType<Parsed, LessonValues>;

/** Names are those of people and rooms that the wish is about; the texts go as they are typed. */
const namedOf = ({ teacher_id, ...values }: LessonValues) => ({
  ...values,
  ...(teacher_id && { teacher_id }),
});

export const wishToAdd = (values: LessonValues, name: string): Wish => ({
  call: 'add',
  name,
  payload: namedOf(values),
});

export function wishToEdit(
  lesson: LessonDto,
  { class_id: _, ...values }: Omit<LessonValues, 'class_id'> & { class_id?: string },
  rev = lesson.rev,
): Wish {
  const { id: lesson_id, class_name: name } = lesson;
  return { call: 'update', name, lesson, payload: { ...values, lesson_id, rev } };
}

export const wishToMove = (lesson: LessonDto, slot: Slot): Wish => ({
  call: 'move',
  name: lesson.class_name,
  lesson,
  payload: { ...slot, lesson_id: lesson.id, rev: lesson.rev },
});
