import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { SchoolNoticeId } from '#shared/ids.ts';
import { goesTo, loadSince, type Reader } from './channels.ts';
import { type SchoolNotice, schoolNotices } from './school-notice.ts';

export const noSuchNotice = (): CallError =>
  new CallError(CODE.notFound, { reason: 'notices.missing' });

/**
 * A published notice that goes to the reader, or is the reader's own. Throws 2004; with `data.withdrawn` for one that
 * the reader could see before it was withdrawn.
 */
export async function loadShown(reader: Reader, id: SchoolNoticeId): Promise<SchoolNotice> {
  const { schoolId, userId } = reader;
  const notice = await schoolNotices.get({ schoolId, id }, { consistent: true });
  if (!notice?.published) throw noSuchNotice();
  const isTheirs = notice.author === userId || goesTo(notice, reader, await loadSince(reader));
  if (!isTheirs) throw noSuchNotice();
  if (notice.state !== 'published')
    throw new CallError(CODE.notFound, {
      reason: 'notices.withdrawn',
      data: { withdrawn: true },
    });
  return notice;
}
