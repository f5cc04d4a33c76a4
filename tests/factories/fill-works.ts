import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type WorkValue, works } from '#functions/domain/works/work.ts';
import type { Item } from '#functions/platform/table.ts';
import { WORK_CATEGORIES } from '#shared/works/rules.ts';
import type { Person } from './person.ts';
import { newWork } from './work.ts';

const MINUTE_MS = 60_000;
/** Items per batch write. */
const BATCH = 25;
const AT_ONCE = 4;
/** Works that are prepared together, to limit the memory. */
const TOGETHER = 500;

const workOf = (author: Person, index: number): WorkValue =>
  newWork(author, {
    title: `${index % 100}`,
    category: WORK_CATEGORIES[index % WORK_CATEGORIES.length] ?? 'other',
    visibility: 'school',
    created: new Date(Date.now() - index * MINUTE_MS).toISOString(),
    likes: index % 1000,
    edits: 1,
  });

/** The stored items of a work with all its list entries. */
const itemsOf = (work: WorkValue): Item[] =>
  works.creating(work, work).flatMap(({ Put }) => (Put?.Item ? [Put.Item] : []));

/** Writes many works that the school sees, with alternating authors, without calls. */
export async function fillWorks(authors: readonly Person[], count: number): Promise<void> {
  const table = process.env['TABLE_NAME'] ?? '';
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  });
  const put = (items: readonly Item[]) => {
    const requests = items.map((each) => ({ PutRequest: { Item: each } }));
    return client.send(new BatchWriteCommand({ RequestItems: { [table]: requests } }));
  };
  for (let from = 0; from < count; from += TOGETHER) {
    const items = Array.from({ length: Math.min(TOGETHER, count - from) }, (_, index) => {
      const author = authors[(from + index) % authors.length];
      return author ? itemsOf(workOf(author, from + index)) : [];
    }).flat();
    const work = async () => {
      while (items.length > 0) await put(items.splice(0, BATCH));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  client.destroy();
}
