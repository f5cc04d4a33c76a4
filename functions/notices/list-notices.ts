import type { InboxNotice } from '#functions/domain/notices/inbox-notice.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { Notice, notices } from '#shared/contracts/notices.ts';
import { type MessageKey, message } from '#shared/i18n/messages.ts';
import type { Language } from '#shared/languages.ts';
import { pageInbox } from './store.ts';

function toNotice({ id, sent, read, told, ...written }: InboxNotice, language: Language): Notice {
  const { title, body } = written;
  if (!told) return { id, title, body, sent, read };
  const text = (key: string) => message(language, key as MessageKey, told.params);
  return { id, title: text(told.title), body: text(told.body), sent, read };
}

export const listNotices: UseCase<typeof notices.endpoints.list> = async (actor, input) => {
  const list = `notices ${actor.userId}`;
  const page = await pageInbox(actor, input.limit, await fromCursor(input.cursor, list));
  return {
    list: page.items.map((notice) => toNotice(notice, actor.language)),
    cursor: await toCursor(page.next, list),
  };
};
