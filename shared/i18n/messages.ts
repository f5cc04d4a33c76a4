import type { Code } from '#shared/codes.ts';
import type { Language } from '#shared/languages.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import { en, zh } from './all.generated.ts';
import { cht } from './cht.generated.ts';

/** The key of a message that every function has. */
export type MessageKey = keyof typeof zh;
export type MessageParams = Readonly<Record<string, string | number>>;

/**
 * Says the messages of some tables, with `{name}` replaced by the parameter of that name. What only one function needs
 * lies in tables of its own, so that the bundles of all others do without it.
 */
export function messagesIn<K extends string>(
  tables: Readonly<Record<Language, Readonly<Record<K, string>>>>,
) {
  const isKey = (key: string): key is K => key in tables.zh;
  const message = (language: Language, key: K, params: MessageParams = {}): string =>
    tables[language][key].replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(params[name] ?? whole),
    );
  /** The message of a key that is put together, where there is one. */
  const findMessage = (
    language: Language,
    key: string,
    params?: MessageParams,
  ): string | undefined => (isKey(key) ? message(language, key, params) : undefined);
  return { message, findMessage };
}

/** The messages of all, and those of tables that only one function needs. */
export const messagesWith = <K extends string>(
  more: Readonly<Record<Language, Readonly<Record<K, string>>>>,
) =>
  messagesIn<MessageKey | K>({
    zh: { ...zh, ...more.zh },
    cht: { ...cht, ...more.cht },
    en: { ...en, ...more.en },
  });

const { message, findMessage } = messagesIn<MessageKey>({ zh, cht, en });

export { message };

/** The same as it is said to a student: some refusals speak of classes that somebody teaches. */
export const messageTo = (
  role: Role | undefined,
  language: Language,
  key: MessageKey,
  params?: MessageParams,
): string =>
  (role === ROLE.student && findMessage(language, `${key}.student`, params)) ||
  message(language, key, params);

export const codeMessage = (language: Language, code: Code): string =>
  message(language, `code.${code}`);

/** What a field's rule says: a message of that field's own if there is one, else the rule's common one. */
export function ruleMessage(
  language: Language,
  field: string,
  rule: string,
  params?: MessageParams,
): string {
  return (
    findMessage(language, `rule.${field}.${rule}`, params) ??
    findMessage(language, `rule.${rule}`, params) ??
    message(language, 'rule.invalid', params)
  );
}
