import { leaveWord, noteRead } from '#functions/domain/reports/family-words.ts';
import { openAddress, type SharedReport } from '#functions/domain/reports/open-share.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { sharing } from '#shared/contracts/sharing.ts';

async function requireShared(token: string, now: Date): Promise<SharedReport> {
  const { shared } = await openAddress(token, now);
  if (!shared) throw new CallError(CODE.notFound, { reason: 'sharing.closed' });
  return shared;
}

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
