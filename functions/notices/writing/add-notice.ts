import * as z from 'zod';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { sentNoticeDto } from '#functions/domain/notices/notice-dtos.ts';
import {
  loadNoticeText,
  noticeTexts,
  type SchoolNotice,
  type SchoolNoticeValue,
  schoolNotices,
} from '#functions/domain/notices/school-notice.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import {
  keysOfText,
  resolveText,
  type ShownText,
  usingKeys,
} from '#functions/domain/storage/shown-text.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, type Recording, requestOf } from '#functions/request/once.ts';
import { newId, SchoolNoticeId } from '#shared/ids.ts';
import type { notices } from '#shared/notices/contract.ts';
import { NOTICE_LIMITS } from '#shared/notices/limits.ts';
import { loadOwnNotice, toLogDetail } from './own-notice.ts';
import { checkSaid, editedValues } from './said.ts';
import { loadTemplate } from './templates.ts';

type Add = UseCase<typeof notices.endpoints.add>;
type NewNotice = Parameters<Add>[1];

const Added = z.object({ id: SchoolNoticeId });

/** What it is made from: its files may be shown again. */
async function loadSource(
  actor: Actor,
  { copy_of, template_id }: NewNotice,
): Promise<ShownText | undefined> {
  if (copy_of) return loadNoticeText(await loadOwnNotice(actor, copy_of));
  return template_id && loadTemplate(actor, template_id);
}

async function make(
  actor: Actor,
  input: NewNotice,
  recording: Recording<{ id: SchoolNoticeId }>,
  now: Date,
): Promise<SchoolNotice> {
  const { schoolId, userId: author } = actor;
  const [known] = await Promise.all([loadSource(actor, input), checkSaid(actor, input)]);
  const shown = await resolveText(actor, input, { known, most: NOTICE_LIMITS.filesMax });
  const id = newId('schoolNotice', now.getTime());
  const notice: SchoolNoticeValue = {
    id,
    schoolId,
    author,
    byName: actor.user.name,
    ...editedValues(actor, input, shown),
    state: 'draft',
    staffIds: [],
    pinned: false,
    at: '',
    published: '',
    edited: '',
    reminded: '',
    withdrawn: '',
    created: now.toISOString(),
  };
  await transact([
    ...recording({ id }, now),
    ...schoolNotices.creating(notice, notice),
    ...noticeTexts.creating(notice, { schoolId, noticeId: id, ...shown }),
    ...usingKeys(actor, [[], keysOfText(shown)], id).writes,
    ...loggingOperation({ ...actor, now }, 'notice.add', { id, after: toLogDetail(notice) }),
  ]);
  return { ...notice, rev: 1 };
}

/** Creates a notice as a draft. A repeated request creates only one. */
export const addNotice: Add = async (actor, input, deps) => {
  const now = deps.now();
  const notice = await once(requestOf(actor, 'notice.add', input), {
    made: Added,
    find: ({ id }) => loadOwnNotice(actor, id),
    make: (recording) => make(actor, input, recording, now),
  });
  return { notice: await sentNoticeDto(notice) };
};
