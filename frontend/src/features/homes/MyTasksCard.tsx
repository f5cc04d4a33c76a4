import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OWN_TASK_HEIGHT, OwnTaskLines } from '#frontend/src/entities/tasks/OwnTaskLines.tsx';
import { useOwnTasks } from '#frontend/src/entities/tasks/use-own-tasks.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { TASK_LIMITS } from '#shared/tasks/limits.ts';

/** As many lines as there nearly always are. */
const LINES = Array.from({ length: TASK_LIMITS.first }, (_, line) => line);

function Waiting() {
  const { t } = useTranslation();
  return (
    <Stack spacing={1.5} role="status" aria-label={t('loading')}>
      {LINES.map((line) => (
        <Skeleton
          key={line}
          variant="rounded"
          sx={({ spacing }) => ({
            height: { xs: spacing(OWN_TASK_HEIGHT.xs), sm: spacing(OWN_TASK_HEIGHT.sm) },
          })}
        />
      ))}
    </Stack>
  );
}

function NextTasks() {
  const { t } = useTranslation(['homes', 'task']);
  const { data, error, refetch } = useOwnTasks();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const { first, toDo, list } = data;
  const isNew = list.length === 0;
  if (first.length === 0)
    return (
      <Box sx={{ my: 'auto' }}>
        <EmptyState
          icon={<EmptyPicture name="tasks" />}
          title={isNew ? t('task:own.none') : t('student.allDone')}
          hint={isNew ? t('task:own.noneHint') : t('student.allDoneHint')}
        />
      </Box>
    );
  const more = toDo - first.length;
  return (
    <>
      <OwnTaskLines tasks={first} />
      {more > 0 && (
        <Button component={Link} to={paths.ownTasks} sx={{ mt: 1, alignSelf: 'start' }}>
          {t('student.moreTasks', { count: more })}
        </Button>
      )}
    </>
  );
}

/** What the student has to hand in next: all that is due soon, and how much more there is. */
export function MyTasksCard() {
  const { t } = useTranslation('homes');
  const all = (
    <Button component={Link} to={paths.ownTasks}>
      {t('student.allTasks')}
    </Button>
  );
  return (
    <TitledCard title={t('student.tasks')} action={all}>
      <Box
        // Fewer tasks take as much room, so that what is below stays where it is.
        sx={({ spacing }) => ({
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          minHeight: {
            xs: spacing(OWN_TASK_HEIGHT.xs * LINES.length + 3),
            sm: spacing(OWN_TASK_HEIGHT.sm * LINES.length + 3),
          },
        })}
      >
        <NextTasks />
      </Box>
    </TitledCard>
  );
}
