import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { WorkDto } from '#shared/works/fields.ts';
import { isForEverybody } from './is-for-everybody.ts';

interface Props {
  readonly work: Pick<WorkDto, 'visibility' | 'pending' | 'declined' | 'blocked' | 'chosen'>;
}

/** Who sees an own work, or what is in the way of it, in one line. */
export function WorkState({ work }: Props) {
  const { visibility, pending, declined, blocked } = work;
  const isPublic = isForEverybody(work);
  const { t } = useTranslation('work');
  if (blocked)
    return (
      <Typography variant="body2" color="error">
        {t('blocked')}
      </Typography>
    );
  if (pending)
    return (
      <Typography variant="body2" color="warning">
        {t(isPublic ? 'pending' : 'pendingLook')}
      </Typography>
    );
  if (declined)
    return (
      <Typography variant="body2" color="warning">
        {t(isPublic ? 'declined' : 'declinedLook')}
      </Typography>
    );
  return (
    <Typography variant="body2" color="textSecondary">
      {t(`visibility.${visibility}`)}
    </Typography>
  );
}
