import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { handedInOf } from '#frontend/src/entities/tasks/HandedInCount.tsx';
import { TaskRing } from '#frontend/src/entities/tasks/TaskRing.tsx';
import { useIsOver } from '#frontend/src/entities/tasks/use-is-over.ts';
import type { TaskCounts, TaskDto } from '#shared/tasks/fields.ts';
import type { AnswerState } from '#shared/tasks/rules.ts';

interface Props {
  readonly task: Pick<TaskDto, 'students' | 'state' | 'deadline'>;
  readonly counts: TaskCounts;
}

const RING = 64;

/** A ring for each state: how many of the students are in it. */
export function TaskFigures({ task, counts }: Props) {
  const isOver = useIsOver(task);
  const { students } = task;
  const { t } = useTranslation(['tasks', 'task']);
  const { opened, working, handed_in, late, returned, done } = counts;
  const unopened = Math.max(0, students - opened - working - handedInOf(counts));
  const labelOf = (state: AnswerState) =>
    t(isOver && state === 'working' ? 'task:atDeadline.work' : `task:answer.${state}`);
  const rings = [
    ['new', unopened, 'primary'],
    ['opened', opened, 'primary'],
    ['working', working, 'primary'],
    ['handed_in', handed_in, 'secondary'],
    ['late', late, 'warning'],
    ['returned', returned, 'secondary'],
    ['done', done, 'success'],
  ] as const;
  return (
    <Paper component="section" aria-label={t('figures')} sx={{ p: 2 }}>
      <Typography sx={{ mb: 1.5, fontWeight: 600 }}>
        {t('task:arrived', { arrived: handedInOf(counts), total: students })}
      </Typography>
      <Stack
        direction="row"
        component="ul"
        useFlexGap
        sx={{ gap: { xs: 2, sm: 3 }, flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
      >
        {rings.map(([state, count, color]) => (
          <Stack key={state} component="li" spacing={0.5} sx={{ alignItems: 'center' }}>
            <TaskRing
              value={count}
              total={students}
              label={labelOf(state)}
              color={color}
              size={RING}
            />
            <Typography variant="body2" aria-hidden>
              {labelOf(state)}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Paper>
  );
}
