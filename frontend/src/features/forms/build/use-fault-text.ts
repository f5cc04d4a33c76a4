import { useTranslation } from 'react-i18next';
import type { DraftFault } from './form-draft.ts';

/** What is wrong with a form, in words. */
export function useFaultText() {
  const { t } = useTranslation('forms');
  return (fault: DraftFault): string => t(`faults.${fault.rule}`);
}
