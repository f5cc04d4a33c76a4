import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { lessons } from '#functions/domain/lessons/lesson.ts';
import { toLessonDtos } from '#functions/domain/lessons/lesson-dto.ts';
import { loadResourceDays, type Resource } from '#functions/domain/lessons/resource-day.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { addDays } from '#shared/days.ts';
import { SEARCH_LIMITS } from '#shared/search/limits.ts';

const DAYS_AHEAD = 14;

interface When {
  readonly settings: Promise<CalendarSettings>;
  readonly today: string;
}

/** The next lessons of some classes or members of staff, from today on. Only those that are answered are read. */
export async function findNextLessons(
  { schoolId }: Actor,
  resources: readonly Resource[],
  { settings, today }: When,
) {
  const span = [today, addDays(today, DAYS_AHEAD)] as const;
  const days = await Promise.all(resources.map((each) => loadResourceDays(schoolId, each, span)));
  const placed = days.flat().flatMap(({ date, entries }) =>
    entries.map(({ lessonId, start }) => ({
      id: lessonId,
      place: `${date} ${String(start).padStart(4, '0')}`,
    })),
  );
  const places = new Map(placed.map(({ id, place }) => [id, place]));
  const next = [...places].sort(([, a], [, b]) => (a < b ? -1 : 1)).slice(0, SEARCH_LIMITS.results);
  const found = await lessons.getMany(next.map(([id]) => ({ schoolId, id })));
  const whole = found.flatMap((lesson) => lesson ?? []);
  const dtos = await toLessonDtos(schoolId, whole, await settings);
  return dtos.map(({ id, class_id, class_name, teacher_name, topic, date, start, end }) => ({
    id,
    class_id,
    class_name,
    teacher_name,
    topic,
    date,
    start,
    end,
  }));
}
