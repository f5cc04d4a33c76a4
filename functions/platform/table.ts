import { randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { fromItem, toItem } from './attribute-values.ts';
import { chunk } from './chunk.ts';
import { env } from './env.ts';
import { gathering, gatherReads } from './gathered-reads.ts';
import { addConsumption } from './meter.ts';
import { Patience } from './patience.ts';
import * as client from './table-client.ts';
import { CONDITION, persist, reasonsOf } from './table-trouble.ts';

const { dynamoDb } = client;

type Request<T> = Omit<T, 'TableName' | 'ReturnConsumedCapacity'>;
export type Query = Request<client.Query>;
const common = () => ({ TableName: env('TABLE_NAME'), ReturnConsumedCapacity: 'TOTAL' as const });

/** A type and no interface, so that it fits where any item does. */
export type TableKey = Readonly<Record<'pk' | 'sk', string>>;
export type Item = Record<string, unknown>;

async function readItem(request: Request<client.Get>): Promise<Item | undefined> {
  const answer = await persist(() => dynamoDb.get({ ...request, ...common() }));
  addConsumption('read', answer.ConsumedCapacity);
  return answer.Item;
}

interface ItemRequest {
  readonly Key: TableKey;
  readonly ConsistentRead?: boolean;
}

export async function getItem({
  Key,
  ConsistentRead = false,
}: ItemRequest): Promise<Item | undefined> {
  const gathered = ConsistentRead ? undefined : gathering();
  return gathered ? gathered.get(Key) : readItem({ Key: { ...Key }, ConsistentRead });
}

/** Keys of one batch at most. */
const BATCH_MAX = 100;

interface Consistency {
  readonly consistent?: boolean;
}

/** Items by key, in no particular order, without those that do not exist. Read in batches, side by side. */
export async function getItems(
  keys: readonly TableKey[],
  options: Consistency = {},
): Promise<Item[]> {
  const gathered = options.consistent ? undefined : gathering();
  if (!gathered) {
    const batches = chunk(keys, BATCH_MAX).map((batch) => readItems(batch, options));
    return (await Promise.all(batches)).flat();
  }
  const found = await Promise.all(keys.map((key) => gathered.get(key)));
  return found.filter((item) => item !== undefined);
}

/** A key as one text. */
export const placeOf = ({ pk, sk }: Item | TableKey): string => `${pk} ${sk}`;

/** Items by key, in the order of the keys; undefined where there is none. A key that occurs twice is read once. */
export async function getItemsInOrder(
  keys: readonly TableKey[],
  options: Consistency = {},
): Promise<(Item | undefined)[]> {
  const distinct = new Map(keys.map((key) => [placeOf(key), key]));
  const items = distinct.size > 0 ? await getItems([...distinct.values()], options) : [];
  const found = new Map(items.map((item) => [placeOf(item), item]));
  return keys.map((key) => found.get(placeOf(key)));
}

async function readItems(
  keys: readonly TableKey[],
  { consistent = false }: Consistency = {},
): Promise<Item[]> {
  const { TableName, ReturnConsumedCapacity } = common();
  const items: Item[] = [];
  let pending: client.BatchGet['RequestItems'] = {
    [TableName]: { Keys: keys.map((key) => ({ ...key })), ConsistentRead: consistent },
  };
  const patience = new Patience();
  do {
    const request: client.BatchGet = { RequestItems: pending, ReturnConsumedCapacity };
    const answer: client.BatchGot = await persist(() => dynamoDb.batchGet(request), patience);
    addConsumption('read', answer.ConsumedCapacity);
    items.push(...(answer.Responses?.[TableName] ?? []));
    pending = answer.UnprocessedKeys;
  } while (pending?.[TableName] && (await patience.again('unprocessed')));
  if (pending?.[TableName]) throw new Error('the table did not answer all keys of a batch');
  return items;
}

/** Asks for the item as it is when a condition fails, which costs nothing. */
const SHOWING_WHY = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;

/** The item that made a condition fail, where it was asked for. */
const itemThatFailed = (error: unknown): Item | undefined =>
  isConditionFailure(error) ? (error as { readonly Item?: Item }).Item : undefined;

const isAsSent = (stored: Item | undefined, sent: Item | undefined): boolean =>
  isDeepStrictEqual(stored, toItem(fromItem(sent ?? {})));

/** A condition that fails on what this very write has stored, and nobody has told us, has not failed. */
export async function putItem(request: Request<client.Put>): Promise<void> {
  const answer = await persist(async (mayBeDone): Promise<client.WasPut> => {
    const showing = mayBeDone && request.ConditionExpression ? SHOWING_WHY : {};
    try {
      return await dynamoDb.put({ ...request, ...showing, ...common() });
    } catch (error) {
      if (mayBeDone && isAsSent(itemThatFailed(error), request.Item)) return {};
      throw error;
    }
  });
  addConsumption('write', answer.ConsumedCapacity);
}

/** Without a condition, so that it can be repeated. */
export async function deleteItem({ Key }: Pick<client.Delete, 'Key'>): Promise<void> {
  const answer = await persist(() => dynamoDb.delete({ Key, ...common() }));
  addConsumption('write', answer.ConsumedCapacity);
}

export interface QueryResult {
  readonly items: Item[];
  readonly count: number;
  readonly next: Item | undefined;
}

/** Reads that are asked for within `run` are read once each, in as few batches as possible. */
export const readTogether = <T>(run: () => T): T =>
  gatherReads({ load: readItems, most: BATCH_MAX }, run);

export async function queryItems(request: Query): Promise<QueryResult> {
  const gathered = gathering();
  return gathered ? gathered.during(() => query(request)) : query(request);
}

async function query(request: Query): Promise<QueryResult> {
  const answer = await persist(() => dynamoDb.query({ ...request, ...common() }));
  addConsumption('read', answer.ConsumedCapacity);
  return { items: answer.Items ?? [], count: answer.Count ?? 0, next: answer.LastEvaluatedKey };
}

/** All items of a query, page after page: the caller bounds them. */
export async function queryAll(query: Query): Promise<Item[]> {
  const all: Item[] = [];
  let from: Item | undefined;
  do {
    const { items, next } = await queryItems({ ...query, ExclusiveStartKey: from });
    all.push(...items);
    from = next;
  } while (from);
  return all;
}

type Write = NonNullable<client.TransactWrite['TransactItems']>[number];
type Writes = { [K in keyof Write]?: Request<NonNullable<Write[K]>> };

/** One write of a transaction, made by an entity; the table's name is added when it is sent. */
export type TransactWrite = Writes & {
  /** Thrown when this write's condition fails. */
  readonly refusal?: Error;
};

/** The refusal to throw; none when a failed write has none, because its caller retries. */
function refusalOf(error: unknown, writes: readonly TransactWrite[]): Error | undefined {
  const refused = writes.filter((_, index) => reasonsOf(error)[index] === CONDITION);
  return refused.every(({ refusal }) => refusal) ? refused[0]?.refusal : undefined;
}

/** More are refused by the table, and so is an item that is written twice. */
export const TRANSACTION_MAX = 100;

function addressOf({ Put, Update, Delete, ConditionCheck }: TransactWrite): string {
  const { pk, sk } = Put?.Item ?? (Update ?? Delete ?? ConditionCheck)?.Key ?? {};
  return `${pk} ${sk}`;
}

/** Throws where the table would refuse, in words that tell what is wrong: the kind of an item only, as keys may hold names. */
function requireWritable(writes: readonly TransactWrite[]): void {
  if (writes.length > TRANSACTION_MAX)
    throw new TypeError(`${writes.length} writes in a transaction of ${TRANSACTION_MAX} at most`);
  const addresses = writes.map(addressOf);
  const twice = addresses.find((each, index) => addresses.indexOf(each) !== index);
  if (twice !== undefined)
    throw new TypeError(
      `an item twice in a transaction: ${twice.split('#').slice(2, 4).join('#')}`,
    );
}

function toWrite({ refusal: _, ...write }: TransactWrite, TableName: string): Write {
  return Object.fromEntries(
    Object.entries(write).map(([kind, body]) => [kind, { ...body, TableName }]),
  ) as Write;
}

/**
 * Carries out a transaction. Throws the refusal of the write whose condition failed, else
 * TransactionCanceledException.
 * @param within milliseconds, where something else can be done than to wait for others on the same items
 */
export async function transact(
  writes: readonly TransactWrite[],
  { within }: { readonly within?: number } = {},
): Promise<void> {
  requireWritable(writes);
  const { TableName, ReturnConsumedCapacity } = common();
  const TransactItems = writes.map((write) => toWrite(write, TableName));
  let ClientRequestToken = randomUUID();
  const answer = await persist((mayBeDone) => {
    // What has taken place already is not carried out a second time under the same token.
    if (!mayBeDone) ClientRequestToken = randomUUID();
    const request = { TransactItems, ReturnConsumedCapacity, ClientRequestToken };
    return dynamoDb.transactWrite(request);
  }, new Patience(within)).catch((error: unknown) => {
    throw refusalOf(error, writes) ?? error;
  });
  addConsumption('write', answer.ConsumedCapacity);
}

/** An update that adds, with a mark by which its own effect is known: nothing is added twice. */
function marked(request: Request<client.Update>, mark: string): Request<client.Update> {
  const { UpdateExpression = '', ExpressionAttributeValues } = request;
  const set = 'SET lastWrite = :lastWrite';
  return {
    ...request,
    UpdateExpression: UpdateExpression.includes('SET ')
      ? UpdateExpression.replace('SET ', `${set}, `)
      : `${set} ${UpdateExpression}`,
    ExpressionAttributeValues: { ...ExpressionAttributeValues, ':lastWrite': mark },
  };
}

/** The same, where an attempt may have taken place already. */
function unlessMarked({ ConditionExpression: own, ...request }: Request<client.Update>) {
  const unmarked = '(attribute_not_exists(lastWrite) OR lastWrite <> :lastWrite)';
  const ConditionExpression = own ? `(${own}) AND ${unmarked}` : unmarked;
  return { ...request, ConditionExpression, ...SHOWING_WHY };
}

/** Adds up once, whatever becomes of the answer. All else that an update does must bear to be repeated. */
async function addToItem(request: Request<client.Update>): Promise<client.WasUpdated> {
  const mark = randomBytes(6).toString('base64url');
  const update = marked(request, mark);
  return persist(async (mayBeDone) => {
    try {
      return await dynamoDb.update({ ...(mayBeDone ? unlessMarked(update) : update), ...common() });
    } catch (error) {
      const Attributes = itemThatFailed(error);
      if (mayBeDone && Attributes?.['lastWrite'] === mark) return { Attributes };
      throw error;
    }
  });
}

/** Answers attributes as `ReturnValues` asks, which is all new ones or none. */
export async function updateItem(request: Request<client.Update>): Promise<Item | undefined> {
  const answer = await (/\bADD /.test(request.UpdateExpression ?? '')
    ? addToItem(request)
    : persist(() => dynamoDb.update({ ...request, ...common() })));
  addConsumption('write', answer.ConsumedCapacity);
  return answer.Attributes;
}

export const isConditionFailure = (error: unknown): boolean =>
  (error instanceof Error && error.name === 'ConditionalCheckFailedException') ||
  reasonsOf(error).includes(CONDITION);

/** A transaction, or a plain write when there is only one, at half the cost. */
export async function write(writes: readonly TransactWrite[]): Promise<void> {
  const [only, ...others] = writes;
  if (!only?.Put || others.length > 0) return transact(writes);
  await putItem(only.Put).catch((error: unknown) => {
    throw isConditionFailure(error) ? (only.refusal ?? error) : error;
  });
}

/** False when a condition failed because an item changed in between. */
export async function written(writes: readonly TransactWrite[]): Promise<boolean> {
  try {
    await write(writes);
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
