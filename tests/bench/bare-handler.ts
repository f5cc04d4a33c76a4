import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import middy from '@middy/core';

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));

/** The least that a function with a table is made of: what our own cold start is compared with. */
export const handler = middy().handler(() =>
  client.send(new GetCommand({ TableName: 'table', Key: { pk: 'a', sk: 'b' } })),
);
