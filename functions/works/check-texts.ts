import { loadFilterWords, wordsIn } from '#functions/domain/works/filter-words.ts';
import type { Work } from '#functions/domain/works/work.ts';
import { InputError } from '#functions/platform/errors.ts';
import { findPersonalData } from '#shared/personal-data/find-personal-data.ts';
import type { PersonalMark } from '#shared/works/fields.ts';
import { type Visibility, WORK_TEXTS } from '#shared/works/rules.ts';
import { namesAround } from './known-names.ts';

type Texts = Readonly<Record<(typeof WORK_TEXTS)[number], string>>;

/** Refuses title and description with words that the school does not want: 1001 at each such field. */
export async function refuseFilteredWords(
  { schoolId }: Pick<Work, 'schoolId'>,
  texts: Texts,
): Promise<void> {
  const words = await loadFilterWords(schoolId);
  const refused = WORK_TEXTS.flatMap((field) => {
    const found = wordsIn(texts[field], words);
    if (found.length === 0) return [];
    return [{ field, rule: 'filtered_words', params: { words: found.join(', ') } }];
  });
  if (refused.length > 0) throw new InputError(refused);
}

/**
 * What looks like personal data in title and description. Full names are looked for where people outside of the
 * school would read them: inside, everybody knows them, and works are shown with their author's.
 */
export async function personalMarks(
  work: Work,
  texts: Texts,
  visibility: Visibility,
): Promise<PersonalMark[]> {
  if (visibility === 'private') return [];
  const names = visibility === 'public' ? await namesAround(work) : [];
  return WORK_TEXTS.flatMap((field) =>
    findPersonalData(texts[field], names).map((found) => ({ field, ...found })),
  );
}
