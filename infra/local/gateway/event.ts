import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { EDGE_HEADERS } from '#shared/edge-headers.ts';

const ACCOUNT = '000000000000';
const API_ID = 'local';

/**
 * Headers that are not passed on: cookies have their own field, connection headers belong to the gateway, and
 * headers of the edge must not come from a caller.
 */
const DROPPED = new Set<string>([
  'cookie',
  'connection',
  'keep-alive',
  'transfer-encoding',
  ...Object.values(EDGE_HEADERS),
]);

/** The content types that API Gateway hands over as text; everything else, forms too, comes as base64. */
const TEXT_TYPE = /^\s*(?:text\/|application\/(?:json|xml|javascript)(?:\s*;|\s*$))/i;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (value: number): string => String(value).padStart(2, '0');

/** `12/Mar/2026:19:03:58 +0000` */
const clf = (now: Date): string =>
  `${two(now.getUTCDate())}/${MONTHS[now.getUTCMonth()]}/${now.getUTCFullYear()}` +
  `:${two(now.getUTCHours())}:${two(now.getUTCMinutes())}:${two(now.getUTCSeconds())} +0000`;

function headersOf(
  request: IncomingMessage,
  requestId: string,
  address: string,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name in request.headers) {
    if (DROPPED.has(name)) continue;
    const value = request.headers[name];
    if (value !== undefined) headers[name] = typeof value === 'string' ? value : value.join(',');
  }
  const via = headers['x-forwarded-for'];
  headers['x-forwarded-for'] = via ? `${via}, ${address}` : address;
  headers['x-forwarded-proto'] ??= 'http';
  headers['x-amzn-trace-id'] = `Root=${requestId}`;
  return headers;
}

function queryOf(rawQueryString: string): Record<string, string> | undefined {
  if (!rawQueryString) return undefined;
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(rawQueryString)) {
    query[name] = Object.hasOwn(query, name) ? `${query[name]},${value}` : value;
  }
  return query;
}

function bodyOf(body: Buffer, contentType: string | undefined) {
  if (body.length === 0) return { isBase64Encoded: false };
  const isText = contentType !== undefined && TEXT_TYPE.test(contentType);
  return { body: body.toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText };
}

export interface EventInput {
  readonly request: IncomingMessage;
  readonly routeKey: string;
  readonly path: string;
  readonly rawQueryString: string;
  readonly body: Buffer;
  readonly requestId: string;
  /** The caller's address. */
  readonly address: string;
}

/** The event that an HTTP API hands to its Lambda (payload format 2.0). */
export function toEvent(input: EventInput): APIGatewayProxyEventV2 {
  const { request, routeKey, path, rawQueryString, requestId, address } = input;
  const headers = headersOf(request, requestId, address);
  const now = new Date();
  const host = headers['host'] ?? 'localhost';
  const { cookie } = request.headers;
  const queryStringParameters = queryOf(rawQueryString);
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString,
    ...(cookie && { cookies: cookie.split(/;\s*/) }),
    headers,
    ...(queryStringParameters && { queryStringParameters }),
    requestContext: {
      accountId: ACCOUNT,
      apiId: API_ID,
      domainName: host,
      domainPrefix: host.split('.')[0] ?? host,
      http: {
        method: request.method ?? 'GET',
        path,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: address,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId,
      routeKey,
      stage: '$default',
      time: clf(now),
      timeEpoch: now.getTime(),
    },
    ...bodyOf(input.body, headers['content-type']),
  };
}

/** The caller's address: of the connection, or as the trusted proxy names it. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const nearest = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)
    ?.split(',')
    .pop()
    ?.trim();
  const address = nearest || request.socket.remoteAddress || '';
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
