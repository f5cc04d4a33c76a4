import type { LessonDto } from '#shared/lessons/fields.ts';
import { startableFrom } from '#shared/lessons/rules.ts';
import { useHasPassed } from './use-has-passed.ts';

/** What is next to do about a lesson; `early` while it is too early to start it. */
export type LessonStep = 'early' | LessonDto['state'];

/** One that ended without being started counts as running. */
export function lessonStep(
  state: LessonDto['state'],
  { startable, over }: { readonly startable: boolean; readonly over: boolean },
): LessonStep {
  if (state !== 'planned') return state;
  if (over) return 'running';
  return startable ? 'planned' : 'early';
}

/** The step of a lesson, which changes by itself when its time comes. */
export function useLessonStep({
  state,
  starts_at,
  ends_at,
}: Pick<LessonDto, 'state' | 'starts_at' | 'ends_at'>): LessonStep {
  const startable = useHasPassed(startableFrom({ startsAt: starts_at }));
  const over = useHasPassed(ends_at);
  return lessonStep(state, { startable, over });
}
