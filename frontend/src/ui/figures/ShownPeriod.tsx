import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFigureDates } from './use-figure-dates.ts';

interface Props {
  readonly of: { readonly from: string; readonly to: string };
}

/** The days that the figures below are of, as the server understood them. */
export function ShownPeriod({ of: { from, to } }: Props) {
  const { t } = useTranslation('figures');
  const { long } = useFigureDates();
  return (
    <Typography color="textSecondary" sx={{ mb: 1.5 }}>
      {t('between', { from: long(from), to: long(to) })}
    </Typography>
  );
}
