import {
  type Feedback,
  type FeedbackValue,
  feedbacks,
  type Side,
} from '#functions/domain/feedback/feedback.ts';
import { logAttempt } from '#functions/domain/logs/log-attempt.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { FeedbackId, SchoolId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';

type Asker = Pick<Actor, 'schoolId' | 'userId' | 'role'>;

export const isOwn = (
  { schoolId, userId }: Pick<Actor, 'schoolId' | 'userId'>,
  feedback: Pick<FeedbackValue, 'schoolId' | 'author'>,
): boolean => feedback.schoolId === schoolId && feedback.author === userId;

/**
 * On which side of feedback a person is: its sender; a principal for what was sent to the school, an operator for what
 * was sent to the platform. Nobody else sees it.
 */
export function sideOf(actor: Asker, feedback: FeedbackValue): Side | undefined {
  if (isOwn(actor, feedback)) return 'author';
  if (feedback.to === 'platform') return actor.role === ROLE.platform ? 'desk' : undefined;
  const isPrincipal = actor.role === ROLE.principal && actor.schoolId === feedback.schoolId;
  return isPrincipal ? 'desk' : undefined;
}

const noSuchFeedback = (): CallError =>
  new CallError(CODE.notFound, { reason: 'feedback.missing' });

interface Which {
  readonly feedback_id: FeedbackId;
  readonly school?: SchoolId | undefined;
}

/** The school that is asked for. Throws 2003 for anybody but an operator who names another one. */
async function schoolOf(actor: Actor, school: SchoolId | undefined, now: Date): Promise<SchoolId> {
  if (school === undefined || school === actor.schoolId) return actor.schoolId;
  if (actor.role === ROLE.platform) return school;
  await logAttempt({ ...actor, now }, 'foreign-school', { school });
  throw new CallError(CODE.forbidden);
}

/** Feedback that the caller has sent or answers. Throws 2004 where there is none. */
export async function loadFeedback(
  actor: Actor,
  { feedback_id: id, school }: Which,
  now: Date,
): Promise<{ readonly feedback: Feedback; readonly side: Side }> {
  const schoolId = await schoolOf(actor, school, now);
  const feedback = await feedbacks.get({ schoolId, id }, { consistent: true });
  const side = feedback && sideOf(actor, feedback);
  if (!side) throw noSuchFeedback();
  return { feedback, side };
}
