import {
  type AttributeValue,
  BatchGetItemCommand,
  type BatchGetItemCommandInput,
  type BatchGetItemCommandOutput,
  DeleteItemCommand,
  type DeleteItemCommandInput,
  type DeleteItemCommandOutput,
  DynamoDBClient,
  GetItemCommand,
  type GetItemCommandInput,
  type GetItemCommandOutput,
  PutItemCommand,
  type PutItemCommandInput,
  type PutItemCommandOutput,
  QueryCommand,
  type QueryCommandInput,
  type QueryCommandOutput,
  TransactWriteItemsCommand,
  type TransactWriteItemsCommandInput,
  type TransactWriteItemsCommandOutput,
  UpdateItemCommand,
  type UpdateItemCommandInput,
  type UpdateItemCommandOutput,
} from '@aws-sdk/client-dynamodb';
import { makeClient } from './aws-client.ts';
import { TableProtocol } from './table-protocol.ts';

/** What the SDK describes with attributes, with plain values instead. */
export type Plain<T> = T extends AttributeValue
  ? unknown
  : T extends object
    ? { [K in keyof T]: Plain<T[K]> }
    : T;

export type Get = Plain<GetItemCommandInput>;
export type BatchGet = Plain<BatchGetItemCommandInput>;
export type Put = Plain<PutItemCommandInput>;
export type Delete = Plain<DeleteItemCommandInput>;
export type Update = Plain<UpdateItemCommandInput>;
export type Query = Plain<QueryCommandInput>;
export type BatchGot = Plain<BatchGetItemCommandOutput>;
export type WasPut = Plain<Partial<PutItemCommandOutput>>;
export type WasUpdated = Plain<Partial<UpdateItemCommandOutput>>;
export type TransactWrite = Plain<TransactWriteItemsCommandInput>;

/**
 * One client per process, made while the function starts; credentials and region come from the environment. It asks
 * once: `persist` asks again.
 */
const client = makeClient(DynamoDBClient, {
  protocol: TableProtocol,
  cacheMiddleware: true,
  maxAttempts: 1,
});

type Command = Parameters<typeof client.send>[0];

/** The types of the SDK speak of attributes, which our protocol neither takes nor gives. */
export const sender =
  <I, O>(Operation: new (input: I) => unknown) =>
  (input: Plain<I>): Promise<Plain<O>> =>
    client.send(new Operation(input as I) as Command) as Promise<Plain<O>>;

/** The operations on the table that the server uses, with plain values. */
export const dynamoDb = {
  get: sender<GetItemCommandInput, GetItemCommandOutput>(GetItemCommand),
  batchGet: sender<BatchGetItemCommandInput, BatchGetItemCommandOutput>(BatchGetItemCommand),
  put: sender<PutItemCommandInput, PutItemCommandOutput>(PutItemCommand),
  delete: sender<DeleteItemCommandInput, DeleteItemCommandOutput>(DeleteItemCommand),
  update: sender<UpdateItemCommandInput, UpdateItemCommandOutput>(UpdateItemCommand),
  query: sender<QueryCommandInput, QueryCommandOutput>(QueryCommand),
  transactWrite: sender<TransactWriteItemsCommandInput, TransactWriteItemsCommandOutput>(
    TransactWriteItemsCommand,
  ),
};
