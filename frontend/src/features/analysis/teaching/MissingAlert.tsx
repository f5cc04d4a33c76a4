import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { countText } from './count-text.ts';

interface Props {
  readonly count: number;
  /** Where they are listed. */
  readonly to: string;
}

/** Lessons of the period have no record, although they are more than a day over. */
export function MissingAlert({ count, to }: Props) {
  const { t } = useTranslation('analysis');
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button component={Link} to={to} color="inherit" size="small">
          {t('showThem')}
        </Button>
      }
    >
      {t('missingLessons', { count, number: countText(count) })}
    </Alert>
  );
}
