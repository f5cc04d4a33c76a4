import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { parse } from 'qs';
import { CallError } from '#functions/platform/errors.ts';
import { JsonShape } from '#functions/platform/json-shape.ts';
import { CODE } from '#shared/codes.ts';
import { LIMITS } from '#shared/limits.ts';
import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';
import type { Step } from '../call-state.ts';

type Fields = Readonly<Record<string, unknown>>;

const unreadable = () =>
  new CallError(CODE.wrongType, { reason: 'common.unreadableBody', data: { errors: [] } });

/** Parses a form; nested brackets and lists are bounded, and a wrong escape makes the body unreadable. */
function parseForm(text: string): Fields {
  try {
    return parse(text, {
      depth: 6,
      strictDepth: true,
      parameterLimit: 2000,
      // No call takes a longer list.
      arrayLimit: TEACHING_LIMITS.recordStudentsMax,
      throwOnLimitExceeded: true,
      decoder: (value) => decodeURIComponent(value.replaceAll('+', ' ')),
    });
  } catch {
    throw unreadable();
  }
}

/** Refuses half of a surrogate pair, which the table would not store. */
function refuseHalfCharacters(key: string, value: unknown): unknown {
  if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed()))
    throw unreadable();
  return value;
}

/** Only an escape can hold half a surrogate pair: the bytes were decoded strictly. */
const parseStrictly = (text: string): unknown =>
  /\\u[dD]/.test(text) ? JSON.parse(text, refuseHalfCharacters) : JSON.parse(text);

function parseJson(text: string): Fields {
  if (!new JsonShape(LIMITS.bodyBrackets).follow(Buffer.from(text))) throw unreadable();
  try {
    const value = parseStrictly(text);
    if (value && typeof value === 'object' && !Array.isArray(value)) return value as Fields;
  } catch {
    throw unreadable();
  }
  throw unreadable();
}

function bodyText(event: APIGatewayProxyEventV2, limit: number): string {
  const body = event.body ?? '';
  // A cheap check before decoding: base64 is a third longer than its content.
  if (body.length > limit * 2) throw tooLarge();
  const bytes = Buffer.from(body, event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > limit) throw tooLarge();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable();
  }
}

const tooLarge = () => new CallError(CODE.invalid, { reason: 'common.bodyTooLarge', status: 413 });

function parseBody(event: APIGatewayProxyEventV2, limit: number): Fields {
  const text = bodyText(event, limit);
  if (!text.trim()) return {};
  const type = (event.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return parseJson(text);
  if (!type || type === 'application/x-www-form-urlencoded') return parseForm(text);
  throw unreadable();
}

/** Reads the payload: form encoding or JSON, or the query of a GET. */
export const readPayload: Step = {
  before: ({ event, context: { call } }) => {
    const { endpoint } = call;
    const limit = endpoint.picture ? LIMITS.pictureBodyBytes : LIMITS.bodyBytes;
    call.raw =
      endpoint.method === 'GET' ? parseForm(event.rawQueryString ?? '') : parseBody(event, limit);
  },
};
