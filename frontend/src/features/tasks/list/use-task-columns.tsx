import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Deadline } from '#frontend/src/entities/tasks/Deadline.tsx';
import { HandedInCount } from '#frontend/src/entities/tasks/HandedInCount.tsx';
import { TaskStateChip } from '#frontend/src/entities/tasks/TaskChips.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Column } from '#frontend/src/ui/table/column.ts';
import type { TaskDto } from '#shared/tasks/fields.ts';

/** To whom a task is given: its classes by name, and how many students beside them. */
function TaskTargets({ task }: { readonly task: TaskDto }) {
  const { t } = useTranslation('tasks');
  const { list } = useFormats();
  const { classes, student_ids } = task;
  const names = classes.map(({ name }) => name);
  const count = student_ids.length;
  const given = count > 0 ? [...names, t('singles', { count })] : names;
  return given.length > 0 ? list(given) : '—';
}

type Columns = readonly Column<TaskDto>[];

function Title({ task: { title, library } }: { readonly task: TaskDto }) {
  const { t } = useTranslation('tasks');
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography title={title} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {library === 'school' && <Chip size="small" label={t('inLibrary')} />}
    </Stack>
  );
}

function useTimeColumns(): Columns {
  const { t } = useTranslation('tasks');
  const { dateTime } = useFormats();
  return useMemo(
    () => [
      {
        key: 'deadline',
        label: t('deadline'),
        card: 'line',
        wraps: true,
        render: ({ deadline, state }) => <Deadline at={deadline} settled={state !== 'released'} />,
      },
      {
        key: 'author',
        label: t('author'),
        size: 'narrow',
        card: 'line',
        render: ({ author }) => author,
      },
      {
        key: 'release',
        label: t('releaseAt'),
        hidden: true,
        render: ({ release_at }) => (release_at ? dateTime(release_at) : '—'),
      },
      {
        key: 'created',
        label: t('created'),
        hidden: true,
        render: ({ created }) => dateTime(created),
      },
    ],
    [t, dateTime],
  );
}

export function useTaskColumns(): Columns {
  const { t } = useTranslation('tasks');
  const times = useTimeColumns();
  return useMemo(
    () => [
      {
        key: 'title',
        label: t('fields.title'),
        size: 'wide',
        card: 'title',
        fixed: true,
        wraps: true,
        render: (task) => <Title task={task} />,
      },
      {
        key: 'state',
        label: t('state'),
        size: 'narrow',
        card: 'corner',
        render: (task) => <TaskStateChip task={task} />,
      },
      {
        key: 'targets',
        label: t('targets'),
        card: 'line',
        wraps: true,
        render: (task) => <TaskTargets task={task} />,
      },
      {
        key: 'progress',
        label: t('progress'),
        card: 'line',
        wraps: true,
        render: (task) => <HandedInCount task={task} />,
      },
      ...times,
    ],
    [t, times],
  );
}
