import type { EventInput } from '@fullcalendar/react';
import { colourOf } from '#frontend/src/lib/course-colours.ts';
import type { Course, Holiday } from '#shared/contracts/calendar-settings.ts';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';
import { addDays, daysFrom } from '#shared/days.ts';
import { colourOfLesson } from '../lesson-colour.ts';
import type { ColourBy } from '../use-calendar-view.ts';

interface Surroundings {
  readonly courses: readonly Course[];
  readonly colourBy: ColourBy;
  /** Whether the user may move the lesson. */
  readonly canMove: (lesson: LessonDto) => boolean;
}

/**
 * A lesson as an event of FullCalendar. The school's local time is passed as UTC, so that the calendar
 * shows and returns the times of the lesson in every time zone of the browser.
 */
export function lessonEvent(
  lesson: LessonDto,
  { courses, colourBy, canMove }: Surroundings,
): EventInput {
  const colour = colourOfLesson(lesson, colourBy, courses);
  return {
    id: lesson.id,
    title: lesson.class_name,
    start: `${lesson.date}T${lesson.start}:00Z`,
    end: `${lesson.date}T${lesson.end}:00Z`,
    editable: canMove(lesson),
    color: colourOf(colour, 'edge'),
    contrastColor: colourOf(colour, 'text'),
    class: `lesson lesson-${colour} lesson-${lesson.state}`,
    lesson,
  };
}

/** A holiday as background events, one for each day so that each shows its name. */
export const holidayEvents = ({ id, name, from, to }: Holiday): EventInput[] =>
  daysFrom(from, to).map((day) => ({
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
