import type { CourseColour } from '#frontend/src/lib/course-colours.ts';
import type { Course } from '#shared/lessons/calendar-calls.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import type { ColourBy } from './use-calendar-view.ts';

const STATE_COLOURS: Readonly<Record<LessonDto['state'], CourseColour>> = {
  planned: 'blue',
  running: 'green',
  closing: 'amber',
  taught: 'grey',
};

/** The colour of a lesson in the calendar, by its course or its state. */
export function colourOfLesson(
  { course_id, state }: Pick<LessonDto, 'course_id' | 'state'>,
  by: ColourBy,
  courses: readonly Course[],
): CourseColour {
  if (by === 'state') return STATE_COLOURS[state];
  return courses.find(({ id }) => id === course_id)?.colour ?? 'grey';
}
