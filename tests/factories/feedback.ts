import { type FeedbackValue, feedbacks, keptUntil } from '#functions/domain/feedback/feedback.ts';
import { newId } from '#shared/ids.ts';
import type { Person } from './person.ts';
import { freshKey } from './student.ts';

export const newFeedback = () => ({
  to: 'platform' as const,
  kind: 'wish' as const,
  text: '希望课表可以打印。',
  request_key: freshKey(),
});

/** Stores feedback, by default new and to the platform. */
export async function storeFeedback(
  { schoolId, userId: author }: Person,
  values: Partial<FeedbackValue> = {},
): Promise<FeedbackValue> {
  const now = new Date();
  const feedback: FeedbackValue = {
    id: newId('feedback'),
    schoolId,
    author,
    to: 'platform',
    kind: 'problem',
    state: 'new',
    text: '作品打不开。',
    pictures: [],
    at: now.toISOString(),
    changed: now.toISOString(),
    until: keptUntil(now),
    answers: 0,
    unread: { author: false, desk: true },
    ...values,
  };
  await feedbacks.create(feedback, feedback);
  return feedback;
}
