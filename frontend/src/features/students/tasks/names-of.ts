import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';

/** More than these would make a question hard to read. */
const NAMED = 5;

/** Who is meant, in a sentence: all by name, or the first few and how many there are. */
export function useNames(): (people: readonly { readonly name: string }[]) => string {
  const { t } = useTranslation('students');
  const { list } = useFormats();
  return (people) => {
    const names = list(people.slice(0, NAMED).map(({ name }) => name));
    return people.length > NAMED ? t('names', { names, count: people.length }) : names;
  };
}
