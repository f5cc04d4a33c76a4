import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Deadline } from '#frontend/src/entities/tasks/Deadline.tsx';
import { OwnAnswerChip } from '#frontend/src/entities/tasks/TaskChips.tsx';
import { TaskContent } from '#frontend/src/entities/tasks/TaskContent.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { Submission, TaskDto, TaskText } from '#shared/contracts/task-fields.ts';
import { MISSING_STATES } from '#shared/tasks.ts';
import { MyAnswer } from './MyAnswer.tsx';
import { useOwnAnswer, useOwnTask } from './own-answer.ts';

interface HeadProps {
  readonly task: TaskDto;
  readonly answer: Submission['answer'];
}

function Head({ task, answer: { state } }: HeadProps) {
  const { t } = useTranslation('submissions');
  const { title, author, deadline } = task;
  return (
    <Stack spacing={1} sx={{ mb: 3 }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <OwnAnswerChip state={state} />
      </Stack>
      <Typography color="textSecondary">{t('from', { author })}</Typography>
      <Stack direction="row" spacing={1}>
        {deadline && <Typography>{t('until')}</Typography>}
        <Typography component="div">
          <Deadline at={deadline} settled={!MISSING_STATES.includes(state)} />
        </Typography>
      </Stack>
    </Stack>
  );
}

const isEmpty = ({ content, files, template }: TaskText) =>
  !content.content?.length && files.length === 0 && !template;

/** A task's text and, beside it, the student's answer. */
export function OneTask({ id }: { readonly id: string }) {
  const { t } = useTranslation('submissions');
  const task = useOwnTask(id);
  const answer = useOwnAnswer(id);
  const error = (!task.data && task.error) || (!answer.data && answer.error);
  const retry = () => void Promise.all([task.refetch(), answer.refetch()]);
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!task.data || !answer.data) return <ListSkeleton rows={6} />;
  const { text } = task.data;
  return (
    <>
      <Head task={task.data.task} answer={answer.data.answer} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Paper sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
          {isEmpty(text) ? (
            <Typography color="textSecondary">{t('noText')}</Typography>
          ) : (
            <TaskContent text={text} />
          )}
        </Paper>
        <MyAnswer task={task.data.task} submission={answer.data} />
      </Box>
    </>
  );
}
