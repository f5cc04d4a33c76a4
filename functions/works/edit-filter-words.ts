import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { filterWordLists } from '#functions/domain/works/filter-words.ts';
import { foldWord } from '#functions/domain/works/word-places.ts';
import { changedMeanwhile, refuseField } from '#functions/platform/errors.ts';
import { written } from '#functions/platform/table.ts';
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

export const editFilterWords: UseCase<typeof contract.endpoints.filterWords> = async (
  actor,
  input,
  deps,
) => {
  const { schoolId } = actor;
  const found = await filterWordLists.get(schoolId, { consistent: true });
  const current = { words: found?.words ?? [], rev: found?.rev ?? 0 };
  if (input.words === undefined) return current;
  const words = parseWords(input.words);
  // A repeated request, which changes nothing.
  if (words.join('\n') === current.words.join('\n')) return current;
  if ((input.rev ?? 0) !== current.rev) throw changedMeanwhile(current);
  const detail = { before: { words: current.words }, after: { words } };
  const isWritten = await written([
    ...filterWordLists.writing(schoolId, found, { schoolId, words }),
    ...loggingOperation({ ...actor, now: deps.now() }, 'works.filter-words', detail),
  ]);
  if (!isWritten) throw changedMeanwhile(current);
  return { words, rev: current.rev + 1 };
};
