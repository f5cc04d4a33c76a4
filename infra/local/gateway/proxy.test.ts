import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { proxy } from './proxy.ts';

const LARGE = 5_000_000;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function openProxy(listener: RequestListener) {
  const origin = `http://127.0.0.1:${await serve(listener)}`;
  const port = await serve((request, response) =>
    proxy(request, response, { origin, path: request.url ?? '/' }),
  );
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

const head = (method: string, bytes: number) =>
  `${method} /x HTTP/1.1\r\nhost: x\r\ncontent-length: ${bytes}\r\n\r\n`;

test('a connection whose large body was refused early serves the next request', async () => {
  const socket = await openProxy((request, response) => {
    response.writeHead(request.method === 'POST' ? 400 : 200, { 'content-length': 2 }).end('ok');
    request.resume();
  });
  let answers = '';
  socket.on('data', (chunk) => {
    answers += chunk;
  });
  for (let round = 1; round <= 5; round += 1) {
    socket.write(head('POST', LARGE));
    socket.write(Buffer.alloc(LARGE));
    socket.write(head('GET', 0));
    await expect.poll(() => answers.match(/HTTP\/1\.1 \d+/g)).toHaveLength(2 * round);
  }
  expect(answers.match(/HTTP\/1\.1 \d+/g)?.slice(-2)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
  socket.destroy();
});

test('a caller who leaves while sending ends the request behind, too', async () => {
  const { promise: ended, resolve } = Promise.withResolvers<boolean>();
  const socket = await openProxy((request) => {
    request.resume();
    request.on('error', () => resolve(true));
  });
  socket.write(head('POST', LARGE));
  socket.write(Buffer.alloc(1000));
  setTimeout(() => socket.destroy(), 50);
  expect(await ended).toBe(true);
});

test('a kept connection that the server closes when it is used again is not noticed by the caller', async () => {
  const used = new WeakSet<object>();
  const origin = `http://127.0.0.1:${await serve((request, response) => {
    if (used.has(request.socket)) request.socket.destroy();
    else request.resume().on('end', () => response.end('ok'));
    used.add(request.socket);
  })}`;
  const port = await serve((request, response) =>
    proxy(request, response, { origin, path: request.url ?? '/' }),
  );
  for (const method of ['GET', 'GET', 'POST', 'POST', 'GET']) {
    const body = method === 'POST' ? 'x' : null;
    expect((await fetch(`http://127.0.0.1:${port}/`, { method, body })).status).toBe(200);
  }
});

test('a server that is not there answers 502', async () => {
  const port = await serve((request, response) =>
    proxy(request, response, { origin: 'http://127.0.0.1:1', path: '/' }),
  );
  expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x' })).status).toBe(
    502,
  );
});
