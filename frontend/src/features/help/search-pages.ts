import MiniSearch from 'minisearch';
import { HELP_TOPICS, type HelpTopicId } from '#shared/help/topics.ts';
import type { Role } from '#shared/roles.ts';
import { type HelpPage, summaryOf, textOf } from './page.ts';

const HAN = /\p{Script=Han}/u;
const PARTS = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;

/** Chinese is written without blanks: each character and each pair of them is a word. */
export function wordsOf(text: string): string[] {
  const parts = text.toLowerCase().match(PARTS) ?? [];
  return parts.flatMap((part) => {
    if (!HAN.test(part)) return [part];
    const signs = [...part];
    return [...signs, ...signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`)];
  });
}

/** Of words that are asked for: single characters say too little where pairs are there. */
function askedWords(text: string): string[] {
  const words = wordsOf(text);
  const hasPairs = words.some((word) => HAN.test(word) && [...word].length > 1);
  return hasPairs ? words.filter((word) => !HAN.test(word) || [...word].length > 1) : words;
}

/** Whether a topic is for somebody; for visitors all are. */
export const isFor = (topic: HelpTopicId, role: Role | null): boolean =>
  role === null || HELP_TOPICS[topic].some((each) => each === role);

/** Searches the pages of one language. */
export function createSearch(pages: readonly HelpPage[]) {
  const index = new MiniSearch<{ id: HelpTopicId; title: string; summary: string; text: string }>({
    fields: ['title', 'summary', 'text'],
    tokenize: wordsOf,
    searchOptions: {
      boost: { title: 6, summary: 2 },
      tokenize: askedWords,
      combineWith: 'AND',
      prefix: (word) => !HAN.test(word),
      fuzzy: (word) => (!HAN.test(word) && word.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(
    pages.map((page) => ({
      id: page.id,
      title: page.title,
      summary: summaryOf(page),
      text: textOf(page),
    })),
  );
  /** The pages that fit, best first, those for the role before all others. */
  return (asked: string, role: Role | null): HelpPage[] => {
    const found = index
      .search(asked)
      .flatMap(({ id }) => pages.find((page) => page.id === id) ?? []);
    const own = found.filter(({ id }) => isFor(id, role));
    return [...own, ...found.filter(({ id }) => !isFor(id, role))];
  };
}
