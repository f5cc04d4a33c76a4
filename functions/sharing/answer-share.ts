import { leaveWord, noteRead } from '#functions/domain/reports/family-words.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { sharing } from '#shared/sharing/contract.ts';
import { requireShared } from './require-shared.ts';

export const readShare: UseCase<typeof sharing.endpoints.read> = async (
  _visitor,
  { token },
  deps,
) => {
  const now = deps.now();
  await retryWrite(async () => noteRead(await requireShared(token, now), now));
  return null;
};

export const answerShare: UseCase<typeof sharing.endpoints.answer> = async (
  _visitor,
  { token, ...words },
  deps,
) => {
  const now = deps.now();
  await retryWrite(async () => leaveWord(await requireShared(token, now), words, now));
  return null;
};
