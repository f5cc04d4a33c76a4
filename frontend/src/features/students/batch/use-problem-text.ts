import { useTranslation } from 'react-i18next';
import { schoolCountry } from '#frontend/src/lib/session.ts';
import { useRowTexts } from '#frontend/src/ui/sheets/use-row-texts.ts';
import type { RowProblem } from './batch-row.ts';

/** Rules of names that have a text of their own. */
const NAME_RULES = ['blank', 'letters', 'too_long'] as const;
type NameRule = (typeof NAME_RULES)[number];
const isNameRule = (rule: string): rule is NameRule => NAME_RULES.some((each) => each === rule);

/** The server's message for its own errors, our texts for the client's checks. */
export function useProblemText() {
  const { t } = useTranslation('students');
  const { spoiltText } = useRowTexts();
  return ({ field, rule, message }: RowProblem): string => {
    const text = message || spoiltText(rule);
    if (text) return text;
    if (isNameRule(rule)) return t(`batch.invalid.${rule}`);
    if (field === 'phone') return t('batch.invalid.phone', { context: schoolCountry() });
    if (field === 'gender' || field === 'account') return t(`batch.invalid.${field}`);
    return t('batch.invalid.name');
  };
}
