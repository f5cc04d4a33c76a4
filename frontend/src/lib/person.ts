import type { Language } from '#shared/languages.ts';
import type { StoredUser } from '#shared/people/fields.ts';

/** The name shown on screen: the nickname, else the real name, else the account. */
export const displayName = ({ nick, real_name, account }: StoredUser): string =>
  nick || real_name || account;

/** The edition's label in the language (specification 3). */
export function editionLabel(user: StoredUser, language: Language): string {
  const labels = { zh: user.banben, cht: user.banben_cht, en: user.banben_en };
  return labels[language];
}
