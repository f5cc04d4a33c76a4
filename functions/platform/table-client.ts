import type {
  AttributeValue,
  BatchGetItemCommandInput,
  BatchGetItemCommandOutput,
  DeleteItemCommandInput,
  DeleteItemCommandOutput,
  GetItemCommandInput,
  GetItemCommandOutput,
  PutItemCommandInput,
  PutItemCommandOutput,
  QueryCommandInput,
  QueryCommandOutput,
  TransactWriteItemsCommandInput,
  TransactWriteItemsCommandOutput,
  UpdateItemCommandInput,
  UpdateItemCommandOutput,
} from '@aws-sdk/client-dynamodb';
import { announced } from './aws-client.ts';
import { sendToTable } from './table-connection.ts';
import { readAnswered, writeRequest } from './table-protocol.ts';

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

/** An operation on the table, announced as a command of the SDK. It asks once: `persist` asks again. */
export const operation =
  <I extends object, O>(name: string) =>
  (input: Plain<I> & object): Promise<Plain<O>> =>
    announced(`${name}Command`, input, async () =>
      readAnswered(await sendToTable(name, writeRequest(input))),
    ) as Promise<Plain<O>>;

/** The operations on the table that the server uses, with plain values. */
export const dynamoDb = {
  get: operation<GetItemCommandInput, GetItemCommandOutput>('GetItem'),
  batchGet: operation<BatchGetItemCommandInput, BatchGetItemCommandOutput>('BatchGetItem'),
  put: operation<PutItemCommandInput, PutItemCommandOutput>('PutItem'),
  delete: operation<DeleteItemCommandInput, DeleteItemCommandOutput>('DeleteItem'),
  update: operation<UpdateItemCommandInput, UpdateItemCommandOutput>('UpdateItem'),
  query: operation<QueryCommandInput, QueryCommandOutput>('Query'),
  transactWrite: operation<TransactWriteItemsCommandInput, TransactWriteItemsCommandOutput>(
    'TransactWriteItems',
  ),
};
