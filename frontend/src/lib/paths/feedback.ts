import type { FeedbackId } from '#shared/ids.ts';
import { screen } from '../screen-address.ts';

/** Paths of the screens of feedback. */
export const feedbackPaths = {
  /** `page` is where the person was, `request` the one that failed there. */
  addFeedback: screen(
    '/feedback/add',
    (search: { page?: string | undefined; request?: string | undefined } = {}) => [{}, search],
  ),
  seeFeedback: screen('/feedback/see/:id', (id: FeedbackId) => [{ id }]),
} as const;
