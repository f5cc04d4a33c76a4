import AddIcon from '@mui/icons-material/Add';
import LocalLibraryIcon from '@mui/icons-material/LocalLibrary';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { useTaskList, useUsualScope } from '../queries.ts';
import { type OpenDialog, TaskDialogs } from '../TaskDialogs.tsx';
import { useTaskActions } from '../use-task-actions.tsx';
import { TaskFilters } from './TaskFilters.tsx';
import { useTaskColumns } from './use-task-columns.tsx';

/** Released tasks and drafts: of the school, or the user's own. */
export default function TasksPage() {
  const { t } = useTranslation('tasks');
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const list = useTaskList();
  const add = (
    <Button component={Link} to={paths.editTask(NEW)} variant="contained" startIcon={<AddIcon />}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t(useUsualScope() === 'school' ? 'subtitle' : 'subtitleTeacher')}
        actions={
          <>
            <Button
              variant="outlined"
              startIcon={<LocalLibraryIcon />}
              onClick={() => setDialog({ kind: 'library' })}
            >
              {t('library.action')}
            </Button>
            {add}
          </>
        }
      />
      <DataList
        list={list}
        label={t('title')}
        columns={useTaskColumns()}
        rowName={({ title }) => title}
        searchLabel={t('search')}
        filters={<TaskFilters list={list} />}
        rowActions={useTaskActions(setDialog)}
        onOpen={({ id }) => void navigate(paths.task(id))}
        empty={
          <EmptyState
            icon={<EmptyPicture name="tasks" />}
            title={t('empty')}
            hint={t('emptyHint')}
            action={add}
          />
        }
      />
      <TaskDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
