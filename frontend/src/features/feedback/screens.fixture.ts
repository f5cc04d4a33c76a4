import { paths } from '#frontend/src/lib/paths.ts';
import { FeedbackId } from '#shared/ids.ts';

export const addresses = {
  [paths.seeFeedback.pattern]: paths.seeFeedback(FeedbackId.parse('fbk-demo04')),
};
