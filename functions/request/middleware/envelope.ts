import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { CallError, InputError } from '#functions/platform/errors.ts';
import { CODE, type Code } from '#shared/codes.ts';
import { codeMessage, message, ruleMessage } from '#shared/i18n/messages.ts';
import type { Language } from '#shared/languages.ts';
import type { CallRequest, CallState, Step } from '../call-state.ts';
import { Document } from '../document.ts';
import { Page } from '../page.ts';
import { Reply } from '../reply.ts';
import { serveDocument } from './serve-document.ts';
import { servePage } from './serve-page.ts';

interface Content {
  readonly code: Code;
  readonly msg: string;
  readonly data: unknown;
  readonly status?: number | undefined;
}

function toResult({ visitor }: CallState, content: Content): APIGatewayProxyStructuredResultV2 {
  const { status = 200, ...envelope } = content;
  return {
    statusCode: status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': visitor.requestId,
    },
    body: JSON.stringify(envelope),
  };
}

function ofInput({ code, refused }: InputError, language: Language): Content {
  const errors = refused.map(({ field, rule, params }) => ({
    field,
    rule,
    message: ruleMessage(language, field, rule, params),
  }));
  return { code, msg: errors[0]?.message ?? codeMessage(language, code), data: { errors } };
}

function ofCall({ code, details }: CallError, language: Language): Content {
  const { reason, params, data, status } = details;
  const msg = reason ? message(language, reason, params) : codeMessage(language, code);
  return { code, msg, data: data ?? null, status };
}

/** A fault tells the caller nothing but the request id, in the header. */
function ofError(error: unknown, language: Language): Content {
  if (error instanceof InputError) return ofInput(error, language);
  if (error instanceof CallError) return ofCall(error, language);
  return { code: CODE.error, msg: codeMessage(language, CODE.error), data: null, status: 500 };
}

function answer(request: CallRequest, content: Content): void {
  request.context.call.code = content.code;
  request.response = toResult(request.context.call, content);
}

/** Puts every answer into the envelope, its message in the caller's language. */
export const envelope: Step = {
  after: async (request) => {
    const { language } = request.context.call.visitor;
    const reply = request.response;
    if (reply instanceof Document) {
      request.response = await serveDocument(request, reply);
      return;
    }
    if (reply instanceof Page) {
      request.response = servePage(request.context.call, reply);
      return;
    }
    if (!(reply instanceof Reply))
      throw new TypeError('a use-case must answer through the wrapper');
    const { code, data, reason } = reply;
    const msg = reason ? message(language, reason) : codeMessage(language, code);
    answer(request, { code, msg, data });
  },
  onError: (request) => {
    answer(request, ofError(request.error, request.context.call.visitor.language));
  },
};
