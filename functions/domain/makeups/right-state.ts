import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import type { User } from '#functions/domain/people/user.ts';
import type { MakeupState } from '#shared/makeups/fields.ts';
import type { MakeupRight } from './makeup-right.ts';

interface RightInContext {
  readonly right: MakeupRight;
  /** The lesson that is missed, as it is now. */
  readonly missed: Lesson | undefined;
  readonly student: Pick<User, 'id' | 'classIds'>;
}

/**
 * A right is void when its lesson was deleted, or the student is no longer on leave from it or has left the
 * class. That is derived, not stored, so that a deletion of lessons can be undone.
 */
function isVoid({ missed, student: { id, classIds } }: RightInContext): boolean {
  if (!missed) return true;
  if (missed.state === 'taught') return false;
  return !missed.leaves.includes(id) || !classIds.includes(missed.classId);
}

/** The state of a right on a day; undefined for one that is withdrawn or void. */
export function stateOf(context: RightInContext, today: string): MakeupState | undefined {
  const { state, validTo } = context.right;
  if (state === 'withdrawn') return undefined;
  if (state !== 'open') return state;
  if (isVoid(context)) return undefined;
  return validTo < today ? 'expired' : 'open';
}
