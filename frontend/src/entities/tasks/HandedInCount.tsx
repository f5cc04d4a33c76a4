import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { TaskCounts, TaskDto } from '#shared/tasks/fields.ts';

/** Students who have handed in, including answers that were returned. */
export const handedInOf = ({ handed_in, late, returned, done }: TaskCounts): number =>
  handed_in + late + returned + done;

/** Answers that wait for a review. */
export const waitingOf = ({ handed_in, late }: TaskCounts): number => handed_in + late;

interface Props {
  readonly task: Pick<TaskDto, 'counts' | 'students' | 'state'>;
}

/** How many students have handed in, of how many, and how many answers wait for a review. */
export function HandedInCount({ task: { counts, students, state } }: Props) {
  const { t } = useTranslation('task');
  if (!counts || state === 'draft') return '—';
  const waiting = waitingOf(counts);
  return (
    <Box component="span" sx={{ display: 'inline-block' }}>
      {t('arrived', { arrived: handedInOf(counts), total: students })}
      {waiting > 0 && (
        <Typography
          component="span"
          data-below
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
