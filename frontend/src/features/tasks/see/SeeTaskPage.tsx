import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { TaskContent } from '#frontend/src/entities/tasks/TaskContent.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { TaskId } from '#shared/ids.ts';
import { type TaskDetails, useTask } from '../queries.ts';
import { type OpenDialog, TaskDialogs } from '../TaskDialogs.tsx';
import { SeeHeader } from './SeeHeader.tsx';
import { TaskFacts } from './TaskFacts.tsx';
import { TaskFigures } from './TaskFigures.tsx';

/** The server answers an unknown task like a task of somebody else. */
const NOBODYS = TaskId.parse('tsk-0');

function Seen({ found }: { readonly found: TaskDetails }) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { task, text } = found;
  return (
    <>
      <SeeHeader task={task} start={setDialog} />
      <Stack spacing={3}>
        {task.state !== 'draft' && task.counts && <TaskFigures task={task} counts={task.counts} />}
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
          }}
        >
          <Paper sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
            <TaskContent text={text} />
          </Paper>
          <TaskFacts found={found} />
        </Box>
      </Stack>
      <TaskDialogs
        dialog={dialog}
        onClose={() => setDialog(null)}
        onDeleted={() => void navigate(paths.tasks)}
      />
    </>
  );
}

/** The page of a task: its text, its recipients, and their progress. */
export default function SeeTaskPage() {
  const { t } = useTranslation('tasks');
  const navigate = useNavigate();
  const id = TaskId.safeParse(useParams()['id']).data ?? NOBODYS;
  const { data, error } = useTask(id);
  if (data) return <Seen found={data} />;
  if (!error) return <ListSkeleton rows={8} />;
  return (
    <ErrorState
      error={error}
      onRetry={() => void navigate(paths.tasks)}
      retryLabel={t('backToList')}
    />
  );
}
