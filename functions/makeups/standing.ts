import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import type { MakeupRight } from '#functions/domain/makeups/makeup-right.ts';
import type { User } from '#functions/domain/people/user.ts';
import type { MakeupState } from '#shared/contracts/makeup-fields.ts';

export interface Standing {
  readonly right: MakeupRight;
  /** The lesson that is missed, as it is now. */
  readonly missed: Lesson | undefined;
  readonly student: Pick<User, 'id' | 'classIds'>;
}

/**
 * Nothing was missed by a lesson that is not held, or that the student has nothing to do with any more.
 * Nobody writes that down, so that deleting a lesson and undoing it costs nothing.
 */
function isIdle({ missed, student: { id, classIds } }: Standing): boolean {
  if (!missed) return true;
  if (missed.state === 'taught') return false;
  return !missed.leaves.includes(id) || !classIds.includes(missed.classId);
}

/** What a right is good for on a day; undefined for one that is none. */
export function stateOf(standing: Standing, today: string): MakeupState | undefined {
  const { state, validTo } = standing.right;
  if (state === 'withdrawn') return undefined;
  if (state !== 'open') return state;
  if (isIdle(standing)) return undefined;
  return validTo < today ? 'expired' : 'open';
}
