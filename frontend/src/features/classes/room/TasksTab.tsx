import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Deadline } from '#frontend/src/entities/tasks/Deadline.tsx';
import { HandedInCount } from '#frontend/src/entities/tasks/HandedInCount.tsx';
import { TaskStateChip } from '#frontend/src/entities/tasks/TaskChips.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import type { Column } from '#frontend/src/ui/table/column.ts';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { ClassDto } from '#shared/classes/fields.ts';
import { tasks } from '#shared/tasks/contract.ts';
import type { TaskDto } from '#shared/tasks/fields.ts';

const useClassTasks = ({ id: class_id }: ClassDto) =>
  useCursorList({
    name: 'class-tasks',
    ask: ({ limit, cursor }) => queryOf(tasks.endpoints.list, { class_id, limit, cursor }),
  });

function useColumns(): readonly Column<TaskDto>[] {
  const { t } = useTranslation('classes');
  return useMemo(
    () => [
      {
        key: 'title',
        label: t('tasks.name'),
        size: 'wide',
        card: 'title',
        fixed: true,
        render: ({ title }) => title,
      },
      {
        key: 'state',
        label: t('state'),
        size: 'narrow',
        card: 'corner',
        render: (task) => <TaskStateChip task={task} />,
      },
      {
        key: 'deadline',
        label: t('tasks.deadline'),
        card: 'line',
        wraps: true,
        render: ({ deadline, state }) => <Deadline at={deadline} settled={state !== 'released'} />,
      },
      {
        key: 'progress',
        label: t('tasks.progress'),
        card: 'line',
        wraps: true,
        render: (task) => <HandedInCount task={task} />,
      },
      { key: 'author', label: t('tasks.author'), card: 'line', render: ({ author }) => author },
    ],
    [t],
  );
}

/** The tasks of the class, the newest first. */
export function TasksTab({ schoolClass }: { readonly schoolClass: ClassDto }) {
  const { t } = useTranslation('classes');
  const navigate = useNavigate();
  const { page: _, ...list } = useClassTasks(schoolClass);
  const { id, name, state } = schoolClass;
  const add = state === 'open' && (
    <Button
      component={Link}
      to={paths.editTask(NEW)}
      state={{ class: { id, name } }}
      variant="contained"
      startIcon={<AddIcon />}
    >
      {t('tasks.add')}
    </Button>
  );
  return (
    <DataList
      list={list}
      label={t('tabs.tasks')}
      columns={useColumns()}
      rowName={({ title }) => title}
      buttons={add}
      onOpen={({ id: task }) => void navigate(paths.task(task))}
      empty={
        <EmptyState
          icon={<EmptyPicture name="tasks" />}
          title={t('tasks.none')}
          hint={t('tasks.noneHint')}
        />
      }
    />
  );
}
