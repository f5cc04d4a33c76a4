import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { type FilterWords, filterWordLists } from '#functions/domain/works/filter-words.ts';
import { foldWord } from '#functions/domain/works/word-places.ts';
import { beginEdit } from '#functions/platform/edit.ts';
import { refuseField } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { works as contract } from '#shared/works/contract.ts';
import { WORK_LIMITS } from '#shared/works/limits.ts';

/** One word a line, without duplicates. */
function parseWords(text: string): string[] {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  const words = [...new Set(lines.filter((line) => line !== ''))];
  if (words.length > WORK_LIMITS.blockedWordsMax) throw refuseField('words', 'too_big');
  const isWord = (word: string) =>
    foldWord(word) !== '' && word.length <= WORK_LIMITS.blockedWordMax;
  if (!words.every(isWord)) throw refuseField('words', 'invalid');
  return words;
}

const toAnswer = (found: FilterWords | undefined) => ({
  words: found?.words ?? [],
  rev: found?.rev ?? 0,
});

export const editFilterWords: UseCase<typeof contract.endpoints.filterWords> = async (
  actor,
  input,
  deps,
) => {
  const { schoolId } = actor;
  const load = () => filterWordLists.get(schoolId, { consistent: true });
  const found = await load();
  const known = toAnswer(found);
  if (input.words === undefined) return known;
  const words = parseWords(input.words);
  // A repeated request, which changes nothing.
  if (words.join('\n') === known.words.join('\n')) return known;
  const current = async () => toAnswer(await load());
  const write = await beginEdit({ before: found, rev: input.rev ?? 0, current });
  const detail = { before: { words: known.words }, after: { words } };
  await write([
    ...filterWordLists.writing(schoolId, found, { schoolId, words }),
    ...loggingOperation({ ...actor, now: deps.now() }, 'works.filter-words', detail),
  ]);
  return { words, rev: known.rev + 1 };
};
