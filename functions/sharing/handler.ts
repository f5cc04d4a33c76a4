import { createHandler } from '#functions/request/create-handler.ts';
import { sharing } from '#shared/sharing/contract.ts';
import { answerShare, readShare } from './answer-share.ts';
import { showShare } from './show-share.ts';
import { showWork } from './show-work.ts';

export const handler = createHandler(sharing, {
  share: showShare,
  read: readShare,
  answer: answerShare,
  work: showWork,
});
