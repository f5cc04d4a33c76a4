import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { sentNoticeDto } from '#functions/domain/notices/notice-dtos.ts';
import {
  changeNotice,
  pinnedNotices,
  type SchoolNotice,
} from '#functions/domain/notices/school-notice.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { notices } from '#shared/notices/contract.ts';
import { NOTICE_LIMITS } from '#shared/notices/limits.ts';
import { loadOwnNotice, requirePublished } from './own-notice.ts';

/** The write that takes a notice off the list of those that are pinned. */
export async function unpinning({ schoolId, id, pinned }: SchoolNotice): Promise<TransactWrite[]> {
  if (!pinned) return [];
  const kept = await pinnedNotices.get(schoolId, { consistent: true });
  if (!kept) return [];
  const ids = kept.ids.filter((each) => each !== id);
  return pinnedNotices.replacing(schoolId, kept, { schoolId, ids });
}

/** Throws -1 when the school has as many as can stand above the others. */
async function pinning({ schoolId, id }: SchoolNotice): Promise<TransactWrite[]> {
  const kept = await pinnedNotices.get(schoolId, { consistent: true });
  const ids = kept?.ids ?? [];
  if (ids.length >= NOTICE_LIMITS.pinnedMax)
    throw new CallError(CODE.wait, {
      reason: 'notices.tooManyPinned',
      params: { count: NOTICE_LIMITS.pinnedMax },
    });
  return pinnedNotices.writing(schoolId, kept, { schoolId, ids: [...ids, id] });
}

async function change(actor: Actor, before: SchoolNotice, pinned: boolean, now: Date) {
  const writes = pinned ? await pinning(before) : await unpinning(before);
  return changeNotice(before, { pinned }, () => [
    ...writes,
    ...loggingOperation({ ...actor, now }, 'notice.pin', {
      id: before.id,
      title: before.title,
      before: { pinned: before.pinned },
      after: { pinned },
    }),
  ]);
}

export const pinNotice: UseCase<typeof notices.endpoints.pin> = async (
  actor,
  { notice_id, pinned },
  deps,
) => {
  const notice = await retryWrite(async () => {
    const before = await loadOwnNotice(actor, notice_id);
    requirePublished(before);
    return before.pinned === pinned ? before : change(actor, before, pinned, deps.now());
  });
  return { notice: await sentNoticeDto(notice) };
};
