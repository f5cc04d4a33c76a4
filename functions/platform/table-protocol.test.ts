import {
  BatchGetItemCommand,
  DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  TransactionCanceledException,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand as QueryDocuments,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromItem, fromValue, toItem, toValue } from './attribute-values.ts';
import { TableProtocol } from './table-protocol.ts';

const text = (body: unknown): string =>
  typeof body === 'string' ? body : new TextDecoder().decode(body as Uint8Array);

/** A client that gets the same answer to every request, and keeps the bodies of the requests. */
function client(protocol: object, answer: object, status = 200) {
  const sent: unknown[] = [];
  const requestHandler = {
    handle: async ({ body }: { readonly body: unknown }) => {
      sent.push(JSON.parse(text(body)));
      const bytes = Buffer.from(JSON.stringify(answer));
      return { response: { statusCode: status, headers: {}, body: bytes } };
    },
  };
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  const settings = { region: 'us-east-1', credentials, requestHandler, maxAttempts: 1 };
  return { dynamoDb: new DynamoDBClient({ ...settings, ...protocol }), sent };
}
const ours = (answer: object, status?: number) =>
  client({ protocol: TableProtocol }, answer, status);
function theirs(answer: object, status?: number) {
  const { dynamoDb, sent } = client({}, answer, status);
  const marshallOptions = { removeUndefinedValues: true };
  return { dynamoDb: DynamoDBDocumentClient.from(dynamoDb, { marshallOptions }), sent };
}

const number = fc.oneof(fc.maxSafeInteger(), fc.double({ noNaN: true, noDefaultInfinity: true }));
const safe = number.filter((value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER);
const bytes = fc.uint8Array({ maxLength: 20 });
const name = fc.oneof(
  fc.string().filter((text) => text !== '__proto__' && text !== 'constructor'),
  fc.constantFrom('Item', 'Keys', 'S'),
);
const { item } = fc.letrec((tie) => ({
  item: fc.dictionary(name, tie('value'), { maxKeys: 6 }),
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.string({ unit: 'grapheme' }),
    safe,
    fc.boolean(),
    fc.constant(null),
    fc.bigInt(),
    bytes,
    fc.uniqueArray(fc.string(), { minLength: 1 }).map((list) => new Set(list)),
    fc.uniqueArray(fc.integer(), { minLength: 1 }).map((list) => new Set(list)),
    fc.array(tie('value'), { maxLength: 5 }),
    tie('item'),
  ),
}));
const items = fc.array(item as fc.Arbitrary<Record<string, unknown>>, { maxLength: 4 });

describe('the protocol of the table', () => {
  it('writes and reads every item as the SDK does', async () => {
    const key = { pk: 'a', sk: 'b' };
    await fc.assert(
      fc.asyncProperty(items, async (list) => {
        const writes = list.map((Item) => ({ Put: { TableName: 't', Item } }));
        const input = { TransactItems: writes, ClientRequestToken: 'same' };
        const own = ours({});
        const sdk = theirs({});
        await own.dynamoDb.send(new TransactWriteItemsCommand(input as never));
        await sdk.dynamoDb.send(new TransactWriteCommand(input));
        expect(own.sent).toEqual(sdk.sent);

        const Items = list.map((each) => fromItem(each));
        const LastEvaluatedKey = fromItem(key);
        const answer = { Items, Count: list.length, LastEvaluatedKey };
        const query = { TableName: 't', KeyConditionExpression: 'pk = :pk' };
        const read = await ours(answer).dynamoDb.send(new QueryCommand(query));
        const expected = await theirs(answer).dynamoDb.send(new QueryDocuments(query));
        expect(read).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  it('reads single items, batches and what is left of them as the SDK does', async () => {
    const Item = fromItem({ pk: 'a', list: [1, { deep: new Set(['x']) }], none: null });
    const Key = { pk: 'a', sk: 'b' };
    const get = { TableName: 't', Key };
    const one = { Item, ConsumedCapacity: { TableName: 't', CapacityUnits: 0.5 } };
    expect(await ours(one).dynamoDb.send(new GetItemCommand(get as never))).toEqual(
      await theirs(one).dynamoDb.send(new GetCommand(get)),
    );
    const batch = { RequestItems: { t: { Keys: [Key] } } };
    const many = {
      Responses: { t: [Item, Item] },
      UnprocessedKeys: { t: { Keys: [fromItem(Key)], ConsistentRead: true } },
    };
    expect(await ours(many).dynamoDb.send(new BatchGetItemCommand(batch as never))).toEqual(
      await theirs(many).dynamoDb.send(new BatchGetCommand(batch)),
    );
  });

  it('throws what the SDK throws, with the reasons of a cancelled transaction', async () => {
    const answer = {
      __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
      Message: 'Transaction cancelled',
      CancellationReasons: [{ Code: 'None' }, { Code: 'ConditionalCheckFailed', Message: 'no' }],
    };
    const write = new TransactWriteItemsCommand({ TransactItems: [] });
    const error = await ours(answer, 400)
      .dynamoDb.send(write)
      .catch((thrown: unknown) => thrown);
    const expected = await theirs(answer, 400)
      .dynamoDb.send(new TransactWriteCommand({ TransactItems: [] }))
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TransactionCanceledException);
    expect({ ...(error as object) }).toEqual({ ...(expected as object) });
    expect((error as Error).message).toBe((expected as Error).message);
  });
});

describe('a value', () => {
  it('keeps the name __proto__, which the SDK loses', () => {
    const item = JSON.parse('{"__proto__":{"a":1}}');
    const stored = JSON.stringify(fromItem(item));
    expect(JSON.stringify(toItem(JSON.parse(stored)))).toBe('{"__proto__":{"a":1}}');
  });

  it.each([
    ['1e400', Number.POSITIVE_INFINITY],
    ['9007199254740993', 9007199254740993n],
    ['-0.1', -0.1],
    ['1E2', 100],
  ])('of the number %s is exact', (stored, value) => {
    expect(toValue({ N: stored })).toBe(value);
  });

  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 53,
    new Date(),
    new Map(),
    new Set(),
    new Set([1, 'a']),
    undefined,
    () => undefined,
  ])('that the table cannot keep is refused: %s', (value) => {
    expect(() => fromValue(value)).toThrow(TypeError);
  });
});
