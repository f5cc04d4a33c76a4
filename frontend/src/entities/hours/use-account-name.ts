import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

interface Named {
  readonly course_id: string | null;
  readonly course_name: string;
}

/** The name of an hour account: its course, or the general account. */
export function useAccountName(): (account: Named) => string {
  const { t } = useTranslation('study');
  return useCallback(
    ({ course_id, course_name }: Named) => (course_id === null ? t('general') : course_name),
    [t],
  );
}
