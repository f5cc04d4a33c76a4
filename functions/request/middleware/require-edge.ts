import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { optionalEnv } from '#functions/platform/env.ts';
import { CallError } from '#functions/platform/errors.ts';
import { isSameText } from '#functions/platform/same-text.ts';
import { CODE } from '#shared/codes.ts';
import { EDGE_HEADERS } from '#shared/edge-headers.ts';
import type { Step } from '../call-state.ts';

const cameThroughEdge = (event: APIGatewayProxyEventV2, expected: string): boolean =>
  isSameText(event.headers[EDGE_HEADERS.token] ?? '', expected);

/** In the cloud only calls that came through the edge (firewall, rate limits) are served. */
export const requireEdge: Step = {
  before: ({ event }) => {
    const expected = optionalEnv('EDGE_TOKEN');
    if (expected && !cameThroughEdge(event, expected)) {
      throw new CallError(CODE.forbidden, { status: 403 });
    }
  },
};

/** The caller's address: behind the edge, as the edge saw it, else the connection's. */
export function callerAddress(event: APIGatewayProxyEventV2): string {
  const seenByEdge = optionalEnv('EDGE_TOKEN') && event.headers[EDGE_HEADERS.viewerAddress];
  return seenByEdge || event.requestContext.http.sourceIp;
}
