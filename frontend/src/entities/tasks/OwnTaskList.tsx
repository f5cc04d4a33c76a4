import AssignmentTurnedInIcon from '@mui/icons-material/AssignmentTurnedIn';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { TaskDto } from '#shared/contracts/task-fields.ts';
import { Deadline } from './Deadline.tsx';
import { isOpen, orderOwnTasks } from './order-own-tasks.ts';
import { OwnAnswerChip } from './TaskChips.tsx';
import { useNow } from './use-now.ts';
import { useOwnTasks } from './use-own-tasks.ts';

interface Props {
  /** Shows only this many; for screens that link to all. */
  readonly most?: number;
}

function TaskLine({ task }: { readonly task: TaskDto }) {
  const { t } = useTranslation('task');
  const { id, title, author, deadline, answer, score } = task;
  const isSettled = !isOpen(task);
  return (
    <Card component="li" variant="outlined">
      <CardActionArea component={Link} to={paths.ownTask(id)} sx={{ p: 2 }}>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1.5}
          sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography
              component="h3"
              sx={{ fontSize: '1.25rem', fontWeight: 700, overflowWrap: 'anywhere' }}
            >
              {title}
            </Typography>
            <Typography color="textSecondary">{author}</Typography>
            <Typography component="div" color="textSecondary">
              {!isSettled && <Deadline at={deadline} named />}
            </Typography>
          </Box>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            {score !== null && answer === 'done' && (
              <Typography sx={{ fontSize: '1.25rem', fontWeight: 700 }}>
                {t('own.score', { value: score })}
              </Typography>
            )}
            {answer && <OwnAnswerChip state={answer} />}
          </Stack>
        </Stack>
      </CardActionArea>
    </Card>
  );
}

/** A student's tasks, the most urgent first, each to be opened. */
export function OwnTaskList({ most }: Props) {
  const { t } = useTranslation('task');
  const query = useOwnTasks();
  const now = useNow();
  const { data, error } = query;
  if (error) return <ErrorState error={error} onRetry={() => void query.refetch()} />;
  if (!data) return <ListSkeleton rows={most ?? 4} />;
  if (data.list.length === 0)
    return (
      <EmptyState
        icon={<AssignmentTurnedInIcon color="disabled" fontSize="large" />}
        title={t('own.none')}
        hint={t('own.noneHint')}
      />
    );
  return (
    <>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {orderOwnTasks(data.list, now)
          .slice(0, most)
          .map((task) => (
            <TaskLine key={task.id} task={task} />
          ))}
      </Stack>
      {most === undefined && query.hasNextPage && (
        <Button
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
          sx={{ mt: 2 }}
        >
          {t('own.more')}
        </Button>
      )}
    </>
  );
}
