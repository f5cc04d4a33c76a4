import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { LIMITS } from '#shared/limits.ts';
import { GROUPS, type GroupName } from '#shared/registry.ts';
import { SCHOOL_LIMITS } from '#shared/schools/limits.ts';
import { LAMBDA_LIMITS } from './lambda-size.ts';
import type { Handler, Handlers } from './routes.ts';
import { type Gateway, type GatewayOptions, startGateway } from './server.ts';

let gateway: Gateway | undefined;
afterEach(async () => {
  await gateway?.close();
  gateway = undefined;
});

const everywhere = (handler: Handler): Handlers =>
  Object.fromEntries(GROUPS.map(({ name }): [GroupName, Handler] => [name, handler]));

async function serve(handler: Handler, options: Partial<GatewayOptions> = {}): Promise<string> {
  gateway = await startGateway({
    port: 0,
    handlers: everywhere(handler),
    onFault: () => undefined,
    ...options,
  });
  return `http://127.0.0.1:${gateway.port}`;
}

const echo: Handler = async (event, context) => ({
  statusCode: 200,
  headers: { 'Content-Type': 'application/json' },
  cookies: ['a=1', 'b=2'],
  body: JSON.stringify({
    event,
    group: context.functionName,
    left: context.getRemainingTimeInMillis(),
  }),
});

/** Answers how many bytes its event has. */
const measure: Handler = async (event) => ({
  statusCode: 200,
  body: String(Buffer.byteLength(JSON.stringify(event))),
});

const post = (url: string, body: BodyInit = '', headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body, headers });

const ENVELOPE = { code: 0, msg: expect.any(String), data: null };

describe('a call', () => {
  test('reaches the handler of its group and brings its answer back', async () => {
    const url = await serve(echo);
    const answer = await post(`${url}/api/index/login`, 'a=1');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    const { event, group, left } = await answer.json();
    expect(group).toBe('portal');
    expect(event.routeKey).toBe('POST /api/index/login');
    expect(answer.headers.get('apigw-requestid')).toBe(event.requestContext.requestId);
    expect(left).toBeGreaterThan(28_000);
  });

  test('may answer bytes', async () => {
    const url = await serve(async () => ({
      statusCode: 200,
      body: Buffer.from([0, 255]).toString('base64'),
      isBase64Encoded: true,
    }));
    expect(Buffer.from(await (await post(`${url}/api/index/login`)).arrayBuffer())).toEqual(
      Buffer.from([0, 255]),
    );
  });

  test.each([
    ['POST', '/api/nothing/here'],
    ['GET', '/api/index/login'],
    ['PUT', '/api/index/login'],
    ['POST', '/api/index/login/'],
    ['POST', '/api/__proto__'],
  ])('that does not exist answers 404: %s %s', async (method, path) => {
    const answer = await fetch((await serve(echo)) + path, { method });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual(ENVELOPE);
  });

  test('by HEAD gets no body, by OPTIONS an empty answer', async () => {
    const url = `${await serve(echo)}/api/index/login`;
    const headers = await fetch(url, { method: 'HEAD' });
    expect([headers.status, await headers.text()]).toEqual([404, '']);
    expect((await fetch(url, { method: 'OPTIONS' })).status).toBe(204);
  });

  test.each([
    ['a form, which is base64 in the event', 'application/x-www-form-urlencoded', 3],
    ['JSON, which is text in the event', 'application/json', 1],
  ])('passes while Lambda takes its event: %s', async (_what, type, step) => {
    const url = `${await serve(measure)}/api/index/login`;
    const ask = (bytes: number) =>
      post(url, Buffer.alloc(bytes, 'x'), { 'content-type': type, 'user-agent': 'test' });
    const [some, more] = [3_000_000, 3_000_000 + step];
    const bytesOf = async (bytes: number) => Number(await (await ask(bytes)).text());
    const least = await bytesOf(some);
    const each = (await bytesOf(more)) - least;
    const fits = some + Math.floor((LAMBDA_LIMITS.eventBytes - 1 - least) / each) * step;
    expect(await bytesOf(fits)).toBeGreaterThanOrEqual(LAMBDA_LIMITS.eventBytes - each);
    const refused = await ask(fits + step);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toEqual(ENVELOPE);
  });

  test('of escapes only is as long as JSON makes it', async () => {
    const url = `${await serve(measure)}/api/index/login`;
    const ask = (bytes: number) =>
      post(url, Buffer.alloc(bytes, 1), { 'content-type': 'application/json' });
    expect((await ask(1_000_000)).status).toBe(200);
    expect((await ask(1_048_576)).status).toBe(413);
  });

  test('with the longest body that a call reads fits, as a form too', () => {
    const headers = 64 * 1024;
    const inEvent = (bytes: number) => 4 * Math.ceil(bytes / 3) + headers;
    expect(inEvent(LIMITS.pictureBodyBytes)).toBeLessThan(LAMBDA_LIMITS.eventBytes);
    const picture = 4 * Math.ceil(SCHOOL_LIMITS.pictureBytes / 3);
    // Two of the 64 characters of base64 are escaped in a form.
    expect(picture * (1 + 2 * (2 / 64)) + headers).toBeLessThan(LIMITS.pictureBodyBytes);
  });

  test('with a body of more than 10 MB is refused before it is read', async () => {
    const url = `${await serve(echo)}/api/index/login`;
    for (const bytes of [10 * 1024 * 1024, 10 * 1024 * 1024 + 1]) {
      const refused = await post(url, Buffer.alloc(bytes));
      expect(refused.status).toBe(413);
      expect(await refused.json()).toEqual(ENVELOPE);
    }
  });

  test('that answers more than Lambda may fails', async () => {
    const url = `${await serve(async (event) => ({
      statusCode: 200,
      body: 'x'.repeat(Number(event.queryStringParameters?.['bytes'])),
    }))}/api/index/login`;
    const room = LAMBDA_LIMITS.answerBytes - JSON.stringify({ statusCode: 200, body: '' }).length;
    expect((await post(`${url}?bytes=${room}`)).status).toBe(200);
    expect((await post(`${url}?bytes=${room + 1}`)).status).toBe(500);
  });

  test('that does not say its length is refused as soon as it is too long', async () => {
    const url = await serve(echo, { limits: { bodyBytes: 1000 } });
    const body = new ReadableStream({
      async start(controller) {
        for (let part = 0; part < 20; part++) {
          controller.enqueue(Buffer.alloc(100));
          await sleep(1);
        }
        controller.close();
      },
    });
    const init = { method: 'POST', body, duplex: 'half' };
    expect((await fetch(`${url}/api/index/login`, init)).status).toBe(413);
  });

  test('that fails answers 500 without any detail', async () => {
    const url = await serve(async () => {
      throw new Error('a secret detail');
    });
    const answer = await post(`${url}/api/index/login`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('secret');
  });

  test('that takes too long answers 504 once, and its late answer is dropped', async () => {
    const url = await serve(() => sleep(200, { statusCode: 200, body: 'late' }), {
      limits: { timeoutMs: 50 },
    });
    const answer = await post(`${url}/api/index/login`);
    expect(answer.status).toBe(504);
    expect(await answer.json()).toEqual(ENVELOPE);
    await sleep(200);
    expect((await post(`${url}/api/index/login`)).status).toBe(504);
  });

  test('whose caller disconnects while sending does not disturb others', async () => {
    const url = await serve(echo);
    const socket = connect(gateway?.port ?? 0, '127.0.0.1');
    socket.write('POST /api/index/login HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\nabc');
    await sleep(50);
    socket.destroy();
    await sleep(50);
    expect((await post(`${url}/api/index/login`)).status).toBe(200);
  });

  test('keeps its connection for the next one', async () => {
    await serve(echo);
    const socket = connect(gateway?.port ?? 0, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
    const call = 'POST /api/index/login HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n';
    socket.write(call);
    await sleep(100);
    socket.write(call);
    await sleep(100);
    socket.destroy();
    expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  });
});

test('starting without the handler of a group names it', async () => {
  const { portal: _portal, ...others } = everywhere(echo);
  await expect(startGateway({ port: 0, handlers: others })).rejects.toThrow('portal');
});

test('health names the part that is down', async () => {
  const checks = { good: () => undefined, bad: () => Promise.reject(new Error('gone')) };
  const url = await serve(echo, { checks });
  const answer = await fetch(`${url}/healthz`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    status: 'unavailable',
    parts: { good: 'ok', bad: 'down' },
  });
});

test('a browser reaches the user pool only for its own session', async () => {
  const url = await serve(echo, { cognitoOrigin: 'http://127.0.0.1:9' });
  const ask = (target: string) =>
    post(`${url}/cognito/`, '{}', {
      'x-amz-target': `AWSCognitoIdentityProviderService.${target}`,
    });
  expect((await ask('AdminSetUserPassword')).status).toBe(400);
  expect((await ask('ListUsers')).status).toBe(400);
  expect((await ask('RevokeToken')).status).toBe(502);
});
