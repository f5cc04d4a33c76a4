import type { ScanCommandInput, ScanCommandOutput } from '@aws-sdk/client-dynamodb';
import { env } from './env.ts';
import { addConsumption } from './meter.ts';
import type { Item, QueryResult } from './table.ts';
import { operation } from './table-client.ts';
import { persist } from './table-trouble.ts';

const scan = operation<ScanCommandInput, ScanCommandOutput>('Scan');

/**
 * The next items of the whole table, a megabyte at most, in no order that means anything. No call reads so:
 * it is for work that has to meet what no list names (decision 098).
 */
export async function scanTable(
  from: Item | undefined,
): Promise<Pick<QueryResult, 'items' | 'next'>> {
  const answer = await persist(() =>
    scan({
      TableName: env('TABLE_NAME'),
      ReturnConsumedCapacity: 'TOTAL',
      ExclusiveStartKey: from,
    }),
  );
  addConsumption('read', answer.ConsumedCapacity);
  return { items: answer.Items ?? [], next: answer.LastEvaluatedKey };
}
