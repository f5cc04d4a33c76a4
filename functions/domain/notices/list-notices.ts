import type { Reading } from '#functions/domain/sessions/reading.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { Item } from '#functions/platform/table.ts';
import type { Notice, notices } from '#shared/contracts/notices.ts';
import { daysInWords } from '#shared/days-in-words.ts';
import { type MessageKey, message } from '#shared/i18n/messages.ts';
import type { Language } from '#shared/languages.ts';
import {
  INBOX_PREFIX,
  type InboxNotice,
  inbox,
  inboxPartition,
  type Owner,
} from './inbox-notice.ts';

/** Notices of a person, newest first. */
export const pageInbox = (owner: Owner, limit: number, from: Item | undefined) =>
  inbox.page(inboxPartition(owner), INBOX_PREFIX, { limit, from, descending: true });

function toNotice({ id, sent, read, told, ...written }: InboxNotice, language: Language): Notice {
  const { title, body } = written;
  if (!told) return { id, title, body, sent, read };
  const params = daysInWords(told.params, language);
  const text = (key: string) => message(language, key as MessageKey, params);
  return { id, title: text(told.title), body: text(told.body), sent, read };
}

export const listNotices: Reading<typeof notices.endpoints.list> = async (actor, input) => {
  const list = `notices ${actor.userId}`;
  const page = await pageInbox(actor, input.limit, await fromCursor(input.cursor, list));
  return {
    list: page.items.map((notice) => toNotice(notice, actor.language)),
    cursor: await toCursor(page.next, list),
  };
};
