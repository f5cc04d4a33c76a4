import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMissingCount } from '#frontend/src/entities/records/use-missing-count.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { LazyAlert } from '#frontend/src/ui/LazyAlert.tsx';

/** How many lessons are over and were not written of; nothing where all were. */
export function MissingRecords() {
  const { t } = useTranslation('homes');
  const { data: count = 0 } = useMissingCount();
  if (count === 0) return null;
  const open = (
    <Button color="inherit" component={Link} to={paths.missingRecords}>
      {t('lessons.record')}
    </Button>
  );
  return (
    <LazyAlert severity="warning" action={open} sx={{ mb: 1 }}>
      {t('lessons.missing', { count })}
    </LazyAlert>
  );
}
