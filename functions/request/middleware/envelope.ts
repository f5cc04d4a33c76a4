import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import {
  CallError,
  codeOfRule,
  codeOfRules,
  InputError,
  type RefusedField,
} from '#functions/platform/errors.ts';
import { CODE, type Code } from '#shared/codes.ts';
import { codeMessage, message, messageTo, ruleMessage } from '#shared/i18n/messages.ts';
import type { CallRequest, CallState, Step } from '../call-state.ts';
import { Document } from '../document.ts';
import { Page } from '../page.ts';
import { Reply } from '../reply.ts';
import { serveDocument } from './serve-document.ts';
import { servePage } from './serve-page.ts';
import { isBlank, valueAt } from './validate.ts';

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

/** What is missed may have been sent without content, which is another rule (1002); people read the same of both. */
const ruleAsSent = ({ field, rule }: RefusedField, raw: CallState['raw']): string =>
  codeOfRule(rule) === CODE.incomplete && isBlank(valueAt(raw, field.split('.'))) ? 'blank' : rule;

/** Code and message are those of one error: of the first with the code that goes before the others. */
function ofInput(error: InputError, { raw, visitor: { language } }: CallState): Content {
  const errors = error.refused.map((refused) => ({
    field: refused.field,
    rule: ruleAsSent(refused, raw),
    message: ruleMessage(language, refused.field, refused.rule, refused.params),
  }));
  const code = error.code === CODE.exists ? error.code : codeOfRules(errors);
  const first = errors.find(({ rule }) => codeOfRule(rule) === code) ?? errors[0];
  return { code, msg: first?.message ?? codeMessage(language, code), data: { errors } };
}

function ofCall(
  { code, details }: CallError,
  { actor, visitor: { language } }: CallState,
): Content {
  const { reason, params, data, status } = details;
  const msg = reason
    ? messageTo(actor?.role, language, reason, params)
    : codeMessage(language, code);
  return { code, msg, data: data ?? null, status };
}

/** A fault tells the caller nothing but the request id, in the header. */
function ofError(error: unknown, call: CallState): Content {
  const { language } = call.visitor;
  if (error instanceof InputError) return ofInput(error, call);
  if (error instanceof CallError) return ofCall(error, call);
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
    answer(request, ofError(request.error, request.context.call));
  },
};
