import { createHandler } from '#functions/request/create-handler.ts';
import { feedback } from '#shared/feedback/contract.ts';
import { addFeedback } from './add-feedback.ts';
import { answerFeedback } from './answer-feedback.ts';
import { listFeedback } from './list-feedback.ts';
import { seeFeedback } from './see-feedback.ts';
import { setState } from './set-state.ts';

export const handler = createHandler(feedback, {
  list: listFeedback,
  add: addFeedback,
  see: seeFeedback,
  answer: answerFeedback,
  state: setState,
});
