import * as z from 'zod';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { textForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { UserId } from '#shared/ids.ts';
import { type LessonDto, NewLesson } from '#shared/lessons/fields.ts';
import type { Place } from '../board/columns.ts';
import type { Slot } from '../board/slot.ts';
import type { LessonDraft } from '../placing/lesson-draft.ts';

/** The values that the forms of a lesson and of a series share. */
export interface PlaceValues {
  class_id: string;
  start: string;
  end: string;
  teacher_id: string;
  assistant_id: string;
  room_id: string;
  topic: string;
  hours: string;
}
export type PlaceControl = FieldControl<PlaceValues, 'lessons'>;

/** The values of the form: all are texts, empty for what is absent. */
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
  // The teacher is empty until a class is chosen.
  .extend({ teacher_id: z.union([z.literal(''), UserId]) });

/** The contract's rules for the texts of the fields. */
export const lessonForm = textForm<LessonValues>()(schema);

/** Leaves out an empty teacher, which the contract does not allow. */
const namedOf = ({ teacher_id, ...values }: LessonValues) => ({
  ...values,
  ...(teacher_id && { teacher_id }),
});

export const draftToAdd = (values: LessonValues, name: string): LessonDraft => ({
  call: 'add',
  name,
  payload: namedOf(values),
});

export function draftToEdit(
  lesson: LessonDto,
  { class_id: _, ...values }: Omit<LessonValues, 'class_id'> & { class_id?: string },
  rev = lesson.rev,
): LessonDraft {
  const { id: lesson_id, class_name: name } = lesson;
  return { call: 'update', name, lesson, payload: { ...values, lesson_id, rev } };
}

/** A dragged lesson: to another time, and in columns also to another room or teacher. */
export const draftToMove = (lesson: LessonDto, slot: Slot, place: Place): LessonDraft => ({
  call: Object.keys(place).length > 0 ? 'update' : 'move',
  name: lesson.class_name,
  lesson,
  dragged: true,
  payload: { ...slot, ...place, lesson_id: lesson.id, rev: lesson.rev },
});

/** Puts a lesson back to where it was before it was dragged. */
export const draftToPutBack = (was: LessonDto, is: LessonDto): LessonDraft => ({
  call: 'update',
  name: was.class_name,
  lesson: is,
  payload: {
    lesson_id: is.id,
    rev: is.rev,
    date: was.date,
    start: was.start,
    end: was.end,
    ...(was.teacher_id !== is.teacher_id && { teacher_id: was.teacher_id }),
    ...(was.room_id !== is.room_id && { room_id: was.room_id ?? '' }),
    // It was there before, holiday or not.
    on_holiday: '1',
    ...(was.override && { override: was.override }),
  },
});
