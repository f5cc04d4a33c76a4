import type { LessonDto } from '#shared/contracts/lesson-fields.ts';

/** The state that decides the next step of a lesson: one that ended without being started counts as running. */
export const lessonStep = (
  { state, ends_at }: Pick<LessonDto, 'state' | 'ends_at'>,
  now = Date.now(),
): LessonDto['state'] => (state === 'planned' && Date.parse(ends_at) <= now ? 'running' : state);
