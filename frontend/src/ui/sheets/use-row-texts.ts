import { useTranslation } from 'react-i18next';
import type { ListField } from '#frontend/src/lib/lists/headings.ts';
import type { DoubtfulCell } from '#frontend/src/lib/lists/read-list.ts';
import type { Spoilt } from '#frontend/src/lib/lists/spoilt.ts';

const SPOILT: readonly Spoilt[] = [
  'formula_error',
  'formula_without_value',
  'shortened',
  'unreadable',
  'too_much',
  'invisible',
];
const isSpoilt = (rule: string): rule is Spoilt => SPOILT.some((each) => each === rule);

/** What is said of the cells of any list. */
export function useRowTexts() {
  const { t } = useTranslation('sheets');
  return {
    /** Of a value that a file has spoilt; undefined for other rules. */
    spoiltText: (rule: string): string | undefined =>
      isSpoilt(rule) ? t(`spoilt.${rule}`) : undefined,
    doubtText: ({ doubt, said }: DoubtfulCell<ListField>): string => t(`doubt.${doubt}`, { said }),
  };
}
