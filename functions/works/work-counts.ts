import * as z from 'zod';
import { type WorkKey, workPartition } from '#functions/domain/works/work.ts';
import { beginningWith } from '#functions/platform/key-range.ts';
import { queryItems, type TransactWrite, updateItem } from '#functions/platform/table.ts';

/** What many people may count up at once is kept in several items, and added up by whoever looks. */
const SHARDS = 8;
const PREFIX = 'COUNTS#';

const count = z.number().int().default(0);
const Counts = z.object({ likes: count, comments: count, plays: count });
export type WorkCounts = z.infer<typeof Counts>;

/** The same person counts in the same place. */
const shardOf = (by: string): number =>
  Array.from(by).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % SHARDS;

const adding = (id: WorkKey, by: string, what: keyof WorkCounts, difference: 1 | -1) => ({
  Key: { pk: workPartition(id), sk: `${PREFIX}${shardOf(by)}` },
  UpdateExpression: 'ADD #what :difference',
  ExpressionAttributeNames: { '#what': what },
  ExpressionAttributeValues: { ':difference': difference },
});

/** One more or less, in the transaction of what is counted. */
export const countingOf = (
  id: WorkKey,
  by: string,
  what: 'likes' | 'comments',
  difference: 1 | -1,
): TransactWrite => ({ Update: adding(id, by, what, difference) });

export async function countPlay(id: WorkKey, by: string): Promise<void> {
  await updateItem(adding(id, by, 'plays', 1));
}

/** The figures as they are now. */
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
