import { changedFields, loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { sentNoticeDto } from '#functions/domain/notices/notice-dtos.ts';
import {
  loadNoticeText,
  noticeTexts,
  type SchoolNotice,
  type SchoolNoticeValue,
  schoolNotices,
} from '#functions/domain/notices/school-notice.ts';
import {
  keysOfText,
  resolveText,
  type ShownText,
  usingKeys,
} from '#functions/domain/storage/shown-text.ts';
import { releaseUnused } from '#functions/domain/storage/storage.ts';
import { beginEdit } from '#functions/platform/edit.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { notices } from '#shared/notices/contract.ts';
import { NOTICE_LIMITS } from '#shared/notices/limits.ts';
import { currentNotice, loadOwnNotice, toLogDetail } from './own-notice.ts';
import { checkSaid, editedValues } from './said.ts';

type Edited = ReturnType<typeof editedValues>;

/** A published notice goes to whom it went, and says that it was changed. */
function changed(before: SchoolNotice, edited: Edited, now: Date): SchoolNoticeValue {
  const { rev: _, ...value } = before;
  if (before.state !== 'published') return { ...value, ...edited };
  const { title, summary, files } = edited;
  return { ...value, title, summary, files, edited: now.toISOString() };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** When it was edited is no change by itself. */
const isSameNotice = (
  before: SchoolNotice,
  after: SchoolNoticeValue,
  [old, shown]: readonly [ShownText, ShownText],
): boolean =>
  same(toLogDetail(before), toLogDetail(after)) &&
  same([old.content, old.files], [shown.content, shown.files]);

/** Changes a notice, unless it changed since the revision that the caller read. Repeated, it changes nothing. */
export const editNotice: UseCase<typeof notices.endpoints.edit> = async (actor, input, deps) => {
  const now = deps.now();
  const before = await loadOwnNotice(actor, input.notice_id);
  if (before.state === 'withdrawn')
    throw new CallError(CODE.wait, { reason: 'notices.isWithdrawn' });
  const old = await loadNoticeText(before);
  const shown = await resolveText(actor, input, { known: old, most: NOTICE_LIMITS.filesMax });
  const after = changed(before, editedValues(actor, input, shown), now);
  if (isSameNotice(before, after, [old, shown])) return { notice: await sentNoticeDto(before) };
  const { schoolId, id } = before;
  const current = () => currentNotice(actor, id, now);
  const write = await beginEdit({ before, rev: input.rev, current });
  if (before.state !== 'published') await checkSaid(actor, input);
  const { writes, dropped } = usingKeys(actor, [keysOfText(old), keysOfText(shown)], id);
  await write([
    ...schoolNotices.replacing(before, before, after),
    ...noticeTexts.replacing(before, old, { schoolId, noticeId: id, ...shown }),
    ...writes,
    ...loggingOperation({ ...actor, now }, 'notice.edit', {
      id,
      ...changedFields(toLogDetail(before), toLogDetail(after)),
    }),
  ]);
  await releaseUnused(actor, dropped, deps);
  return { notice: await sentNoticeDto({ ...after, rev: before.rev + 1 }) };
};
