import { noticeTextDto, sentNoticeDto } from '#functions/domain/notices/notice-dtos.ts';
import {
  loadNoticeText,
  type SchoolNotice,
  type SchoolNoticeValue,
  schoolNotices,
} from '#functions/domain/notices/school-notice.ts';
import { noSuchNotice } from '#functions/domain/notices/shown-notice.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { SchoolNoticeId } from '#shared/ids.ts';
import { mayChange } from '#shared/teachers/abilities.ts';

/** A notice of the caller's, for a principal any of the school. Throws 2004 and 2003. */
export async function loadOwnNotice(actor: Actor, id: SchoolNoticeId): Promise<SchoolNotice> {
  const { schoolId } = actor;
  const found = await schoolNotices.get({ schoolId, id }, { consistent: true });
  if (!found) throw noSuchNotice();
  if (!mayChange(actor, [found.author]))
    throw new CallError(CODE.forbidden, { reason: 'notices.notYours' });
  return found;
}

/** Throws -1 for a notice that is not published. */
export function requirePublished({ state }: SchoolNotice): void {
  if (state !== 'published') throw new CallError(CODE.wait, { reason: 'notices.notOut' });
}

/** The notice as it is now, for who changed it from an outdated revision. */
export async function currentNotice(actor: Actor, id: SchoolNoticeId, now: Date) {
  const notice = await loadOwnNotice(actor, id);
  return {
    notice: await sentNoticeDto(notice),
    text: await noticeTextDto(await loadNoticeText(notice), now),
  };
}

/** The fields of a notice for the operation log, without its text. */
export const toLogDetail = (notice: SchoolNoticeValue) => {
  const { title, state, roles, classIds, userIds, important, at } = notice;
  return { title, state, roles, classIds, userIds, important, at };
};
