import { edgeCode } from '#infra/edge-code.ts';

type EdgeEvent = {
  request: {
    uri: string;
    querystring?: Record<string, { value: string }>;
    headers: Record<string, { value: string }>;
    cookies?: Record<string, { value: string }>;
  };
  viewer: { ip: string };
};

/** Runs a function of the edge as CloudFront does: a script that defines `handler`. */
export function runAtEdge(
  name: string,
  uri: string,
  headers: EdgeEvent['request']['headers'] = {},
  cookies: EdgeEvent['request']['cookies'] = {},
  querystring: EdgeEvent['request']['querystring'] = {},
) {
  const handler = new Function(`${edgeCode(name)}; return handler;`)() as (
    event: EdgeEvent,
  ) => EdgeEvent['request'];
  return handler({
    request: { uri, querystring, headers, cookies },
    viewer: { ip: '203.0.113.7' },
  });
}
