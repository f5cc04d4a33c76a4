import { TABLE } from '#infra/table-definition.ts';
import { callDynamoDb, DynamoDbError } from './dynamodb-call.ts';

const key = (partitionKey: string, sortKey: string) => [
  { AttributeName: partitionKey, KeyType: 'HASH' },
  { AttributeName: sortKey, KeyType: 'RANGE' },
];

const keyAttributes = (): readonly string[] => [
  TABLE.partitionKey,
  TABLE.sortKey,
  ...TABLE.indexes.flatMap((index) => [index.partitionKey, index.sortKey]),
];

const definition = (tableName: string) => ({
  TableName: tableName,
  BillingMode: 'PAY_PER_REQUEST',
  KeySchema: key(TABLE.partitionKey, TABLE.sortKey),
  AttributeDefinitions: keyAttributes().map((name) => ({
    AttributeName: name,
    AttributeType: 'S',
  })),
  GlobalSecondaryIndexes: TABLE.indexes.map((index) => ({
    IndexName: index.name,
    KeySchema: key(index.partitionKey, index.sortKey),
    Projection: { ProjectionType: 'ALL' },
  })),
});

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof DynamoDbError && error.code === code;

/** Creates the table unless it exists. Answers whether it was created. */
export async function createTable(endpoint: string, tableName: string): Promise<boolean> {
  try {
    await callDynamoDb(endpoint, 'CreateTable', definition(tableName));
  } catch (error) {
    if (hasCode(error, 'ResourceInUseException')) return false;
    throw error;
  }
  await callDynamoDb(endpoint, 'UpdateTimeToLive', {
    TableName: tableName,
    TimeToLiveSpecification: { AttributeName: TABLE.ttl, Enabled: true },
  });
  return true;
}
