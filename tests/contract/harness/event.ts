import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { stringify } from 'qs';
import { API_BASE, type Endpoint } from '#shared/endpoint.ts';

export type Encoding = 'form' | 'json';

const CONTENT_TYPES: Readonly<Record<Encoding, string>> = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
};

/** A request as it reaches the gateway. */
export interface RawRequest {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
  readonly sourceIp?: string;
  readonly requestId?: string;
}

export const encodeForm = (payload: object): string =>
  stringify(payload, { skipNulls: false, strictNullHandling: false });

/** A payload in one of the encodings that the wire allows; a GET carries it in the query. */
export function encode(endpoint: Endpoint, payload: object, encoding: Encoding): RawRequest {
  if (endpoint.method === 'GET') return { query: encodeForm(payload) };
  const body = encoding === 'json' ? JSON.stringify(payload) : encodeForm(payload);
  return { body, headers: { 'content-type': CONTENT_TYPES[encoding] } };
}

/** The event that API Gateway's HTTP API makes of a request (payload format 2.0). */
export function toEvent({ method, path }: Endpoint, request: RawRequest): APIGatewayProxyEventV2 {
  const {
    headers = {},
    query = '',
    body,
    isBase64Encoded = false,
    sourceIp = '203.0.113.7',
  } = request;
  const rawPath = `${API_BASE}/${path}`;
  const routeKey = `${method} ${rawPath}`;
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString: query,
    headers: { host: 'school.example', 'user-agent': 'contract-tests', ...headers },
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: 'school.example',
      domainPrefix: 'school',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp, userAgent: 'contract-tests' },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: new Date().toUTCString(),
      timeEpoch: Date.now(),
    },
    ...(body !== undefined && { body }),
    isBase64Encoded,
  };
}

export const toContext = (requestId: string): Context => ({
  callbackWaitsForEmptyEventLoop: false,
  functionName: 'contract-tests',
  functionVersion: '1',
  invokedFunctionArn: 'arn:aws:lambda:us-east-1:000000000000:function:contract-tests',
  memoryLimitInMB: '1024',
  awsRequestId: requestId,
  logGroupName: '/aws/lambda/contract-tests',
  logStreamName: 'contract-tests',
  // A worker that has made thousands of calls draws for the first time much slower than a function does.
  getRemainingTimeInMillis: () => 30_000,
  done: () => undefined,
  fail: () => undefined,
  succeed: () => undefined,
});
