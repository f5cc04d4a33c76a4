import * as z from 'zod';
import { textForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { integer } from '#shared/fields.ts';
import { ClassId, UserId } from '#shared/ids.ts';
import { clock, day, type LessonDto } from '#shared/lessons/fields.ts';
import { LIMITS } from '#shared/limits.ts';
import type { PlanField } from './use-plan-hints.ts';
import type { Intent } from './use-preview.ts';

export const TARGETS = ['class', 'teacher', 'school'] as const;
export const ACTIONS = ['edit', 'remove'] as const;
export const SERIES_SCOPES = ['following', 'all'] as const;

/** The lessons of a series, given by one of them. */
export interface OfSeries {
  readonly lesson: LessonDto;
  readonly scope: (typeof SERIES_SCOPES)[number];
}

/** The choice that leaves every lesson in its room. */
export const ROOM_STAYS = 'stays';
const MAX_SHIFT_DAYS = 366;

/** The values of the form; empty for what does not change. */
export interface BulkValues {
  action: string;
  target: string;
  class_id: string;
  of_teacher_id: string;
  from: string;
  to: string;
  shift_days: string;
  start: string;
  end: string;
  teacher_id: string;
  room_id: string;
}

export const newBulk = (date: string): BulkValues => ({
  action: 'edit',
  target: 'class',
  class_id: '',
  of_teacher_id: '',
  from: date,
  to: '',
  shift_days: '0',
  start: '',
  end: '',
  teacher_id: '',
  room_id: ROOM_STAYS,
});

/** The values of the lesson; a field that is not changed keeps its value in every lesson. */
export const bulkOf = ({ lesson }: OfSeries, action: (typeof ACTIONS)[number]): BulkValues => ({
  ...newBulk(lesson.date),
  action,
  start: lesson.start,
  end: lesson.end,
  teacher_id: lesson.teacher_id,
  room_id: lesson.room_id ?? '',
});

const orEmpty = (schema: z.ZodType) => z.union([z.literal(''), schema]);
const schema = z.object({
  action: z.enum(ACTIONS),
  target: z.enum(TARGETS),
  class_id: orEmpty(ClassId),
  of_teacher_id: orEmpty(UserId),
  from: orEmpty(day()),
  to: orEmpty(day()),
  shift_days: integer(-MAX_SHIFT_DAYS, MAX_SHIFT_DAYS),
  start: orEmpty(clock()),
  end: orEmpty(clock()),
  teacher_id: orEmpty(UserId),
  room_id: z.string().max(LIMITS.reasonMax),
});
export const bulkForm = textForm<BulkValues>()(schema);

/** The lessons to change; empty until the class or the teacher is chosen. */
function selectionOf(values: BulkValues, series: OfSeries | undefined) {
  if (series) return { lesson_id: series.lesson.id, scope: series.scope };
  const { target, class_id, of_teacher_id, from, to } = values;
  const days = { ...(from && { from }), ...(to && { to }) };
  if (target === 'class') return class_id && { class_id, ...days };
  if (target === 'teacher') return of_teacher_id && { of_teacher_id, ...days };
  return from && to && { from, to };
}

/** The empty fields that are needed to know the lessons. */
export function bulkGaps(values: BulkValues, series: OfSeries | undefined): PlanField[] {
  if (series) return [];
  const named = {
    class: ['class_id'],
    teacher: ['of_teacher_id'],
    school: ['from', 'to'],
  } as const;
  const target = TARGETS.find((each) => each === values.target) ?? 'class';
  return named[target].filter((name) => values[name] === '');
}

/** The fields that differ from the initial values. */
function changesOf(values: BulkValues, initial: BulkValues) {
  const changed = (['start', 'end', 'teacher_id', 'room_id'] as const).filter(
    (name) => values[name] !== initial[name] && (values[name] !== '' || name === 'room_id'),
  );
  const shift = Number(values.shift_days) === 0 ? {} : { shift_days: values.shift_days };
  return { ...shift, ...Object.fromEntries(changed.map((name) => [name, values[name]])) };
}

/** The request of the form; null while it is incomplete or changes nothing. */
export function bulkIntent(
  values: BulkValues,
  initial: BulkValues,
  series: OfSeries | undefined,
): Intent | null {
  if (!bulkForm.safeParse(values).success) return null;
  const selection = selectionOf(values, series);
  if (!selection) return null;
  const action = values.action === 'remove' ? 'remove' : 'edit';
  const changes = action === 'edit' ? changesOf(values, initial) : {};
  if (action === 'edit' && Object.keys(changes).length === 0) return null;
  return { call: 'bulk', payload: { action, ...selection, ...changes } };
}
