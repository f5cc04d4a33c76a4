import { useTranslation } from 'react-i18next';
import type { Namespace } from '#frontend/src/lib/i18n-types.ts';
import { decodeIssue } from './issue-rule.ts';

const GENERAL = ['required', 'tooShort', 'tooLong', 'format', 'value'];

/**
 * The text under a field: the feature's own words for this field and rule, else the general ones;
 * a message of the server is shown as it came.
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
  // These keys are made of a field's and a rule's name, which the types cannot follow.
  const translate = t as (key: string, options: object) => string;
  return translate(namespace && i18n.exists(own) ? own : general, limits);
}
