import type { UseCase } from '#functions/_lib/create-handler.ts';
import { fromCursor, toCursor } from '#functions/_lib/cursor.ts';
import type { notices } from '#shared/contracts/notices.ts';
import { pageInbox } from './store.ts';

export const listNotices: UseCase<typeof notices.endpoints.list> = async (actor, input) => {
  const list = `notices ${actor.userId}`;
  const page = await pageInbox(actor, input.limit, await fromCursor(input.cursor, list));
  return {
    list: page.items.map(({ id, title, body, sent, read }) => ({ id, title, body, sent, read })),
    cursor: await toCursor(page.next, list),
  };
};
