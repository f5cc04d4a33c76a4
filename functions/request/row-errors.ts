import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError, InputError } from '#functions/platform/errors.ts';
import type { FieldError } from '#shared/endpoint.ts';
import { codeMessage, message, ruleMessage } from '#shared/i18n/messages.ts';

type Reader = Pick<Actor, 'language'>;

/**
 * The errors of one row of many. Errors that are no refusals are rethrown: they are faults.
 * @param field the field for a refusal that names none
 */
export function rowErrorsOf({ language }: Reader, error: unknown, field: string): FieldError[] {
  if (error instanceof InputError)
    return error.refused.map(({ field: own, rule, params }) => ({
      field: own,
      rule,
      message: ruleMessage(language, own, rule, params),
    }));
  if (!(error instanceof CallError)) throw error;
  const { reason, params } = error.details;
  return [
    {
      field,
      rule: reason ?? `code.${error.code}`,
      message: reason ? message(language, reason, params) : codeMessage(language, error.code),
    },
  ];
}
