import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Envelope } from '#shared/endpoint.ts';

/** The bytes of a request, prepared so that the client costs little. */
export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

export function toBytes(host: string, { method, path, headers = {}, body = '' }: Shot): Buffer {
  const lines = Object.entries({
    host,
    ...headers,
    ...(method === 'POST' && { 'content-length': String(Buffer.byteLength(body)) }),
  }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** The length of the first answer in a buffer; undefined while it is not complete. */
function answerLength(buffer: Buffer): number | undefined {
  const end = buffer.indexOf(END_OF_HEAD);
  if (end < 0) return undefined;
  const head = buffer.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head.split('\r\n')[0]);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error('an answer without content-length');
  const total = end + END_OF_HEAD.length + Number(length);
  return buffer.length >= total ? total : undefined;
}

/** A keep-alive connection with one request at a time. */
export class Connection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #settle: { resolve: (answer: Buffer) => void; reject: (error: unknown) => void } | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#receive(chunk));
    socket.on('error', (error) => this.#settle?.reject(error));
    socket.on('close', () => this.#settle?.reject(new Error('the connection was closed')));
  }

  static async open(port: number): Promise<Connection> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Connection(socket);
  }

  #receive(chunk: Buffer): void {
    this.#received = this.#received.length ? Buffer.concat([this.#received, chunk]) : chunk;
    try {
      const length = answerLength(this.#received);
      if (length === undefined) return;
      const answer = this.#received.subarray(0, length);
      this.#received = this.#received.subarray(length);
      this.#settle?.resolve(answer);
    } catch (error) {
      this.#settle?.reject(error);
    }
  }

  send(bytes: Buffer): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#socket.write(bytes);
    });
  }

  close(): void {
    this.#settle = undefined;
    this.#socket.destroy();
  }
}

const DECODE: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** The head of an answer, as text, and the bytes of its body. */
export function splitAnswer(answer: Buffer): { readonly head: string; readonly body: Buffer } {
  const end = answer.indexOf(END_OF_HEAD);
  return {
    head: answer.toString('latin1', 0, end),
    body: answer.subarray(end + END_OF_HEAD.length),
  };
}

/** The headers of a head, by their names in small letters. */
export const headersOf = (head: string): Map<string, string> =>
  new Map(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
  );

/** The envelope of an answer. */
export function envelopeOf(answer: Buffer): Envelope<unknown> {
  const { head, body } = splitAnswer(answer);
  const coding = headersOf(head).get('content-encoding') ?? '';
  return JSON.parse((DECODE[coding]?.(body) ?? body).toString());
}
