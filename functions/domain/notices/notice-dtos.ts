import { loadClassNames } from '#functions/domain/classes/class.ts';
import { kindOfFile } from '#functions/domain/storage/kind-of-file.ts';
import { withAddresses } from '#functions/domain/storage/rich-text-pictures.ts';
import type { ShownText } from '#functions/domain/storage/shown-text.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { daysInWords } from '#shared/days-in-words.ts';
import { type MessageKey, message } from '#shared/i18n/messages.ts';
import type { SchoolId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';
import type { Notice, NoticeText, SentNotice } from '#shared/notices/fields.ts';
import { isImportant } from '#shared/notices/rules.ts';
import { type InboxNotice, kindOf } from './inbox-notice.ts';
import type { SchoolNotice } from './school-notice.ts';

/** A message of the service, in the reader's language. */
export function inboxNoticeDto(notice: InboxNotice, language: Language): Notice {
  const { id, title, body, sent, read, told, about = '' } = notice;
  const params = told ? daysInWords(told.params, language) : {};
  const text = (key: string) => message(language, key as MessageKey, params);
  const kind = kindOf(notice);
  return {
    id,
    kind,
    title: told ? text(told.title) : title,
    body: told ? text(told.body) : body,
    sent,
    read,
    important: isImportant(kind),
    pinned: false,
    edited: false,
    reminded: false,
    by: '',
    files: 0,
    about,
  };
}

/** A notice of the school in the list of a reader, at the instant of an announcement. */
export const schoolNoticeDto = (
  notice: SchoolNotice,
  { sent, read }: { readonly sent: string; readonly read: boolean },
): Notice => ({
  id: notice.id,
  kind: 'school',
  title: notice.title,
  body: notice.summary,
  sent,
  read,
  important: notice.important,
  pinned: notice.pinned,
  edited: notice.edited !== '',
  reminded: sent !== notice.published,
  by: notice.byName,
  files: notice.files,
  about: '',
});

/** Notices as those see them who have written them. */
export async function sentNoticeDtos(
  schoolId: SchoolId,
  list: readonly SchoolNotice[],
): Promise<SentNotice[]> {
  const names = await loadClassNames(
    schoolId,
    list.flatMap(({ classIds }) => classIds),
  );
  return list.map((notice) => ({
    id: notice.id,
    title: notice.title,
    state: notice.state,
    author_id: notice.author,
    author: notice.byName,
    roles: notice.roles,
    class_ids: notice.classIds,
    classes: notice.classIds.flatMap((id) => {
      const found = names.get(id);
      return found ? [{ id, name: found.name }] : [];
    }),
    user_ids: notice.userIds,
    important: notice.important,
    pinned: notice.pinned,
    files: notice.files,
    at: notice.at,
    published: notice.published,
    edited: notice.edited,
    reminded: notice.reminded,
    withdrawn: notice.withdrawn,
    created: notice.created,
    rev: notice.rev,
  }));
}

export async function sentNoticeDto(notice: SchoolNotice): Promise<SentNotice> {
  const [dto] = await sentNoticeDtos(notice.schoolId, [notice]);
  if (!dto) throw new TypeError('a notice without its DTO');
  return dto;
}

/** What a notice says, with signed addresses. */
export async function noticeTextDto({ content, files }: ShownText, now: Date): Promise<NoticeText> {
  return {
    content: { type: 'doc', content: await withAddresses(content.content ?? [], now) },
    files: await Promise.all(
      files.map(async ({ id, key, name, bytes }) => ({
        id,
        name,
        bytes,
        kind: kindOfFile(key),
        url: await mediaUrl(key, now),
      })),
    ),
  };
}
