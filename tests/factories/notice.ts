import { inbox } from '#functions/domain/notices/inbox-notice.ts';
import { transact } from '#functions/platform/table.ts';
import { type NoticeId, newId } from '#shared/ids.ts';
import { notices } from '#shared/notices/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import type { Person } from './person.ts';

interface NoticeValues {
  readonly at?: number;
  readonly title?: string;
  readonly read?: boolean;
}

/** Ids order notices, so `at` decides which is newer. */
function toNotice({ schoolId, userId }: Person, values: NoticeValues) {
  const { at = Date.now(), title = '调课通知', read = false } = values;
  const id = newId('notice', at);
  const body = '本周六的课改到三号教室。';
  return { id, schoolId, userId, title, body, read, sent: new Date(at).toISOString() };
}

/** A notice in a person's inbox. */
export async function sendNotice(person: Person, values: NoticeValues = {}): Promise<NoticeId> {
  const notice = toNotice(person, values);
  await inbox.create(notice, notice);
  return notice.id;
}

/** Up to 100 notices, a minute between each and the next, the last one newest. */
export async function sendNotices(person: Person, count: number): Promise<NoticeId[]> {
  const start = Date.now() - count * 60_000;
  const notices = Array.from({ length: count }, (_, index) =>
    toNotice(person, { at: start + index * 60_000, title: `通知 ${index + 1}` }),
  );
  await transact(notices.flatMap((notice) => inbox.creating(notice, notice)));
  return notices.map(({ id }) => id);
}

/** What a person finds in the inbox, the newest first. */
export const noticesOf = async (as: Person) =>
  (await call(notices.endpoints.list, { as, payload: { user_id: as.userId } })).data.list;
