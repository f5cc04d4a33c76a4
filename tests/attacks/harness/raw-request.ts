import { Agent, request as openRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';

export interface RawRequest {
  readonly method?: string;
  readonly origin: string;
  /** Path and query, sent as they are: `fetch` would tidy them up. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface RawAnswer {
  readonly status: number;
  readonly body: string;
}

const AT_ONCE = 8;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Sends a request; a connection that is cut counts as refused. */
export function ask({ method = 'GET', origin, path, headers = {}, body = '' }: RawRequest) {
  const { hostname, port } = new URL(origin);
  return new Promise<RawAnswer>((resolve, reject) => {
    const options = { hostname, port, method, path, headers, agent };
    const sent = openRequest(options, async (answer) => {
      const came = await text(answer).catch(() => '');
      resolve({ status: answer.statusCode ?? 0, body: came });
    });
    sent.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve({ status: 0, body: '' }) : reject(error),
    );
    sent.end(body);
  });
}

/** Runs some at a time. */
export const each = <T>(all: readonly T[], run: (one: T) => Promise<void>) =>
  mapConcurrently(all, AT_ONCE, run);

export const isTaken = ({ status }: RawAnswer): boolean => status >= 200 && status < 300;
