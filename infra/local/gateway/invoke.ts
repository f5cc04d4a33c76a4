import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Context } from 'aws-lambda';
import { drain, readBody, TOO_LARGE } from '../read-body.ts';
import { withRightsOf } from '../rights/judge.ts';
import { sendEnvelope, sendResult } from './answer.ts';
import { addressOf, toEvent } from './event.ts';
import { answerFitsLambda, eventFitsLambda } from './lambda-size.ts';
import type { Route } from './routes.ts';

/** Limits of an HTTP API, which cannot be raised. */
export const API_LIMITS = { bodyBytes: 10 * 1024 * 1024, timeoutMs: 29_000 };
export type ApiLimits = typeof API_LIMITS;

export interface InvokeOptions {
  readonly limits: ApiLimits;
  readonly trustProxy: boolean;
  readonly headers: OutgoingHttpHeaders;
  readonly onFault: (error: unknown) => void;
}

const sendTooLarge = (response: ServerResponse, headers: OutgoingHttpHeaders): void =>
  sendEnvelope(response, 413, 'Request Entity Too Large', headers);

async function invoke(
  route: Route,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  options: InvokeOptions,
): Promise<void> {
  const requestId = randomUUID();
  const [path = '/', rawQueryString = ''] = split(request.url ?? '/');
  const address = addressOf(request, options.trustProxy);
  const headers = { ...options.headers, 'apigw-requestid': requestId };
  const { timeoutMs } = options.limits;
  const deadline = Date.now() + timeoutMs;
  const late = setTimeout(
    () => sendEnvelope(response, 504, 'Service Unavailable', headers),
    timeoutMs,
  );
  try {
    const event = toEvent({
      request,
      routeKey: route.key,
      path,
      rawQueryString,
      body,
      requestId,
      address,
    });
    if (!eventFitsLambda(event, body.length)) return sendTooLarge(response, headers);
    const context = lambdaContext(route.group, requestId, deadline);
    const { group, handler } = route;
    const result = await withRightsOf(group, options.onFault, () => handler(event, context));
    if (!answerFitsLambda(result)) throw new Error(`${route.key} answers more than Lambda may`);
    sendResult(response, result, headers);
  } catch (error) {
    options.onFault(error);
    sendEnvelope(response, 500, 'Internal Server Error', headers);
  } finally {
    clearTimeout(late);
  }
}

/** Path and query of a request's address. */
export function split(url: string): readonly [string, string] {
  const mark = url.indexOf('?');
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
}

/** Reads the request, calls the group's handler and writes its answer. */
export async function serveCall(
  route: Route,
  request: IncomingMessage,
  response: ServerResponse,
  options: InvokeOptions,
): Promise<void> {
  const body = await readBody(request, options.limits.bodyBytes).catch(() => undefined);
  if (body === undefined) return;
  if (body === TOO_LARGE) {
    sendTooLarge(response, options.headers);
    return drain(request);
  }
  await invoke(route, request, response, body, options);
}

const nothing = (): void => undefined;

/** The context that Lambda passes to a handler. */
const lambdaContext = (group: string, awsRequestId: string, deadline: number): Context => ({
  functionName: group,
  functionVersion: '$LATEST',
  invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${group}`,
  memoryLimitInMB: '512',
  awsRequestId,
  logGroupName: `/aws/lambda/${group}`,
  logStreamName: 'local',
  callbackWaitsForEmptyEventLoop: true,
  getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  done: nothing,
  fail: nothing,
  succeed: nothing,
});
