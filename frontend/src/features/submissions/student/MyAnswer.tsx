import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Submission, TaskDto } from '#shared/contracts/task-fields.ts';
import { LIMITS } from '#shared/limits.ts';
import { Begin } from './Begin.tsx';
import { ChosenWork } from './ChosenWork.tsx';
import { HandedInList } from './HandedInList.tsx';
import { Result } from './Result.tsx';

interface Props {
  readonly task: TaskDto;
  readonly submission: Submission;
}

/** Why nothing can be handed in, and what counts as late. */
function HandInNews({ submission: { hand_in } }: Pick<Props, 'submission'>) {
  const { t } = useTranslation('submissions');
  if (hand_in === 'open' || hand_in === 'reviewed') return null;
  const severity = hand_in === 'late' ? 'info' : 'warning';
  return (
    <Alert severity={severity} role="status">
      {t(`handIn.${hand_in}`, { most: LIMITS.handInsMax })}
    </Alert>
  );
}

/** What a student has made of a task: the teacher's words, the work, and what was handed in. */
export function MyAnswer({ task, submission }: Props) {
  const { t } = useTranslation('submissions');
  const { answer, handed_in, hand_in } = submission;
  const isPossible = hand_in === 'open' || hand_in === 'late';
  return (
    <Paper component="section" aria-label={t('myAnswer')} sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Stack spacing={3}>
        <Typography variant="h2">{t('myAnswer')}</Typography>
        <Result answer={answer} />
        <HandInNews submission={submission} />
        {answer.work_id && hand_in !== 'reviewed' && hand_in !== 'gone' ? (
          <ChosenWork key={answer.work_id} task={task} submission={submission} />
        ) : (
          isPossible && <Begin task={task} />
        )}
        <HandedInList handedIn={handed_in} />
      </Stack>
    </Paper>
  );
}
