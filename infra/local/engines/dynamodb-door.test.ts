import { once } from 'node:events';
import { request as openRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { DynamoDBClient, ListTablesCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Engines, startEngines } from '#infra/local/start-engines.ts';
import { openDynamoDbDoor } from './dynamodb-door.ts';

let engines: Engines;
beforeAll(async () => {
  engines = await startEngines();
}, 30_000);
afterAll(() => engines.stop());

const client = (changes = {}) =>
  new DynamoDBClient({
    endpoint: engines.endpoints.dynamodb ?? '',
    region: engines.env['AWS_REGION'] ?? '',
    maxAttempts: 1,
    credentials: {
      accessKeyId: engines.env['AWS_ACCESS_KEY_ID'] ?? '',
      secretAccessKey: engines.env['AWS_SECRET_ACCESS_KEY'] ?? '',
      ...changes,
    },
  });

const LIST = {
  'content-type': 'application/x-amz-json-1.0',
  'x-amz-target': 'DynamoDB_20120810.ListTables',
};

function post(endpoint: string | undefined, headers: Record<string, string>, method = 'POST') {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(endpoint ?? '');
    const sent = openRequest({ hostname, port, method, path: '/', headers }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, body: await text(answer) });
    });
    sent.on('error', reject).end(method === 'POST' ? '{}' : undefined);
  });
}

describe('the table', () => {
  test('is open to who holds the secret', async () => {
    const { TableNames } = await client().send(new ListTablesCommand({}));
    expect(TableNames).toEqual(['classroom']);
  });

  test.each([
    ['another secret', { secretAccessKey: 'x' }],
    ['another account', { accessKeyId: 'x' }],
  ])('is closed to who holds %s', async (_what, changes) => {
    const write = new PutItemCommand({ TableName: 'classroom', Item: { pk: { S: 'a' } } });
    for (const command of [new ListTablesCommand({}), write])
      await expect(client(changes).send(command as ListTablesCommand)).rejects.toMatchObject({
        name: 'UnrecognizedClientException',
      });
  });

  test('is closed to who has no signature, or signed something else', async () => {
    const closed = { status: 400, body: expect.stringContaining('UnrecognizedClient') };
    const made = 'AWS4-HMAC-SHA256 Credential=LOCAL/20250101/us-east-1/dynamodb/aws4_request';
    const authorization = `${made}, SignedHeaders=host, Signature=local`;
    expect(await post(engines.endpoints.dynamodb, LIST)).toEqual(closed);
    expect(await post(engines.endpoints.dynamodb, { ...LIST, authorization })).toEqual(closed);
    const changed = new ListTablesCommand({});
    changed.middlewareStack.add(
      (next) => (args) => {
        Object.assign(args.request as object, { body: '[]' });
        return next(args);
      },
      { step: 'finalizeRequest', priority: 'low' },
    );
    await expect(client().send(changed)).rejects.toMatchObject({
      name: 'UnrecognizedClientException',
    });
  });
});

describe.each(['dynamodb', 'cognito', 'sns'] as const)('the port of %s', (part) => {
  test.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of a sandboxed frame', { origin: 'null' }],
    ['of another site', { 'sec-fetch-site': 'cross-site' }],
    ['that is opened by itself', { 'sec-fetch-site': 'none' }],
    ['whose name leads here', { host: 'rebound.evil.example' }],
    ['whose name leads here, with a port', { host: 'rebound.evil.example:4001' }],
    ['of another port', { host: '127.0.0.1:80' }],
  ])('answers no page %s', async (_what, headers) => {
    for (const method of ['POST', 'GET', 'OPTIONS']) {
      const answer = await post(engines.endpoints[part], { ...LIST, ...headers }, method);
      expect([method, answer.status]).toEqual([method, 403]);
    }
  });
});

describe('a caller without a secret', () => {
  const options = {
    port: 0,
    engine: 'http://127.0.0.1:1',
    credentials: { accessKeyId: 'LOCAL', secretAccessKey: 'a secret' },
    check: async () => undefined,
  };

  /** Connects to a door of this process, and tells what Buffer.concat was given meanwhile. */
  async function knock(talk: (socket: ReturnType<typeof connect>) => Promise<unknown>) {
    const door = await openDynamoDbDoor(options);
    const concat = vi.spyOn(Buffer, 'concat');
    const socket = connect({ port: door.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined).resume();
    try {
      await once(socket, 'connect');
      await talk(socket);
      return concat.mock.calls.length;
    } finally {
      concat.mockRestore();
      socket.destroy();
      await door.close();
    }
  }

  test('who never ends is cut off after the refusal', async () => {
    const zeros = Buffer.alloc(64 * 1024);
    const joined = await knock(async (socket) => {
      const closed = new Promise((resolve) => socket.once('close', resolve));
      const timer = setInterval(() => socket.write(zeros), 1);
      await closed.finally(() => clearInterval(timer));
    });
    expect(joined).toBeLessThan(3);
  });

  test('with a long body in many pieces makes the door read it once', async () => {
    const joined = await knock(async (socket) => {
      const answered = once(socket, 'data');
      socket.setNoDelay().write('POST / HTTP/1.1\r\ncontent-length: 200000\r\n\r\n');
      for (let index = 0; index < 100; index += 1) {
        socket.write(Buffer.alloc(2000));
        await new Promise(setImmediate);
      }
      await answered;
    });
    expect(joined).toBeLessThan(5);
  });
});
