import {
  type ComparedFigure,
  inTimeOf,
  occupancyOf,
  taughtHours,
} from '#shared/analysis/business-figures.ts';
import type { TeachingSums } from '#shared/analysis/fields.ts';
import { attendanceOf } from '#shared/teaching/register.ts';

const HOUR = 60;

const counted = <F extends 'lessons' | 'tasks' | 'reviews' | 'works' | 'reports'>(figure: F) =>
  ({ figure, form: 'number', of: (sums: TeachingSums) => sums[figure] }) as const;

const reviewHoursOf = ({ reviews, reviewMinutes }: TeachingSums): number | undefined =>
  reviews > 0 ? reviewMinutes / reviews / HOUR : undefined;

/** The figures of teaching, in the order in which they are shown. */
export const TEACHING_FIGURES = [
  counted('lessons'),
  { figure: 'taught', form: 'hours', of: taughtHours },
  { figure: 'attendance', form: 'rate', good: 'more', of: attendanceOf },
  { figure: 'occupancy', form: 'rate', good: 'more', of: occupancyOf },
  { figure: 'inTime', form: 'rate', good: 'more', of: inTimeOf },
  counted('tasks'),
  counted('reviews'),
  { figure: 'reviewHours', form: 'hours', good: 'less', of: reviewHoursOf },
  counted('works'),
  counted('reports'),
] as const satisfies readonly ComparedFigure<TeachingSums>[];
export type TeachingFigure = (typeof TEACHING_FIGURES)[number];
