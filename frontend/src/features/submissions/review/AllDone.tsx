import TaskAltIcon from '@mui/icons-material/TaskAlt';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';

interface Props {
  /** Answers reviewed in this session. */
  readonly count: number;
  readonly backTo: To;
}

/** Shown when no answer waits any more. */
export function AllDone({ count, backTo }: Props) {
  const { t } = useTranslation('submissions');
  return (
    <EmptyState
      icon={<TaskAltIcon color="success" fontSize="large" />}
      title={t('allDone')}
      heading="h1"
      {...(count > 0 && { hint: t('reviewed', { count }) })}
      action={
        <Button component={Link} to={backTo} variant="contained">
          {t('backToAnswers')}
        </Button>
      }
    />
  );
}
