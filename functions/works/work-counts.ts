import * as z from 'zod';
import { type WorkKey, workPartition, works } from '#functions/domain/works/work.ts';
import { beginningWith } from '#functions/platform/key-range.ts';
import { partOf } from '#functions/platform/part-of.ts';
import { queryItems, type TransactWrite, updateItem, written } from '#functions/platform/table.ts';

/** Counters that many people change at once are split over this many items, which readers add up. */
const SHARDS = 8;
const PREFIX = 'COUNTS#';

const count = z.number().int().default(0);
const Counts = z.object({ likes: count, comments: count, plays: count });
export type WorkCounts = z.infer<typeof Counts>;

/** The same person always changes the same item. */
const adding = (id: WorkKey, by: string, what: keyof WorkCounts, difference: 1 | -1) => ({
  Key: { pk: workPartition(id), sk: `${PREFIX}${partOf(by, SHARDS)}` },
  UpdateExpression: 'ADD #what :difference',
  ExpressionAttributeNames: { '#what': what },
  ExpressionAttributeValues: { ':difference': difference },
});

/** Changes a counter in the transaction of the like or comment. */
export const countingOf = (
  id: WorkKey,
  by: string,
  what: 'likes' | 'comments',
  difference: 1 | -1,
): TransactWrite => ({ Update: adding(id, by, what, difference) });

export async function countPlay(id: WorkKey, by: string): Promise<void> {
  await updateItem(adding(id, by, 'plays', 1));
}

/** The current counts, with a consistent read. */
export async function sumCounts(id: WorkKey): Promise<WorkCounts> {
  const { items } = await queryItems({
    ...beginningWith(workPartition(id), PREFIX),
    ConsistentRead: true,
  });
  const sum = { likes: 0, comments: 0, plays: 0 };
  for (const { likes, comments, plays } of items.map((item) => Counts.parse(item))) {
    sum.likes += likes;
    sum.comments += comments;
    sum.plays += plays;
  }
  return sum;
}

/** More than two, because saves and edits write the work at the same time. */
const ATTEMPTS = 5;

/**
 * Copies the counters to the work, and with it to its entries in lists by likes. Called after each count.
 * The work is read before the counters: when another call overwrites this one twice, the second of them has
 * read this call's count.
 */
export async function settleCounts(id: WorkKey, sum = sumCounts): Promise<WorkCounts> {
  let counts: WorkCounts | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const work = await works.get(id, { consistent: true });
    counts = await sum(id);
    const { likes, comments, plays } = counts;
    if (!work || (work.likes === likes && work.comments === comments && work.plays === plays))
      return counts;
    const { rev: _, ...value } = work;
    if (await written(works.replacing(work, work, { ...value, ...counts }))) return counts;
  }
  return counts ?? sum(id);
}
