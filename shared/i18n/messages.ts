import type { Code } from '#shared/codes.ts';
import type { Language } from '#shared/languages.ts';
import { cht } from './cht.ts';
import { en } from './en.ts';
import { type MessageKey, type Messages, zh } from './zh.ts';

export type { MessageKey } from './zh.ts';
export type MessageParams = Readonly<Record<string, string | number>>;

const TABLES: Readonly<Record<Language, Messages>> = { zh, cht, en };

/** The message of a key in a language, with `{name}` replaced by the parameter of that name. */
export function message(language: Language, key: MessageKey, params: MessageParams = {}): string {
  return TABLES[language][key].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(params[name] ?? whole),
  );
}

export const codeMessage = (language: Language, code: Code): string =>
  message(language, `code.${code}`);

const isKey = (key: string): key is MessageKey => key in zh;

/** The message of a key that is put together, where there is one. */
export const findMessage = (language: Language, key: string): string | undefined =>
  isKey(key) ? message(language, key) : undefined;

/** What a field's rule says: a message of that field's own if there is one, else the rule's common one. */
export function ruleMessage(
  language: Language,
  field: string,
  rule: string,
  params?: MessageParams,
): string {
  const own = `rule.${field}.${rule}`;
  const common = `rule.${rule}`;
  if (isKey(own)) return message(language, own, params);
  return message(language, isKey(common) ? common : 'rule.invalid', params);
}
