import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { ROLE } from '#shared/roles.ts';
import { ClassFilters } from './ClassFilters.tsx';
import { ClassDialogs, type OpenDialog } from './dialogs/ClassDialogs.tsx';
import { FILTER, useClassList } from './queries.ts';
import { useClassActions } from './use-class-actions.tsx';
import { useClassColumns } from './use-class-columns.tsx';

/** The classes of the school; for teachers only their own. */
export default function ClassesPage() {
  const { t } = useTranslation('classes');
  const { role } = useSignedIn();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const list = useClassList();
  const { search, filters } = list.question;
  const columns = useClassColumns(search === '' && !filters[FILTER.teacher]);
  const isPrincipal = role === ROLE.principal;
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setDialog({ kind: 'add' })}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t(isPrincipal ? 'subtitle' : 'subtitleTeacher')}
        actions={add}
      />
      <DataList
        list={list}
        label={t('title')}
        columns={columns}
        rowName={({ name }) => name}
        searchLabel={t('search')}
        filters={<ClassFilters list={list} byTeacher={isPrincipal} />}
        rowActions={useClassActions(setDialog)}
        onOpen={({ id }) => navigate(paths.classRoom(id))}
        empty={
          <EmptyState
            icon={<EmptyPicture name="classes" />}
            title={t('empty')}
            hint={t('emptyHint')}
            action={add}
          />
        }
      />
      <ClassDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
