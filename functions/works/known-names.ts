import { loadMemberIds } from '#functions/domain/classes/class-membership.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import type { Work } from '#functions/domain/works/work.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';

/** Syllables of names that are words of English texts as well: "he ran" is not a child. */
const WORDS = new Set(
  'a ai an ban bang bin can die fan gang gun ha hang he hen la lie long man me men pan pen pie pin ping ran rang run sang she song sun tan tang tie wan yang you'.split(
    ' ',
  ),
);

/** Families and given names have one or two syllables, seldom more: ouyang mingyue. */
const FAMILY_MAX = 2;

/** How a Chinese name is written in Latin letters, the family name apart. */
function latinNames({ reading }: User): string[] {
  const syllables = reading.split(' ').filter(Boolean);
  if (syllables.every((syllable) => WORDS.has(syllable))) return [];
  const lengths = [1, FAMILY_MAX].filter((length) => length < syllables.length);
  return lengths.map(
    (length) => `${syllables.slice(0, length).join('')} ${syllables.slice(length).join('')}`,
  );
}

const namesOf = (user: User): string[] => [user.name, ...latinNames(user)];

/** The full names that a text about a child's work could tell: the child's own and those of the classmates. */
export async function namesAround({ schoolId, owner }: Work): Promise<string[]> {
  const author = await users.get({ schoolId, userId: owner });
  return author ? [...namesOf(author), ...(await classmatesOf(author))] : [];
}

/** Those of as many students as the largest class has; who is in many classes has the first of them. */
async function classmatesOf({ schoolId, classIds }: User): Promise<string[]> {
  const members = await Promise.all(classIds.map((id) => loadMemberIds(schoolId, id)));
  const ids = [...new Set(members.flat())].slice(0, CLASS_LIMITS.capacityMax);
  const found = await users.getMany(ids.map((userId) => ({ schoolId, userId })));
  return found.flatMap((user) => (user ? namesOf(user) : []));
}
