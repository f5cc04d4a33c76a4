import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** What Lambda takes and answers at most in one invocation, as JSON; neither can be raised. */
export const LAMBDA_LIMITS = { eventBytes: 6_291_456, answerBytes: 6_291_556 };

/** A character of a body is at most six bytes long in JSON, and headers take some kilobytes. */
const SURE_BYTES = 1_000_000;

const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

/** Whether Lambda would take the event; API Gateway refuses others with 413. The body is base64 in it, or a JSON text. */
export const eventFitsLambda = (event: APIGatewayProxyEventV2, bodyBytes: number): boolean =>
  bodyBytes <= SURE_BYTES || jsonBytes(event) < LAMBDA_LIMITS.eventBytes;

const textOf = (answer: APIGatewayProxyStructuredResultV2 | string): string =>
  (typeof answer === 'string' ? answer : answer?.body) ?? '';

/** Whether Lambda would pass the answer on; API Gateway answers others with 500. */
export const answerFitsLambda = (answer: APIGatewayProxyStructuredResultV2 | string): boolean =>
  textOf(answer).length <= SURE_BYTES || jsonBytes(answer) <= LAMBDA_LIMITS.answerBytes;
