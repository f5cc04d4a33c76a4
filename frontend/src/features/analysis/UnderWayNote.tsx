import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { isUnderWay } from '#shared/analysis/business-figures.ts';

interface Props {
  readonly data: Parameters<typeof isUnderWay>[0];
}

/** Says that the last month of a period is not over, so that it cannot be compared with whole ones. */
export function UnderWayNote({ data }: Props) {
  const { t } = useTranslation('analysis');
  const { day } = useFormats();
  if (!isUnderWay(data)) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('underWay', { day: day(data.today) })}
    </Alert>
  );
}
