import { addDays, countDays } from '#shared/days.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';

/** Where a column puts its lessons: a room or a teacher; an empty room is none. */
export type Place = Partial<Record<'room_id' | 'teacher_id', string>>;

/** A column of a day: the lessons of a room, or of a teacher. */
export interface Column {
  /** Empty for lessons without a room. */
  readonly id: string;
  readonly name: string;
}

export interface DayColumns {
  readonly by: 'rooms' | 'teachers';
  readonly columns: readonly Column[];
}

/**
 * The calendar draws days side by side. A day in columns is drawn as so many days, of which each stands for a
 * room or a teacher: lessons are put on the day of their column, and come back from it. A year without lessons.
 */
export const FIRST_COLUMN = '2001-01-01';

type Placed = Pick<LessonDto, 'room_id' | 'teacher_id'>;

const columnIdOf = (lesson: Placed, { by }: DayColumns): string =>
  by === 'rooms' ? (lesson.room_id ?? '') : lesson.teacher_id;

const dayOf = (index: number): string => addDays(FIRST_COLUMN, index);

/** The day on which a lesson is drawn; undefined for one that is in none of the columns. */
export function dayOfLesson(lesson: Placed, columns: DayColumns): string | undefined {
  const index = columns.columns.findIndex(({ id }) => id === columnIdOf(lesson, columns));
  return index < 0 ? undefined : dayOf(index);
}

export const columnAt = (day: string, { columns }: DayColumns): Column | undefined =>
  columns[countDays(FIRST_COLUMN, day) - 1];

/** What a lesson gets by being put into the column of a day. */
export function placeAt(day: string, columns: DayColumns): Place {
  const id = columnAt(day, columns)?.id;
  if (id === undefined) return {};
  return columns.by === 'rooms' ? { room_id: id } : { teacher_id: id };
}

/** The change of a lesson that was dragged into the column of a day; empty in its own. */
export const changeAt = (lesson: Placed, day: string, columns: DayColumns): Place =>
  dayOfLesson(lesson, columns) === day ? {} : placeAt(day, columns);
