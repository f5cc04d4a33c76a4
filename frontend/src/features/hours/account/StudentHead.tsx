import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import type { HourRow } from '#shared/contracts/hour-fields.ts';

interface Props {
  readonly student: HourRow;
  readonly actions: ReactNode;
}

/** Whose hours they are, and the way back to the list. */
export function StudentHead({ student, actions }: Props) {
  const { t } = useTranslation('hours');
  const { name, account, classes } = student;
  const words = [account, ...classes.map((each) => each.name)].filter(Boolean);
  return (
    <>
      <Button component={Link} to={paths.hours} startIcon={<ArrowBackIcon />} sx={{ mb: 1 }}>
        {t('back')}
      </Button>
      <PageHeader title={name} subtitle={words.join(' · ')} actions={actions} />
    </>
  );
}
