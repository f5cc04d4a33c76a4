import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { sentNoticeDto } from '#functions/domain/notices/notice-dtos.ts';
import {
  changeNotice,
  loadNoticeText,
  noticeTexts,
  type SchoolNotice,
  schoolNotices,
} from '#functions/domain/notices/school-notice.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { keysOfText, usingKeys } from '#functions/domain/storage/shown-text.ts';
import { releaseUnused } from '#functions/domain/storage/storage.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { notices } from '#shared/notices/contract.ts';
import { loadOwnNotice, toLogDetail } from './own-notice.ts';
import { unpinning } from './pin.ts';

type Calls = typeof notices.endpoints;

/**
 * All entries of a notice go in one transaction, which has no room for those of a reminder: these go first, and it
 * stands for another moment where it was published.
 */
async function withdrawPublished(actor: Actor, found: SchoolNotice, now: Date) {
  const before = found.reminded ? await changeNotice(found, { reminded: '' }, () => []) : found;
  const { id, title } = before;
  const unpin = await unpinning(before);
  const changes = { state: 'withdrawn', withdrawn: now.toISOString(), pinned: false } as const;
  return changeNotice(before, changes, () => [
    ...unpin,
    ...loggingOperation({ ...actor, now }, 'notice.withdraw', { id, title }),
  ]);
}

export const withdraw: UseCase<Calls['withdraw']> = async (actor, { notice_id }, deps) => {
  const now = deps.now();
  const notice = await retryWrite(async () => {
    const before = await loadOwnNotice(actor, notice_id);
    const { id, title, state } = before;
    if (state === 'draft' || state === 'withdrawn') return before;
    if (state === 'published') return withdrawPublished(actor, before, now);
    return changeNotice(before, { state: 'draft', at: '' }, () =>
      loggingOperation({ ...actor, now }, 'notice.withdraw', { id, title }),
    );
  });
  return { notice: await sentNoticeDto(notice) };
};

/** Deletes a draft. Throws -1 for anything else: what was published stays in the books. */
export const removeNotice: UseCase<Calls['remove']> = async (actor, { notice_id }, deps) => {
  const now = deps.now();
  const dropped = await retryWrite(async () => {
    const notice = await loadOwnNotice(actor, notice_id);
    if (notice.state !== 'draft') throw new CallError(CODE.wait, { reason: 'notices.notDraft' });
    const text = await loadNoticeText(notice);
    const { writes, dropped: keys } = usingKeys(actor, [keysOfText(text), []]);
    const detail = { id: notice.id, before: toLogDetail(notice) };
    await transact([
      ...schoolNotices.removing(notice, notice),
      ...noticeTexts.removing(notice, text),
      ...writes,
      ...loggingOperation({ ...actor, now }, 'notice.delete', detail),
    ]);
    return keys;
  });
  await releaseUnused(actor, dropped, deps);
  return null;
};
