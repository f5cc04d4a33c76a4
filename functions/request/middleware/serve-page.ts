import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { CODE } from '#shared/codes.ts';
import type { CallState } from '../call-state.ts';
import type { Page } from '../page.ts';

/** The gateway's response for a page. It is for one reader, and may be over at any moment. */
export function servePage(call: CallState, { content }: Page): APIGatewayProxyStructuredResultV2 {
  const headers = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'x-request-id': call.visitor.requestId,
  };
  call.code = CODE.ok;
  if ('location' in content)
    return { statusCode: 302, headers: { ...headers, location: content.location } };
  if (content.status === 404) call.code = CODE.notFound;
  const type = call.endpoint.document;
  if (!type) throw new TypeError('only a call that says so answers a page');
  return {
    statusCode: content.status,
    headers: { ...headers, 'content-type': type },
    body: content.html,
  };
}
