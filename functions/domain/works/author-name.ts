import type { User } from '#functions/domain/people/user.ts';
import { comparable } from '#functions/platform/text-search.ts';
import { message } from '#shared/i18n/messages.ts';
import type { Language } from '#shared/languages.ts';
import { ROLE } from '#shared/roles.ts';

/**
 * How a person is called where anybody may look: by the nickname, unless it gives the name away, else by
 * the first character of the name. Children's full names are for their school only.
 */
export function publicName({ name, nick, role }: User, language: Language): string {
  const [said, full] = [comparable(nick), comparable(name)];
  if (said && !said.includes(full)) return nick;
  const [initial = ''] = Array.from(name);
  const key = role === ROLE.student ? 'works.pupil' : 'works.member';
  return message(language, key, { initial });
}
