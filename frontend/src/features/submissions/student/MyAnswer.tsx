import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import ReplayIcon from '@mui/icons-material/Replay';
import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Submission, TaskDto } from '#shared/tasks/fields.ts';
import { TASK_LIMITS } from '#shared/tasks/limits.ts';
import { Begin } from './Begin.tsx';
import { ChosenWork } from './ChosenWork.tsx';
import { DeadlineNotice } from './DeadlineNotice.tsx';
import { HandedInList } from './HandedInList.tsx';

/** The teacher's review: done, or returned for another try. */
function Result({ answer }: { readonly answer: Submission['answer'] }) {
  const { t } = useTranslation(['submissions', 'records']);
  const { state, score, phrase, comment, reviewer } = answer;
  if (state !== 'done' && state !== 'returned') return null;
  const isDone = state === 'done';
  const Icon = isDone ? EmojiEventsIcon : ReplayIcon;
  return (
    <Paper
      variant="outlined"
      role="status"
      sx={{ p: 2, borderWidth: 2, borderColor: isDone ? 'success.main' : 'warning.main' }}
    >
      <Stack direction="row" spacing={2}>
        <Icon color={isDone ? 'success' : 'warning'} fontSize="large" aria-hidden />
        <Stack spacing={1} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3">{t(isDone ? 'youAreDone' : 'tryAgain')}</Typography>
          {score !== null && (
            <Typography variant="h1" component="p">
              {t('points', { value: score })}
            </Typography>
          )}
          {phrase && (
            <Typography sx={{ fontWeight: 700 }}>{t(`records:phrases.${phrase}`)}</Typography>
          )}
          {comment && <Typography sx={{ whiteSpace: 'pre-line' }}>{comment}</Typography>}
          <Typography color="textSecondary">{reviewer}</Typography>
        </Stack>
      </Stack>
    </Paper>
  );
}

interface Props {
  readonly task: TaskDto;
  readonly submission: Submission;
}

/** Says why nothing can be handed in, or that it is late. */
function HandInNotice({ submission: { hand_in } }: Pick<Props, 'submission'>) {
  const { t } = useTranslation('submissions');
  if (hand_in === 'open' || hand_in === 'reviewed') return null;
  const severity = hand_in === 'late' ? 'info' : 'warning';
  return (
    <Alert severity={severity} role="status">
      {t(`handIn.${hand_in}`, { most: TASK_LIMITS.handInsMax })}
    </Alert>
  );
}

/** The student's answer: the review, the work, and the versions handed in. */
export function MyAnswer({ task, submission }: Props) {
  const { t } = useTranslation('submissions');
  const { answer, handed_in, hand_in } = submission;
  const isPossible = hand_in === 'open' || hand_in === 'late';
  return (
    <Paper component="section" aria-label={t('myAnswer')} sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Stack spacing={3}>
        <Typography variant="h2">{t('myAnswer')}</Typography>
        <Result answer={answer} />
        <DeadlineNotice submission={submission} />
        <HandInNotice submission={submission} />
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
