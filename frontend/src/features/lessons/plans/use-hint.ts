import { useTranslation } from 'react-i18next';
import { problemText } from './problem-text.ts';
import type { Planning } from './use-planning.ts';

/** Why a plan cannot begin as it stands, in one line beside its button: the preview may be out of sight. */
export function useHint({ preview, error, count }: Planning): string | undefined {
  const { t } = useTranslation('lessons');
  if (error) return problemText(error);
  return preview && count === 0 ? t('plans.noneLeft') : undefined;
}
