import type { Language } from '#shared/languages.ts';

/** The child whom a text is about. */
export interface Child {
  readonly name: string;
  readonly nick: string;
  readonly gender: '' | 'female' | 'male';
}

const HAN_NAME = /^\p{Script=Han}{3,4}$/u;
const GIVEN_LENGTH = 2;

/** The given name of a Chinese name of three or four characters, the first word of another one; else the name. */
export function givenName(name: string): string {
  if (HAN_NAME.test(name)) return Array.from(name).slice(-GIVEN_LENGTH).join('');
  const [first = name] = name.split(/[\s·]/u);
  return first;
}

/** How a child is called in a text, the longest first. A single character names nobody. */
export const formsOfAddress = ({ name, nick }: Pick<Child, 'name' | 'nick'>): string[] =>
  [...new Set([name, nick, givenName(name)])]
    .filter((form) => Array.from(form).length > 1)
    .sort((one, other) => other.length - one.length);

interface Words {
  readonly he: string;
  readonly him: string;
  readonly his: string;
}

const chinese = (word: string): Words => ({ he: word, him: word, his: `${word}的` });

/** The words of a language that stand for a child; where nothing is known, Chinese repeats the name. */
function wordsFor({ name, gender }: Child, language: Language): Words {
  if (language !== 'en') {
    if (gender === '') return chinese(givenName(name));
    return chinese(gender === 'female' ? '她' : '他');
  }
  if (gender === 'female') return { he: 'she', him: 'her', his: 'her' };
  if (gender === 'male') return { he: 'he', him: 'him', his: 'his' };
  return { he: 'they', him: 'them', his: 'their' };
}

/** The placeholders of a text that is written once for a class. */
export const PLACEHOLDERS = ['name', 'nick', 'he', 'him', 'his'] as const;
const PLACEHOLDER = /\{(name|nick|he|him|his)\}/giu;

const SENTENCE_END = /(?:^|[.!?。！？]\s*|\n\s*)$/u;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A text with the child's name and pronouns in the place of `{name}`, `{nick}`, `{he}`, `{him}` and `{his}`. */
export function fillWords(text: string, child: Child, language: Language): string {
  const words = {
    ...wordsFor(child, language),
    name: child.name,
    nick: child.nick || givenName(child.name),
  };
  return text.replace(PLACEHOLDER, (whole, key: string, at: number) => {
    const word = words[key.toLowerCase() as keyof typeof words] ?? whole;
    return SENTENCE_END.test(text.slice(0, at)) ? capital(word) : word;
  });
}
