import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { SchoolId } from '#shared/ids.ts';

/**
 * When a school has announced something last, at all and by kind of channel (`channels.ts`). A person to whom nothing
 * newer than what they have read could have gone reads this item and no channel.
 */
const NewestNotices = () =>
  z.object({
    schoolId: SchoolId,
    at: z.iso.datetime(),
    by: z.record(z.string(), z.iso.datetime()),
  });

export const newestNotices = entity({
  type: 'newest-notices',
  version: 1,
  schema: NewestNotices,
  key: (schoolId: SchoolId) => ({ pk: `${schoolPrefix(schoolId)}NOTICES`, sk: 'NEWEST' }),
});

/**
 * The instant of an announcement, later than that of any before in the school, and the write that takes it: what is
 * announced later stands above, so that a reader who has read up to an instant has missed nothing. The transaction
 * fails when another announcement was quicker.
 */
export async function announcing(
  schoolId: SchoolId,
  channels: readonly string[],
  now: Date,
): Promise<{ readonly at: string; readonly writes: TransactWrite[] }> {
  const before = await newestNotices.get(schoolId, { consistent: true });
  const earliest = before ? Date.parse(before.at) + 1 : 0;
  const at = new Date(Math.max(now.getTime(), earliest)).toISOString();
  const by = { ...before?.by, ...Object.fromEntries(channels.map((name) => [name, at])) };
  return { at, writes: newestNotices.writing(schoolId, before, { schoolId, at, by }) };
}
