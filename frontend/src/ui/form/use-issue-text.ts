import { useTranslation } from 'react-i18next';
import type { Namespace } from '#frontend/src/lib/i18n-types.ts';
import { schoolCountry } from '#frontend/src/lib/session.ts';
import { decodeIssue } from './issue-rule.ts';

const GENERAL = ['required', 'tooShort', 'tooLong', 'format', 'value'];

/**
 * The error text under a field: the feature's own text for this field and rule, else the general one.
 * A text for schools of one country has that at its end, as `value_CN`. A message of the server is shown unchanged.
 */
export function useIssueText(
  field: string,
  message: string | undefined,
  namespace?: Namespace,
): string | undefined {
  const { t, i18n } = useTranslation(['common', ...(namespace ? [namespace] : [])]);
  if (!message) return undefined;
  const issue = decodeIssue(message);
  if (!issue) return message;
  const { rule, ...limits } = issue;
  const own = `${namespace}:invalid.${field}.${rule}`;
  const general = `common:field.${GENERAL.includes(rule) ? rule : 'value'}`;
  // The keys are built from the names of field and rule, which the types of `t` cannot express.
  const translate = t as (key: string, options: object) => string;
  return translate(namespace && i18n.exists(own) ? own : general, {
    ...limits,
    context: schoolCountry(),
  });
}
