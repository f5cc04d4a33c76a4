import { createServer, request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, toEvent } from './event.ts';
import { split } from './invoke.ts';

let trustProxy = false;
const server = createServer(async (request, response) => {
  const body = await buffer(request);
  const [path, rawQueryString] = split(request.url ?? '/');
  const address = addressOf(request, trustProxy);
  const event = toEvent({
    request,
    routeKey: 'POST /api/a',
    path,
    rawQueryString,
    body,
    requestId: 'id-1',
    address,
  });
  response.end(JSON.stringify(event));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

interface Sent {
  readonly path?: string;
  readonly headers?: Record<string, string | string[]>;
  readonly body?: string | Buffer;
}

async function eventOf({
  path = '/api/a',
  headers = {},
  body = '',
}: Sent): Promise<APIGatewayProxyEventV2> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = openRequest(
      { port, host: '127.0.0.1', path, method: 'POST', headers },
      async (answer) => {
        resolve(JSON.parse(await text(answer)));
      },
    );
    request.on('error', reject).end(body);
  });
}

describe('the event of a call', () => {
  test('names route, path and query as they came', async () => {
    const event = await eventOf({ path: '/api/a?x=1&y=%E4%BD%A0&x=2' });
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'POST /api/a',
      rawPath: '/api/a',
      rawQueryString: 'x=1&y=%E4%BD%A0&x=2',
      queryStringParameters: { x: '1,2', y: '你' },
    });
    expect(await eventOf({})).not.toHaveProperty('queryStringParameters');
  });

  test('has lower-case headers, with repeated ones joined', async () => {
    const { headers } = await eventOf({ headers: { 'X-Thing': ['a', 'b'], Lang: 'cht' } });
    expect(headers).toMatchObject({ 'x-thing': 'a, b', lang: 'cht' });
  });

  test('has cookies apart from the headers', async () => {
    const event = await eventOf({ headers: { cookie: 'a=1; b=2' } });
    expect(event.cookies).toEqual(['a=1', 'b=2']);
    expect(event.headers).not.toHaveProperty('cookie');
  });

  test('carries nothing that only the edge may say', async () => {
    const { headers } = await eventOf({
      headers: { 'x-origin-token': 'forged', 'true-client-ip': '9.9.9.9' },
    });
    expect(headers).not.toHaveProperty('x-origin-token');
    expect(headers).not.toHaveProperty('true-client-ip');
  });

  test.each([
    ['application/json', false],
    ['application/json; charset=utf-8', false],
    ['text/plain', false],
    ['application/xml', false],
    ['application/x-www-form-urlencoded', true],
    ['multipart/form-data; boundary=x', true],
    ['application/octet-stream', true],
    ['application/jsonp', true],
    [undefined, true],
  ])('of type %s is base64: %s', async (type, isBase64Encoded) => {
    const event = await eventOf({ headers: type ? { 'content-type': type } : {}, body: 'a=你' });
    expect(event.isBase64Encoded).toBe(isBase64Encoded);
    expect(Buffer.from(event.body ?? '', isBase64Encoded ? 'base64' : 'utf8').toString()).toBe(
      'a=你',
    );
  });

  test('keeps bytes that are no text', async () => {
    const bytes = Buffer.from([0, 255, 128, 10]);
    const event = await eventOf({ headers: { 'content-type': 'image/png' }, body: bytes });
    expect(Buffer.from(event.body ?? '', 'base64').equals(bytes)).toBe(true);
  });

  test('has no body when none was sent', async () => {
    expect(await eventOf({})).not.toHaveProperty('body');
  });

  test('describes the request', async () => {
    const { requestContext } = await eventOf({ headers: { 'user-agent': 'Test/1' } });
    expect(requestContext).toMatchObject({
      http: {
        method: 'POST',
        path: '/api/a',
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: 'Test/1',
      },
      requestId: 'id-1',
      routeKey: 'POST /api/a',
      stage: '$default',
    });
    expect(requestContext.time).toMatch(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/);
    expect(Math.abs(requestContext.timeEpoch - Date.now())).toBeLessThan(5000);
  });

  test('takes the address from the proxy only where it is trusted, and then its last word', async () => {
    const headers = { 'x-forwarded-for': '6.6.6.6, 10.0.0.7' };
    expect((await eventOf({ headers })).requestContext.http.sourceIp).toBe('127.0.0.1');
    trustProxy = true;
    expect((await eventOf({ headers })).requestContext.http.sourceIp).toBe('10.0.0.7');
    expect((await eventOf({})).requestContext.http.sourceIp).toBe('127.0.0.1');
    trustProxy = false;
  });
});
