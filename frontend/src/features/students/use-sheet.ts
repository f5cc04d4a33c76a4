import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { saveSheet } from '#frontend/src/lib/save-file.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { Payload } from '#shared/endpoint.ts';
import { students } from '#shared/students/contract.ts';

const { returnExcel } = students.endpoints;

/** Downloads a spreadsheet. Warns when it does not hold all rows. */
export function useSheet() {
  const { t } = useTranslation('students');
  return useMutation({
    mutationFn: (asked: Payload<typeof returnExcel>) => send(returnExcel, asked),
    onSuccess: ({ rows, truncated, ...sheet }, { kind }) => {
      saveSheet(sheet);
      if (truncated) toast.warning(t('sheet.truncated', { count: rows }));
      else if (kind !== 'template') toast.success(t('sheet.exported', { count: rows }));
    },
  });
}
