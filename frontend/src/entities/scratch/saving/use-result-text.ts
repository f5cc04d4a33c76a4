import { useTranslation } from 'react-i18next';
import type { SentProject } from './send-drafts.ts';

/** Why a project could not be sent; empty when it was, or when nobody has tried. */
export function useResultText(): (result: SentProject | undefined) => string {
  const { t } = useTranslation('saving');
  return (result) => {
    if (!result || result.kind === 'sent' || result.kind === 'nothing') return '';
    return result.message || t(`unsent.${result.kind}`);
  };
}
