import type { EventInput } from '@fullcalendar/react';
import { colourOf } from '#frontend/src/lib/course-colours.ts';
import { addDays, daysFrom } from '#shared/days.ts';
import type { Course, Holiday } from '#shared/lessons/calendar-calls.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { colourOfLesson } from '../lesson-colour.ts';
import type { ColourBy } from '../use-calendar-view.ts';
import { type DayColumns, dayOfLesson, FIRST_COLUMN } from './columns.ts';

interface Surroundings {
  readonly courses: readonly Course[];
  readonly colourBy: ColourBy;
  /** Whether the user may move the lesson. */
  readonly canMove: (lesson: LessonDto) => boolean;
  /** The state of a lesson in words, for those that are not just planned. */
  readonly stateOf: (lesson: LessonDto) => string;
  readonly columns: DayColumns | undefined;
}

/**
 * A lesson as an event of FullCalendar. The school's local time is passed as UTC, so that the calendar
 * shows and returns the times of the lesson in every time zone of the browser.
 */
export function lessonEvent(
  lesson: LessonDto,
  { courses, colourBy, canMove, stateOf, columns }: Surroundings,
): EventInput[] {
  const day = columns ? dayOfLesson(lesson, columns) : lesson.date;
  if (!day) return [];
  const colour = colourOfLesson(lesson, colourBy, courses);
  const event = {
    id: lesson.id,
    title: lesson.class_name,
    start: `${day}T${lesson.start}:00Z`,
    end: `${day}T${lesson.end}:00Z`,
    editable: canMove(lesson),
    color: colourOf(colour, 'edge'),
    contrastColor: colourOf(colour, 'text'),
    class: `lesson lesson-${colour} lesson-${lesson.state}`,
    lesson,
    state: stateOf(lesson),
  };
  return [event];
}

/** A holiday as background events, one for each day or column so that each shows its name. */
export const holidayEvents = (
  { id, name, from, to }: Holiday,
  columns: DayColumns | undefined,
): EventInput[] =>
  (columns
    ? columns.columns.map((_, index) => addDays(FIRST_COLUMN, index))
    : daysFrom(from, to)
  ).map((day) => ({
    id: `${id} ${day}`,
    title: name,
    start: day,
    end: addDays(day, 1),
    allDay: true,
    display: 'background',
    class: 'holiday',
    editable: false,
    interactive: false,
  }));
