import { once } from 'node:events';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Disturbing } from './disturb.ts';
import { disturbingServer } from './disturbing-server.ts';
import { HEALTH_PATH } from './listen.ts';
import { isFromPage } from './own-callers.ts';
import { type Credentials, SignatureError, sha256, verifySignature } from './signature.ts';

export interface DoorOptions {
  readonly port: number;
  /** Where the engine listens. */
  readonly engine: string;
  readonly credentials: Credentials;
  /** Rejects when the engine does not work. */
  readonly check: () => Promise<unknown>;
  /** Without it nothing is disturbed. */
  readonly disturbing?: Disturbing | undefined;
}
type Inner = Pick<DoorOptions, 'engine' | 'credentials' | 'check'> & {
  readonly disturber: Server | undefined;
};

/** The first request of a connection. */
interface First {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** All that has arrived. */
  readonly bytes: Buffer;
}

const HEAD_MAX = 16 * 1024;
const BODY_MAX = 20 * 1024 * 1024;
const FIRST_MS = 10_000;
const END_OF_HEAD = '\r\n\r\n';

function readHead(head: string): Pick<First, 'method' | 'url' | 'headers'> {
  const [start = '', ...lines] = head.split('\r\n');
  const [method = '', url = ''] = start.split(' ');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(':');
    return [name.toLowerCase(), value.join(':').trim()];
  });
  if (new Set(headers.map(([name]) => name)).size < headers.length)
    throw new SignatureError('AccessDenied', 'A header is given twice.');
  return { method, url, headers: Object.fromEntries(headers) };
}

/** The first request, or the number of bytes below which there is no more to be read of it. */
function readFirst(bytes: Buffer): First | number {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end < 0 && bytes.length < HEAD_MAX) return bytes.length + 1;
  const request = readHead(bytes.toString('latin1', 0, end));
  const start = end + END_OF_HEAD.length;
  const length = Number(request.headers['content-length'] ?? 0);
  if (end < 0 || request.headers['transfer-encoding'] || !(length <= BODY_MAX))
    throw new SignatureError(
      'AccessDenied',
      'The request is too large, or its length is not told.',
    );
  if (bytes.length < start + length) return start + length;
  return { ...request, bytes, body: bytes.subarray(start, start + length) };
}

/** Waits for the first request; undefined when the caller leaves before. */
function firstOf(socket: Socket): Promise<First | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let needed = 0;
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      chunks.push(chunk);
      if (size < needed) return;
      try {
        const first = readFirst(Buffer.concat(chunks, size));
        if (typeof first === 'number') {
          needed = first;
          return;
        }
        socket.off('data', take).pause();
        resolve(first);
      } catch (error) {
        socket.off('data', take).pause();
        reject(error);
      }
    };
    socket.on('data', take).once('close', () => resolve(undefined));
  });
}

/** Answers, and ends the connection also for a caller who goes on. */
function answer(socket: Socket, status: string, body: object): void {
  const json = JSON.stringify(body);
  const type = 'content-type: application/x-amz-json-1.0';
  const head = `HTTP/1.1 ${status}\r\n${type}\r\ncontent-length: ${Buffer.byteLength(json)}\r\nconnection: close`;
  socket.end(`${head}${END_OF_HEAD}${json}`, () => socket.destroy());
}

const refusal = (message: string) => ({
  __type: 'com.amazonaws.dynamodb.v20120810#UnrecognizedClientException',
  message,
});

function checkSigned({ body, ...request }: First, credentials: Credentials): void {
  verifySignature(request, { credentials, service: 'dynamodb', payload: sha256(body) });
}

/** Joins a caller with the engine; what either says goes to the other, and one ends with the other. */
function join(socket: Socket, { bytes }: First, engine: URL): void {
  const inner = connect({ host: engine.hostname, port: Number(engine.port), noDelay: true });
  inner.on('error', () => socket.destroy()).on('close', () => socket.destroy());
  socket.on('close', () => inner.destroy());
  inner.write(bytes);
  inner.pipe(socket);
  socket.pipe(inner);
}

/** Hands a caller over to a server that reads every request. */
function handOver(socket: Socket, { bytes }: First, server: Server): void {
  socket.unshift(bytes);
  server.emit('connection', socket);
  socket.resume();
}

async function serve(
  socket: Socket,
  { engine, credentials, check, disturber }: Inner,
): Promise<void> {
  const late = setTimeout(() => socket.destroy(), FIRST_MS);
  try {
    const first = await firstOf(socket);
    if (!first) return;
    if (isFromPage(first.headers, socket.localPort))
      return answer(socket, '403 Forbidden', refusal('Pages have no business here.'));
    if (first.url === HEALTH_PATH) {
      await check();
      return answer(socket, '200 OK', {});
    }
    checkSigned(first, credentials);
    if (disturber) handOver(socket, first, disturber);
    else join(socket, first, new URL(engine));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    answer(
      socket,
      error instanceof SignatureError ? '400 Bad Request' : '503 Unavailable',
      refusal(message),
    );
  } finally {
    clearTimeout(late);
  }
}

/**
 * The door of the DynamoDB engine, which knows no secret itself. A connection whose first request is signed with
 * our secret, and is not of a page, is joined with the engine; only its owner can say more on it, so nothing more
 * is checked, and a call costs no second reading of HTTP. The engine listens on a port that nobody is told.
 */
export async function openDynamoDbDoor({ port, disturbing, ...options }: DoorOptions) {
  const disturber = disturbing && disturbingServer(options.engine, disturbing);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    void serve(socket, { ...options, disturber });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
