import type { User } from '#functions/domain/people/user.ts';
import { type Actor, actorOf, type Visitor } from '#functions/domain/sessions/actor.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { message } from '#shared/i18n/messages.ts';
import type { SchoolId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';
import { findPersonalData } from '#shared/personal-data/find-personal-data.ts';
import { ROLE } from '#shared/roles.ts';
import { comparable } from '#shared/search/comparable.ts';
import { wordsIn } from './filter-words.ts';

/** The nickname, unless it holds the real name, how to reach its owner, or an insult; else a text with the first character of the name. */
function publicName({ name, nick, role }: User, language: Language): string {
  const [shortName, fullName] = [comparable(nick), comparable(name)];
  const isFit = findPersonalData(nick).length === 0 && wordsIn(nick, []).length === 0;
  if (shortName && isFit && !shortName.includes(fullName)) return nick;
  const [initial = ''] = Array.from(name);
  const key = role === ROLE.student ? 'works.pupil' : 'works.member';
  return message(language, key, { initial });
}

/**
 * Name and avatar of the author of a work or a comment, as the caller sees them. Outside the school nobody
 * learns a child's full name. Both are empty when the author does not exist any more.
 */
export async function toAuthorDto(
  caller: Visitor | Actor,
  schoolId: SchoolId,
  author: User | undefined,
  now: Date,
) {
  if (!author) return { author: '', author_avatar: '' };
  const isColleague = actorOf(caller)?.schoolId === schoolId;
  if (!isColleague) return { author: publicName(author, caller.language), author_avatar: '' };
  return { author: author.name, author_avatar: await mediaUrl(author.avatar, now) };
}
