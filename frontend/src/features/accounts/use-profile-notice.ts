import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { toast } from '#frontend/src/lib/toasts.ts';

/** A profile that the server refuses is told as a network error, an exception as a timeout (specification 8). */
export function useProfileNotice(error: Error | null): void {
  const { t } = useTranslation('common');
  useEffect(() => {
    if (!error || (error instanceof ApiError && error.sessionExpired)) return;
    if (error instanceof ApiError && error.kind === 'server') toast.error(t('networkError'));
    else toast.warning(t('timeout'));
  }, [error, t]);
}
