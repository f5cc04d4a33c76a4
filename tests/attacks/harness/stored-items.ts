import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/platform/env.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import type { SchoolId } from '#shared/ids.ts';

/** Everything that the table holds of a school, in the order of its keys. */
export async function itemsOf(schoolId: SchoolId): Promise<readonly unknown[]> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient());
  const items: Record<string, unknown>[] = [];
  const query = {
    TableName: env('TABLE_NAME'),
    ConsistentRead: true,
    FilterExpression: 'begins_with(pk, :prefix) OR schoolId = :school',
    ExpressionAttributeValues: { ':prefix': schoolPrefix(schoolId), ':school': schoolId },
  };
  for await (const { Items = [] } of paginateScan({ client }, query)) items.push(...Items);
  const keyOf = ({ pk, sk }: Record<string, unknown>) => `${pk} ${sk}`;
  return items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
