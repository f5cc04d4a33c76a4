import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { saveSheet } from '#frontend/src/lib/save-file.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { Payload } from '#shared/contracts/endpoint.ts';
import { hours } from '#shared/contracts/hours.ts';

const { exportSheet } = hours.endpoints;

/** Fetches a sheet of the server and saves it as a file. A sheet that could not take all says so. */
export function useSheet() {
  const { t } = useTranslation('hours');
  return useMutation({
    mutationFn: (asked: Payload<typeof exportSheet>) => send(exportSheet, asked),
    onSuccess: ({ rows, truncated, ...sheet }) => {
      saveSheet(sheet);
      if (truncated) toast.warning(t('truncated', { count: rows }));
      else toast.success(t('exported', { count: rows }));
    },
  });
}
