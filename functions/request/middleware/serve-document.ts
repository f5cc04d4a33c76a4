import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { CODE } from '#shared/codes.ts';
import type { CallRequest } from '../call-state.ts';
import type { Document } from '../document.ts';

const tagOf = ({ version }: Document): string =>
  `"${createHash('sha256').update(version).digest('base64url').slice(0, 27)}"`;

/** The edge makes tags weak when it compresses; weak and strong tags are compared alike. */
const isKnown = (known: string | undefined, tag: string): boolean =>
  (known ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === tag);

/** The gateway's response for a document; 304 without its text when the client has this version. */
export async function serveDocument(
  { event, context: { call } }: CallRequest,
  document: Document,
): Promise<APIGatewayProxyStructuredResultV2> {
  const { endpoint, visitor } = call;
  const type = endpoint.document;
  if (!type) throw new TypeError('only a call that says so answers a document');
  const tag = tagOf(document);
  const headers = {
    etag: tag,
    // Only the client may cache it, and must revalidate it each time.
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'x-request-id': visitor.requestId,
  };
  call.code = CODE.ok;
  if (isKnown(event.headers['if-none-match'], tag)) return { statusCode: 304, headers };
  const body = await document.text();
  if (process.env.NODE_ENV !== 'production') endpoint.output.parse(body);
  const name = `inline; filename="${document.fileName}"`;
  return {
    statusCode: 200,
    headers: { ...headers, 'content-type': type, 'content-disposition': name },
    body,
  };
}
