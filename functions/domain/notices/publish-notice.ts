import type { TransactWrite } from '#functions/platform/table.ts';
import { loadStaffOf } from './audience.ts';
import { channelKinds } from './channels.ts';
import { announcing } from './newest.ts';
import { changeNotice, type SchoolNotice, type SchoolNoticeValue } from './school-notice.ts';

/** What else is written in the transaction of an announcement. */
type Also = (after: SchoolNoticeValue) => TransactWrite[];

/** Fails without a refusal when the notice changed in between, or another one was announced. */
export async function publishNotice(
  notice: SchoolNotice,
  now: Date,
  also: Also,
): Promise<SchoolNotice> {
  const staffIds = await loadStaffOf(notice);
  const kinds = channelKinds({ ...notice, staffIds });
  const { at, writes } = await announcing(notice.schoolId, kinds, now);
  const changes = { staffIds, state: 'published', at: '', published: at } as const;
  return changeNotice(notice, changes, (after) => [...writes, ...also(after)]);
}

/** The same for a reminder: a notice stands at the top again for those who have not read it. */
export async function remindOfNotice(
  notice: SchoolNotice,
  now: Date,
  also: Also,
): Promise<SchoolNotice> {
  const kinds = channelKinds({ ...notice, staffIds: [] });
  const { at, writes } = await announcing(notice.schoolId, kinds, now);
  return changeNotice(notice, { reminded: at }, (after) => [...writes, ...also(after)]);
}
