import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { VersionToReview } from './versions-to-review.ts';

interface Props {
  readonly shown: VersionToReview;
  /** At the deadline it was no more than the task's template. */
  readonly isTemplate: boolean;
}

/** When the shown version was handed in, or why it can be reviewed though it was not. */
export function WhatIsShown({ shown, isTemplate }: Props) {
  const { t } = useTranslation('submissions');
  const { dateTime } = useFormats();
  const time = dateTime(shown.at);
  if (shown.what === 'handed_in')
    return (
      <Typography color="textSecondary">
        {t(shown.late ? 'handedInLate' : 'handedInAt', { time })}
      </Typography>
    );
  const { what, deadline, made_at } = shown;
  if (what === 'arrived')
    return (
      <Alert severity="warning" role="status">
        {t('deadline.arrivedFact', { made: dateTime(made_at), came: time })}
      </Alert>
    );
  const isNothingNew = isTemplate && deadline !== '';
  return (
    <Alert severity="info" role="status">
      {deadline ? t('deadline.frozenFact', { time: dateTime(deadline) }) : t('deadline.frozenThen')}
      <Typography variant="body2">
        {t(isNothingNew ? 'deadline.onlyTemplate' : 'savedAt', { time })}
      </Typography>
    </Alert>
  );
}
