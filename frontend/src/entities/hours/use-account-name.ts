import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

interface Named {
  readonly course_id: string | null;
  readonly course_name: string;
}

/** What an account of hours is called: after its kind of course, or the general one. */
export function useAccountName(): (account: Named) => string {
  const { t } = useTranslation('study');
  return useCallback(
    ({ course_id, course_name }: Named) => (course_id === null ? t('general') : course_name),
    [t],
  );
}
