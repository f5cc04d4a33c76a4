import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fromItem, fromValue, toItem, toValue } from './attribute-values.ts';

interface Answer {
  readonly body: object | string;
  readonly status?: number;
}
const REGION = 'us-east-1';
const CREDENTIALS = { accessKeyId: 'a', secretAccessKey: 'b', sessionToken: 'c' };

/** Gives the same answer to every request until it gets another one, and notes the requests. */
const table = {
  answer: { body: {} } as Answer,
  sent: [] as { readonly headers: IncomingHttpHeaders; readonly body: unknown }[],
};
const server = createServer(async (request, response) => {
  table.sent.push({ headers: request.headers, body: await json(request) });
  const { status = 200, body } = table.answer;
  response.writeHead(status, { 'x-amzn-requestid': 'request-1' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
});

let ours: typeof import('./table-client.ts').dynamoDb;
let theirs: DynamoDBDocumentClient;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', endpoint);
  vi.stubEnv('AWS_REGION', REGION);
  vi.stubEnv('AWS_ACCESS_KEY_ID', CREDENTIALS.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', CREDENTIALS.secretAccessKey);
  vi.stubEnv('AWS_SESSION_TOKEN', CREDENTIALS.sessionToken);
  // The environment is read once for each process.
  vi.resetModules();
  ({ dynamoDb: ours } = await import('./table-client.ts'));
  const settings = { endpoint, region: REGION, credentials: CREDENTIALS, maxAttempts: 1 };
  theirs = DynamoDBDocumentClient.from(new DynamoDBClient(settings), {
    marshallOptions: { removeUndefinedValues: true },
  });
});
afterAll(() => {
  theirs.destroy();
  server.closeAllConnections();
  server.close();
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** What both say of the same answer: what they return or throw, and the requests that they sent. */
async function askBoth(
  answer: Answer,
  askOurs: () => Promise<unknown>,
  askTheirs: () => Promise<unknown>,
) {
  table.answer = answer;
  table.sent = [];
  const [own] = await Promise.allSettled([askOurs()]);
  const [sdk] = await Promise.allSettled([askTheirs()]);
  const [ownRequest, sdkRequest] = table.sent;
  return { own, sdk, ownRequest, sdkRequest };
}

/** The SDK leaves the items of errors as attributes. */
const withPlainItems = (fault: object): unknown =>
  JSON.parse(JSON.stringify(fault), (name, value) => (name === 'Item' ? toItem(value) : value));

/** As a caller sees it. */
function seen(outcome: PromiseSettledResult<unknown>) {
  if (outcome.status === 'fulfilled') {
    const { $metadata: _, ...answer } = outcome.value as Record<string, unknown>;
    return { answer };
  }
  const { name, message, $metadata, CancellationReasons, Item } = outcome.reason;
  const { httpStatusCode, requestId } = $metadata;
  return { name, message, httpStatusCode, requestId, CancellationReasons, Item };
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

describe('the client of the table', () => {
  it('writes and reads every item as the SDK does', async () => {
    const key = { pk: 'a', sk: 'b' };
    await fc.assert(
      fc.asyncProperty(items, async (list) => {
        const TransactItems = list.map((Item) => ({ Put: { TableName: 't', Item } }));
        const write = { TransactItems, ClientRequestToken: 'same' };
        const written = await askBoth(
          { body: {} },
          () => ours.transactWrite(write),
          () => theirs.send(new TransactWriteCommand(write)),
        );
        expect(written.ownRequest?.body).toEqual(written.sdkRequest?.body);

        const Items = list.map((each) => fromItem(each));
        const body = { Items, Count: list.length, LastEvaluatedKey: fromItem(key) };
        const query = { TableName: 't', KeyConditionExpression: 'pk = :pk' };
        const { own, sdk } = await askBoth(
          { body },
          () => ours.query(query),
          () => theirs.send(new QueryCommand(query)),
        );
        expect(seen(own)).toEqual(seen(sdk));
      }),
      { numRuns: 200 },
    );
  });

  it('reads single items, batches and what is left of them as the SDK does', async () => {
    const Item = fromItem({ pk: 'a', list: [1, { deep: new Set(['x']) }], none: null });
    const Key = { pk: 'a', sk: 'b' };
    const get = { TableName: 't', Key };
    const one = await askBoth(
      { body: { Item, ConsumedCapacity: { TableName: 't', CapacityUnits: 0.5 } } },
      () => ours.get(get),
      () => theirs.send(new GetCommand(get)),
    );
    expect(seen(one.own)).toEqual(seen(one.sdk));
    const batch = { RequestItems: { t: { Keys: [Key] } } };
    const many = await askBoth(
      {
        body: {
          Responses: { t: [Item, Item] },
          UnprocessedKeys: { t: { Keys: [fromItem(Key)], ConsistentRead: true } },
        },
      },
      () => ours.batchGet(batch),
      () => theirs.send(new BatchGetCommand(batch)),
    );
    expect(seen(many.own)).toEqual(seen(many.sdk));
  });

  it('names the operation, the day and the session as the SDK does', async () => {
    const get = { TableName: 't', Key: { pk: 'a', sk: 'b' } };
    const { ownRequest, sdkRequest } = await askBoth(
      { body: {} },
      () => ours.get(get),
      () => theirs.send(new GetCommand(get)),
    );
    const named = ({ headers }: { headers: IncomingHttpHeaders } = { headers: {} }) => ({
      target: headers['x-amz-target'],
      type: headers['content-type'],
      token: headers['x-amz-security-token'],
      scope: /Credential=([^,]+)/.exec(headers.authorization ?? '')?.[1],
    });
    expect(named(ownRequest)).toEqual(named(sdkRequest));
    expect(ownRequest?.headers.authorization).toMatch(/SignedHeaders=[^,]*x-amz-security-token/);
  });

  it.each([
    [
      'a cancelled transaction, with its reasons',
      {
        __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
        Message: 'Transaction cancelled',
        CancellationReasons: [
          { Code: 'None' },
          { Code: 'ConditionalCheckFailed', Message: 'no', Item: { pk: { S: 'a' } } },
        ],
      },
      400,
    ],
    [
      'a condition that failed, with the item',
      {
        __type: 'com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException',
        message: 'The conditional request failed',
        Item: { pk: { S: 'a' }, count: { N: '3' } },
      },
      400,
    ],
    [
      'throttling',
      { __type: 'com.amazonaws.dynamodb.v20120810#ThrottlingException', message: 'slow' },
      400,
    ],
    ['a fault of the service', { __type: 'InternalServerError', message: 'oh' }, 500],
  ])('throws what the SDK throws: %s', async (_, body, status) => {
    const put = { TableName: 't', Item: { pk: 'a', sk: 'b' } };
    const { own, sdk } = await askBoth(
      { body, status },
      () => ours.put(put),
      () => theirs.send(new PutCommand(put)),
    );
    expect(own.status).toBe('rejected');
    expect(seen(own)).toEqual(withPlainItems(seen(sdk)));
  });

  it('names the status of an answer that is not the table’s', async () => {
    table.answer = { body: '<html>Bad gateway</html>', status: 502 };
    await expect(ours.get({ TableName: 't', Key: { pk: 'a', sk: 'b' } })).rejects.toMatchObject({
      name: 'UnknownError',
      message: '<html>Bad gateway</html>',
      $metadata: { httpStatusCode: 502 },
    });
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
