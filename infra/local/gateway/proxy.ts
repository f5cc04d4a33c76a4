import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as openRequest,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { drain } from '../read-body.ts';
import { sendEnvelope } from './answer.ts';

/**
 * Connections are kept for requests that can be sent again: a server may close one at the moment it is used.
 * A body is streamed, so that a request with one gets a connection of its own.
 */
const kept = new Agent({ keepAlive: true, maxSockets: 64 });
const REPEATABLE = new Set(['GET', 'HEAD']);

export interface ProxyTarget {
  readonly origin: string;
  readonly path: string;
  /** Keeps the caller's Host header, which a signature may cover. */
  readonly keepHost?: boolean;
  /** Leaves out what tells of the page that asks: the part behind refuses pages. */
  readonly asOwnCaller?: boolean;
}

const OF_PAGES = /^(?:origin|referer|cookie|sec-.*)$/;

const outgoing = (request: IncomingMessage, target: ProxyTarget) => {
  const { origin, path, keepHost, asOwnCaller } = target;
  const { hostname, port, host } = new URL(origin);
  const headers: IncomingHttpHeaders = { ...request.headers, ...(keepHost ? {} : { host }) };
  if (asOwnCaller)
    for (const name of Object.keys(headers)) if (OF_PAGES.test(name)) delete headers[name];
  return { hostname, port, path, method: request.method ?? 'GET', headers };
};

/** Passes a request to another server and streams its answer back. */
export function proxy(
  request: IncomingMessage,
  response: ServerResponse,
  target: ProxyTarget,
): void {
  const isRepeatable = REPEATABLE.has(request.method ?? 'GET');
  const agent = isRepeatable ? kept : new Agent({ keepAlive: true });
  const upstream = openRequest({ ...outgoing(request, target), agent });
  upstream.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, response).catch(() => response.destroy());
  });
  upstream.on('error', () => {
    // Once the answer has begun the request may fail: the server may refuse a body before reading it.
    if (response.headersSent || response.destroyed) return;
    if (isRepeatable && upstream.reusedSocket) proxy(request, response, target);
    else sendEnvelope(response, 502, 'Bad Gateway', { connection: 'close' });
  });
  request.on('error', () => upstream.destroy());
  response.on('close', () => {
    request.unpipe(upstream);
    upstream.destroy();
    if (agent !== kept) agent.destroy();
    drain(request);
  });
  // No pipeline: it destroys a request that was answered early, and its connection would wait for ever.
  request.pipe(upstream);
}

/** Passes on an upgraded connection, such as the live-reload socket of development. */
export function proxyUpgrade(
  request: IncomingMessage,
  socket: Socket,
  head: Buffer,
  target: ProxyTarget,
): void {
  const upstream = openRequest(outgoing(request, target));
  upstream.on('error', () => socket.destroy());
  upstream.on('upgrade', (answer, other, otherHead) => {
    const lines = Object.entries(answer.headers).map(
      ([name, value]) => `${name}: ${String(value)}`,
    );
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    if (otherHead.length) socket.write(otherHead);
    if (head.length) other.write(head);
    other.on('error', () => socket.destroy()).pipe(socket);
    socket.on('error', () => other.destroy()).pipe(other);
  });
  upstream.end();
}
