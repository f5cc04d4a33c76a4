import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import middy from '@middy/core';

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));

/** A minimal function with a table, to compare our cold start with. */
export const handler = middy().handler(() =>
  client.send(new GetCommand({ TableName: 'table', Key: { pk: 'a', sk: 'b' } })),
);
