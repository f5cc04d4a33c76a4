import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import ReplayIcon from '@mui/icons-material/Replay';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Submission } from '#shared/contracts/task-fields.ts';

/** What the teacher says: that it is done, or that another try is worth it. */
export function Result({ answer }: { readonly answer: Submission['answer'] }) {
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
