import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { loadStaffOf } from './audience.ts';
import { channelKinds } from './channels.ts';
import { announcing } from './newest.ts';
import { type SchoolNotice, type SchoolNoticeValue, schoolNotices } from './school-notice.ts';

/** What else is written in the transaction of an announcement. */
type Also = (after: SchoolNoticeValue) => TransactWrite[];

/** Fails without a refusal when the notice changed in between, or another one was announced. */
export async function publishNotice(
  notice: SchoolNotice,
  now: Date,
  also: Also,
): Promise<SchoolNotice> {
  const { rev, ...value } = notice;
  const known = { ...value, staffIds: await loadStaffOf(value) };
  const { at, writes } = await announcing(value.schoolId, channelKinds(known), now);
  const after = { ...known, state: 'published' as const, at: '', published: at };
  await transact([...schoolNotices.replacing(notice, notice, after), ...writes, ...also(after)]);
  return { ...after, rev: rev + 1 };
}

/** The same for a reminder: a notice stands at the top again for those who have not read it. */
export async function remindOfNotice(
  notice: SchoolNotice,
  now: Date,
  also: Also,
): Promise<SchoolNotice> {
  const { rev, ...value } = notice;
  const kinds = channelKinds({ ...value, staffIds: [] });
  const { at, writes } = await announcing(value.schoolId, kinds, now);
  const after = { ...value, reminded: at };
  await transact([...schoolNotices.replacing(notice, notice, after), ...writes, ...also(after)]);
  return { ...after, rev: rev + 1 };
}
