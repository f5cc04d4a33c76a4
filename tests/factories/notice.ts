import { inbox } from '#functions/notices/store.ts';
import { type NoticeId, newId } from '#shared/ids.ts';
import type { Person } from './person.ts';

/** A notice in a person's inbox; ids order them, so `at` decides which is newer. */
export async function sendNotice(
  { schoolId, userId }: Person,
  values: { readonly at?: number; readonly title?: string; readonly read?: boolean } = {},
): Promise<NoticeId> {
  const { at = Date.now(), title = '调课通知', read = false } = values;
  const id = newId('notice', at);
  const notice = { id, schoolId, userId, title, body: '本周六的课改到三号教室。', read };
  await inbox.create({ schoolId, userId, id }, { ...notice, sent: new Date(at).toISOString() });
  return id;
}

/** Many notices, a minute between each and the next, the last one newest. */
export async function sendNotices(person: Person, count: number): Promise<NoticeId[]> {
  const start = Date.now() - count * 60_000;
  const ids: NoticeId[] = [];
  for (let index = 0; index < count; index += 1) {
    ids.push(await sendNotice(person, { at: start + index * 60_000, title: `通知 ${index + 1}` }));
  }
  return ids;
}
