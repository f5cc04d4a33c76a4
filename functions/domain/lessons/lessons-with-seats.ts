import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import type { SchoolId } from '#shared/ids.ts';
import type { Lesson } from './lesson.ts';
import { toLessonDtos } from './lesson-dto.ts';

/** A lesson that somebody may join, and how many more may. */
export interface LessonWithSeats {
  readonly lesson: Lesson;
  readonly seats: number;
}

export async function toLessonsWithSeats(
  schoolId: SchoolId,
  found: readonly LessonWithSeats[],
  settings: CalendarSettings,
) {
  const dtos = await toLessonDtos(
    schoolId,
    found.map(({ lesson }) => lesson),
    settings,
  );
  return dtos.map((lesson, index) => ({ lesson, seats: found[index]?.seats ?? 0 }));
}
