import { useTranslation } from 'react-i18next';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { send } from '#frontend/src/lib/api.ts';
import { ExportButton } from '#frontend/src/ui/ExportButton.tsx';
import type { Payload } from '#shared/endpoint.ts';
import { hours } from '#shared/hours/contract.ts';

const { exportSheet } = hours.endpoints;

interface Props {
  /** The filters of the list, or the account of the statement. */
  readonly payload: Payload<typeof exportSheet>;
}

/** The list of hours or the statement of an account as a spreadsheet. */
export function ExportHoursButton({ payload }: Props) {
  const { t } = useTranslation('hours');
  const can = useCan();
  if (!can('export') || !can('see-finances')) return null;
  return (
    <ExportButton
      label={t('export')}
      fetchSheet={() => send(exportSheet, payload)}
      exportedText={(count) => t('exported', { count })}
      truncatedText={(count) => t('truncated', { count })}
    />
  );
}
