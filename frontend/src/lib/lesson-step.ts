import type { LessonDto } from '#shared/contracts/lesson-fields.ts';

/** What is done next about a lesson: one that is over without having been started wants its record. */
export const lessonStep = (
  { state, ends_at }: Pick<LessonDto, 'state' | 'ends_at'>,
  now = Date.now(),
): LessonDto['state'] => (state === 'planned' && Date.parse(ends_at) <= now ? 'running' : state);
