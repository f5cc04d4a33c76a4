import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { drain, readBody, TOO_LARGE } from '../read-body.ts';
import { type Rule, SignatureError, sha256, verifySignature } from './signature.ts';

const LOOPBACK = ['127.0.0.1', 'localhost'];

/**
 * Whether a page in a browser asks: one of another origin, as browsers say themselves, or one whose name was made
 * to lead to this machine (DNS rebinding), which is then the host.
 */
export function isFromPage(headers: IncomingHttpHeaders, port: number | undefined): boolean {
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) return true;
  return !LOOPBACK.some((name) => headers.host === `${name}:${port}`);
}

type Serve = (request: IncomingMessage, response: ServerResponse) => unknown;

/** For the ports of the engines, where pages have no business: they speak to the gateway. */
export const forOwnCallers =
  (serve: Serve): Serve =>
  (request, response) => {
    if (!isFromPage(request.headers, request.socket.localPort)) return serve(request, response);
    request.resume();
    response.writeHead(403, { 'content-type': 'text/plain' });
    response.end('Pages have no business here.');
  };

/** More than any call of ours has. */
const BODY_MAX = 1024 * 1024;
const LINGER_MS = 1000;

/** The whole body of a request, of whomever. Throws a SignatureError for one that is larger than ours are. */
export async function readWhole(request: IncomingMessage): Promise<Buffer> {
  const body = await readBody(request, BODY_MAX);
  if (body !== TOO_LARGE) return body;
  drain(request, LINGER_MS);
  throw new SignatureError('RequestEntityTooLarge', 'The body is too large.');
}

/** The whole body of a request that is signed with our secret. Throws a SignatureError for any other. */
export async function readSigned(
  request: IncomingMessage,
  rule: Pick<Rule, 'credentials' | 'service'>,
): Promise<Buffer> {
  const body = await readWhole(request);
  const { method = '', url = '', headers } = request;
  verifySignature({ method, url, headers }, { ...rule, payload: sha256(body) });
  return body;
}
