import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '#frontend/src/ui/ExportButton.tsx';

type Props = Pick<ComponentProps<typeof ExportButton>, 'fetchSheet'>;

/** A log as a spreadsheet, as it is filtered. */
export function LogSheetButton({ fetchSheet }: Props) {
  const { t } = useTranslation('logs');
  return (
    <ExportButton
      label={t('export')}
      fetchSheet={fetchSheet}
      exportedText={(count) => t('exported', { count })}
      truncatedText={(count) => t('truncated', { count })}
    />
  );
}
