import { NAME_PATTERN } from '#shared/fields.ts';
import { PEOPLE_LIMITS } from './limits.ts';

const lettersOf = (text: string): string =>
  Array.from(text.normalize('NFKD'))
    .filter((letter) => NAME_PATTERN.test(letter))
    .slice(0, PEOPLE_LIMITS.nicknameMax)
    .join('');

/**
 * A nickname that the rule of nicknames accepts: the name without spaces, signs and marks (`AnaMaria` of
 * `Ana María`), or the account, which has Latin letters, where nothing of the name is left.
 */
export const nicknameOf = (name: string, account: string): string =>
  lettersOf(name) || lettersOf(account);
