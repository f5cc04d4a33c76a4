import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { CODE } from '#shared/codes.ts';
import type { CallState } from '../call-state.ts';
import type { Page } from '../page.ts';

/** Of a page for one reader, which may be over at any moment; and of one for everybody. */
const headersFor = (seconds: number | undefined): Readonly<Record<string, string>> =>
  seconds === undefined
    ? { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow, noarchive' }
    : { 'cache-control': `public, max-age=0, s-maxage=${seconds}`, vary: 'accept-encoding' };

/** The gateway's response for a page. */
export function servePage(call: CallState, { content }: Page): APIGatewayProxyStructuredResultV2 {
  const headers = {
    ...headersFor('location' in content ? undefined : content.seconds),
    'x-content-type-options': 'nosniff',
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
