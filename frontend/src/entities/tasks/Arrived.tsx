import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { TaskDto } from '#shared/contracts/task-fields.ts';
import { arrivedOf, waitingOf } from './answered.ts';

interface Props {
  readonly task: Pick<TaskDto, 'counts' | 'students' | 'state'>;
}

/** How many works have arrived, of how many; and how many of them wait for a look. */
export function Arrived({ task: { counts, students, state } }: Props) {
  const { t } = useTranslation('task');
  if (!counts || state === 'draft') return '—';
  const waiting = waitingOf(counts);
  return (
    <Box component="span" sx={{ display: 'inline-block' }}>
      {t('arrived', { arrived: arrivedOf(counts), total: students })}
      {waiting > 0 && (
        <Typography
          component="span"
          variant="body2"
          color="warning"
          sx={{ display: 'block', fontWeight: 600 }}
        >
          {t('toReview', { waiting })}
        </Typography>
      )}
    </Box>
  );
}
