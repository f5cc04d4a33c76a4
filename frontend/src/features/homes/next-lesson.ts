import { useOwnMakeups } from '#frontend/src/entities/makeups/use-makeups.ts';
import type { LessonId } from '#shared/ids.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { LESSON_SOON_MS } from '#shared/lessons/limits.ts';
import { useOwnLessons } from './queries.ts';

type Timed = Pick<LessonDto, 'id' | 'starts_at' | 'ends_at' | 'state'>;

/** The lesson that runs or comes next; not one that is over, or that the student does not attend. */
export function nextLesson<L extends Timed>(
  lessons: readonly L[],
  missed: ReadonlySet<LessonId>,
  now: number,
): { readonly lesson: L | undefined; readonly isNow: boolean } {
  const lesson = lessons.find(
    ({ id, ends_at, state }) => Date.parse(ends_at) > now && state !== 'taught' && !missed.has(id),
  );
  return {
    lesson,
    isNow: lesson !== undefined && Date.parse(lesson.starts_at) - LESSON_SOON_MS <= now,
  };
}

/** The student's next lesson. */
export function useNextLesson(now: number) {
  const { data, isError } = useOwnLessons();
  const missed = useOwnMakeups().data?.list.map(({ missed: { id } }) => id);
  const found = nextLesson(data?.lessons ?? [], new Set(missed), now);
  return { ...found, isKnown: data !== undefined && !isError };
}
