import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useBegun } from '#frontend/src/entities/scratch/drafts/use-unsent.ts';
import { OwnAnswerChip } from '#frontend/src/entities/tasks/TaskChips.tsx';
import { TaskContent } from '#frontend/src/entities/tasks/TaskContent.tsx';
import { useDueWords } from '#frontend/src/entities/tasks/use-due-words.ts';
import { useNow } from '#frontend/src/entities/tasks/use-now.ts';
import { useMomentWords } from '#frontend/src/lib/moment-words.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { Submission, TaskDto, TaskText } from '#shared/tasks/fields.ts';
import { MyAnswer } from './MyAnswer.tsx';
import { useOwnAnswer, useOwnTask } from './own-answer.ts';

interface HeadProps {
  readonly task: TaskDto;
  readonly answer: Submission['answer'];
}

/** Until when, in the words of the home; also of what is handed in. */
function Until({ task, answer }: HeadProps) {
  const { t } = useTranslation('submissions');
  const momentWords = useMomentWords();
  const now = useNow();
  const words = useDueWords()({ ...task, answer: answer.state });
  if (words) return <Typography sx={{ fontWeight: 700 }}>{words}</Typography>;
  const { deadline } = task;
  if (!deadline) return null;
  return (
    <Typography color="textSecondary">
      {t('until', { time: momentWords(deadline, now) })}
    </Typography>
  );
}

function Head({ task, answer }: HeadProps) {
  const { t } = useTranslation('submissions');
  const { title, author } = task;
  const isBegun = useBegun(task.id) !== undefined;
  // The server does not know yet of what was begun here.
  const isNew = answer.state === 'new' || answer.state === 'opened';
  const state = isBegun && isNew ? 'working' : answer.state;
  return (
    <Stack spacing={1} sx={{ mb: 3 }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <OwnAnswerChip state={state} />
      </Stack>
      <Typography color="textSecondary">{t('from', { author })}</Typography>
      <Until task={task} answer={answer} />
    </Stack>
  );
}

const isEmpty = ({ content, files, template }: TaskText) =>
  !content.content?.length && files.length === 0 && !template;

/** A task's text and, beside it, the student's answer. */
export function OneTask({ id }: { readonly id: string }) {
  const task = useOwnTask(id);
  const answer = useOwnAnswer(id);
  const error = (!task.data && task.error) || (!answer.data && answer.error);
  const retry = () => void Promise.all([task.refetch(), answer.refetch()]);
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!task.data || !answer.data) return <ListSkeleton rows={6} />;
  const { text } = task.data;
  const isAlone = isEmpty(text);
  return (
    <>
      <Head task={task.data.task} answer={answer.data.answer} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            ...(!isAlone && { md: 'minmax(0, 3fr) minmax(0, 2fr)' }),
          },
        }}
      >
        {!isAlone && (
          <Paper sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
            <TaskContent text={text} />
          </Paper>
        )}
        <MyAnswer task={task.data.task} submission={answer.data} />
      </Box>
    </>
  );
}
