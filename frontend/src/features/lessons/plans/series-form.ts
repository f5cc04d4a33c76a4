import * as z from 'zod';
import { textForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { addDays } from '#shared/days.ts';
import { UserId } from '#shared/ids.ts';
import { NewSeries } from '#shared/lessons/plan-calls.ts';
import type { Slot } from '../board/slot.ts';
import type { LessonValues, PlaceValues } from '../dialogs/lesson-form.ts';
import { isPlanField, type PlanField } from './use-plan-hints.ts';
import type { Intent } from './use-preview.ts';

export const SERIES_ENDS = ['count', 'until'] as const;
export const INTERVALS = ['1', '2', '3', '4'] as const;
const USUAL_COUNT = '10';
const USUAL_WEEKS = 10;

/** The values of the form. */
export interface SeriesValues extends PlaceValues {
  from: string;
  /** Days of the week, 0 for Sunday, with commas between. */
  weekdays: string;
  interval: string;
  ends: string;
  count: string;
  until: string;
}

interface Begin {
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

export const newSeries = ({ date, start, end }: Begin): SeriesValues => ({
  class_id: '',
  teacher_id: '',
  assistant_id: '',
  room_id: '',
  topic: '',
  hours: '1',
  from: date,
  start,
  end,
  interval: '1',
  ends: 'count',
  count: USUAL_COUNT,
  weekdays: String(new Date(`${date}T00:00:00Z`).getUTCDay()),
  until: addDays(date, 7 * USUAL_WEEKS),
});

const schema = NewSeries()
  .omit({ skip: true, override: true, preview: true, request_key: true })
  // The teacher is empty until a class is chosen.
  .extend({ teacher_id: z.union([z.literal(''), UserId]), ends: z.enum(SERIES_ENDS) });
/** The contract's rules for the texts of the fields. */
export const seriesForm = textForm<SeriesValues>()(schema);

/** The fields that are empty or invalid. */
export function seriesGaps(values: SeriesValues): PlanField[] {
  const issues = seriesForm.safeParse(values).error?.issues ?? [];
  const names = new Set(issues.map(({ path }) => String(path[0] === 'from' ? 'first' : path[0])));
  return [...names].filter(isPlanField);
}

/** One lesson of the series, at another time. */
export function lessonOfSeries(values: SeriesValues, { date, start, end }: Slot): LessonValues {
  const { class_id, teacher_id, assistant_id, room_id, topic, hours } = values;
  return { class_id, teacher_id, assistant_id, room_id, topic, hours, date, start, end };
}

/** The request of the form; null while a field is missing or invalid. */
export function seriesIntent(values: SeriesValues): Intent | null {
  if (!seriesForm.safeParse(values).success || values.start >= values.end) return null;
  const { ends, count, until, teacher_id, ...kept } = values;
  return {
    call: 'scheduling',
    payload: {
      ...kept,
      ...(teacher_id && { teacher_id }),
      ...(ends === 'count' ? { count } : { until }),
    },
  };
}
