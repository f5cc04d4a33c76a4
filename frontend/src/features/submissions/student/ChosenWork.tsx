import EditIcon from '@mui/icons-material/Edit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUnsentHere } from '#frontend/src/entities/scratch/drafts/use-unsent.ts';
import { useIsOpen } from '#frontend/src/entities/scratch/saving/use-is-open.ts';
import { useNow } from '#frontend/src/entities/tasks/use-now.ts';
import { WorkPicture } from '#frontend/src/entities/works/WorkPicture.tsx';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { useMomentWords } from '#frontend/src/lib/moment-words.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { CODE } from '#shared/codes.ts';
import type { Submission, TaskDto } from '#shared/tasks/fields.ts';
import type { WorkDto } from '#shared/works/fields.ts';
import { Begin } from './Begin.tsx';
import { ChooseDialog } from './ChooseDialog.tsx';
import { HandInForm } from './HandInForm.tsx';
import { useOwnWork } from './own-answer.ts';

interface Props {
  readonly task: TaskDto;
  readonly submission: Submission;
}

/** A small picture of the work, so that the button to hand it in is seen without scrolling. */
function WorkLine({ work, children }: { readonly work: WorkDto; readonly children: ReactNode }) {
  const { t } = useTranslation('submissions');
  const momentWords = useMomentWords();
  const now = useNow();
  const { id, title, saved_at, kind } = work;
  return (
    <Paper variant="outlined" sx={{ display: 'flex', overflow: 'hidden' }}>
      <Box sx={({ spacing }) => ({ width: '40%', maxWidth: spacing(28), flexShrink: 0 })}>
        <WorkPicture work={work} />
      </Box>
      <Stack spacing={1} sx={{ p: 1.5, minWidth: 0, alignItems: 'start' }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('savedAt', { time: momentWords(saved_at, now) })}
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {kind === 'scratch' && (
            <Button
              component={Link}
              to={paths.project(id)}
              variant="contained"
              color="secondary"
              startIcon={<EditIcon />}
            >
              {t('goOn')}
            </Button>
          )}
          {children}
        </Stack>
      </Stack>
    </Paper>
  );
}

/** This device has newer changes, e.g. made offline: they are sent before the work is handed in. */
function UnsentNotice({ work }: { readonly work: WorkDto }) {
  const { t } = useTranslation('submissions');
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button component={Link} to={paths.project(work.id)} color="inherit">
          {t('openUnsent')}
        </Button>
      }
    >
      {t('unsent')}
    </Alert>
  );
}

/** The work that answers the task: edit it, hand it in, or choose another. */
export function ChosenWork({ task, submission }: Props) {
  const { t } = useTranslation('submissions');
  const { data, error, refetch } = useOwnWork(submission.answer.work_id);
  const [isChoosing, setChoosing] = useState(false);
  const here = useUnsentHere();
  const isOpen = useIsOpen(submission.answer.work_id);
  // The work was removed: offers to start again.
  if (error instanceof ApiError && error.code === CODE.notFound) return <Begin task={task} />;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  const { work } = data;
  const isUnsent = here?.projects.some((each) => each.work === work.id) ?? false;
  return (
    <Stack spacing={2}>
      <WorkLine work={work}>
        <Button onClick={() => setChoosing(true)}>{t('another')}</Button>
      </WorkLine>
      {isUnsent && <UnsentNotice work={work} />}
      <HandInForm
        taskId={task.id}
        work={work}
        submission={submission}
        isUnsent={isUnsent || Boolean(here?.mayBeMore)}
        isOpen={isOpen}
      />
      {isChoosing && <ChooseDialog task={task} onClose={() => setChoosing(false)} />}
    </Stack>
  );
}
