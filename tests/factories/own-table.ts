import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll } from 'vitest';
import { env } from '#functions/platform/env.ts';
import { createTable } from '#infra/local/engines/create-table.ts';
import { TABLE_NAME } from '#infra/local/names.ts';
import { judgeRights } from '#infra/local/rights/judge.ts';

/** For the tests of a file that look through a whole table: one of their own, in which there is little. */
export function inOwnTable(): void {
  beforeAll(async () => {
    const table = `${TABLE_NAME}-${randomUUID()}`;
    await createTable(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '', table);
    process.env['TABLE_NAME'] = table;
    judgeRights(table);
  });
  afterAll(() => {
    process.env['TABLE_NAME'] = TABLE_NAME;
    judgeRights();
  });
}

/** All that the file's own table holds and that passes a filter. */
export async function itemsWhere(
  FilterExpression: string,
  ExpressionAttributeValues: Readonly<Record<string, string>>,
): Promise<readonly Record<string, unknown>[]> {
  const TableName = env('TABLE_NAME');
  if (TableName === TABLE_NAME)
    throw new Error('inOwnTable() first: all other tests share a table');
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const filter = { FilterExpression, ExpressionAttributeValues };
  const items: Record<string, unknown>[] = [];
  for await (const page of paginateScan({ client }, { TableName, ConsistentRead: true, ...filter }))
    items.push(...(page.Items ?? []));
  return items;
}
