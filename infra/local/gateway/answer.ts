import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { CODE } from '#shared/codes.ts';
import type { Envelope } from '#shared/endpoint.ts';

/** Sends a body; answers to HEAD get the headers only. */
export function send(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: string | Buffer,
): void {
  if (response.headersSent || response.destroyed) return;
  // As bytes, because Node would encode the headers together with a text that is not ASCII.
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  response.writeHead(status, { ...headers, 'content-length': bytes.length });
  response.end(response.req.method === 'HEAD' ? undefined : bytes);
}

const JSON_TYPE = { 'content-type': 'application/json', 'cache-control': 'no-store' };

/** An answer of the gateway itself, in the envelope that every client reads. */
export function sendEnvelope(
  response: ServerResponse,
  status: number,
  msg: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const envelope: Envelope<null> = { code: CODE.error, msg, data: null };
  send(response, status, { ...JSON_TYPE, ...headers }, JSON.stringify(envelope));
}

/** Sends what a handler answered, as API Gateway does. */
export function sendResult(
  response: ServerResponse,
  result: APIGatewayProxyStructuredResultV2 | string,
  headers: OutgoingHttpHeaders,
): void {
  if (typeof result !== 'object' || result === null || result.statusCode === undefined) {
    // The payload format lets a handler answer plain JSON.
    send(
      response,
      200,
      { ...JSON_TYPE, ...headers },
      typeof result === 'string' ? result : JSON.stringify(result ?? null),
    );
    return;
  }
  const all: OutgoingHttpHeaders = { ...headers };
  for (const [name, value] of Object.entries(result.headers ?? {}))
    all[name.toLowerCase()] = String(value);
  if (result.cookies) all['set-cookie'] = result.cookies;
  const body = result.body ?? '';
  send(
    response,
    result.statusCode,
    all,
    result.isBase64Encoded ? Buffer.from(body, 'base64') : body,
  );
}
