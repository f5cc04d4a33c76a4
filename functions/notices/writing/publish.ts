import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { checkAudience, requireAudience } from '#functions/domain/notices/audience.ts';
import { sentNoticeDto } from '#functions/domain/notices/notice-dtos.ts';
import { publishNotice, remindOfNotice } from '#functions/domain/notices/publish-notice.ts';
import { changeNotice, type SchoolNotice } from '#functions/domain/notices/school-notice.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError, changedMeanwhile } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import { DAY_MS } from '#shared/days.ts';
import type { notices } from '#shared/notices/contract.ts';
import { NOTICE_LIMITS } from '#shared/notices/limits.ts';
import { currentNotice, loadOwnNotice, requirePublished } from './own-notice.ts';

type Calls = typeof notices.endpoints;

const logging = (actor: Actor, action: 'notice.publish' | 'notice.remind', now: Date) => {
  return ({ id, title, at }: { id: string; title: string; at: string }) =>
    loggingOperation({ ...actor, now }, action, { id, title, ...(at && { at }) });
};

/** Publishes a draft or a planned notice, now or later. Once it is published, nothing changes. */
export const publish: UseCase<Calls['publish']> = async (actor, input, deps) => {
  const now = deps.now();
  const at = input.at && new Date(input.at).toISOString();
  const notice = await retryWrite(async () => {
    const before = await loadOwnNotice(actor, input.notice_id);
    if (before.state === 'published') return before;
    if (before.state === 'withdrawn')
      throw new CallError(CODE.wait, { reason: 'notices.isWithdrawn' });
    if (before.rev !== input.rev)
      throw changedMeanwhile(await currentNotice(actor, before.id, now));
    // The request of before, whose answer was lost.
    if (before.state === 'planned' && before.at === at) return before;
    requireAudience(before);
    await checkAudience(actor, before);
    const log = logging(actor, 'notice.publish', now);
    // The job publishes it then.
    if (at > now.toISOString()) return changeNotice(before, { state: 'planned', at }, log);
    return publishNotice(before, now, log);
  });
  return { notice: await sentNoticeDto(notice) };
};

/** Throws -1 when it was reminded of within a day, or so old that it counts as read. */
function requireDue({ reminded, published }: SchoolNotice, now: Date): void {
  const hours = NOTICE_LIMITS.remindHours;
  if (reminded && now.getTime() - Date.parse(reminded) < hours * 3_600_000)
    throw new CallError(CODE.wait, { reason: 'notices.remindedAlready' });
  if (now.getTime() - Date.parse(published) > NOTICE_LIMITS.unreadDays * DAY_MS)
    throw new CallError(CODE.wait, {
      reason: 'notices.tooOld',
      params: { days: NOTICE_LIMITS.unreadDays },
    });
}

/** Reminds those who have not read a notice. */
export const remind: UseCase<Calls['remind']> = async (actor, { notice_id }, deps) => {
  const now = deps.now();
  const notice = await retryWrite(async () => {
    const before = await loadOwnNotice(actor, notice_id);
    requirePublished(before);
    requireDue(before, now);
    return remindOfNotice(before, now, logging(actor, 'notice.remind', now));
  });
  return { notice: await sentNoticeDto(notice) };
};
