import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { saveSheet } from '#frontend/src/lib/save-file.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { certificates } from '#shared/certificates/contract.ts';
import type { CertificateId } from '#shared/ids.ts';

/** Saves certificates as one PDF for the printer. */
export function usePrinting() {
  const { t } = useTranslation('certificates');
  const { mutateAsync: print, isPending: printing } = useMutation({
    mutationFn: (ids: CertificateId[]) =>
      send(certificates.endpoints.print, { certificate_ids: ids }),
    onSuccess: ({ pages, ...file }) => {
      saveSheet(file);
      toast.success(t('printed', { count: pages }));
    },
  });
  return { print, printing };
}
