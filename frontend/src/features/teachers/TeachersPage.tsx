import AddIcon from '@mui/icons-material/PersonAdd';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { useTeacherCount, useTeacherList } from './queries.ts';
import { type OpenDialog, TeacherDialogs } from './TeacherDialogs.tsx';
import { useTeacherActions } from './use-teacher-actions.tsx';
import { useTeacherColumns } from './use-teacher-columns.tsx';

interface PlacesUsedProps {
  readonly used: number;
  readonly cap: number;
}

/** How many accounts of the edition are in use. */
function PlacesUsed({ used, cap }: PlacesUsedProps) {
  const { t } = useTranslation('teachers');
  const id = useId();
  const isFull = used >= cap;
  return (
    <Stack spacing={0.5} sx={({ layout }) => ({ mb: 2, width: { xs: 1, sm: layout.form } })}>
      <Typography id={id} variant="body2">
        {t('places', { used, cap })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={cap > 0 ? Math.min(100, (used / cap) * 100) : 100}
        color={isFull ? 'warning' : 'primary'}
        aria-labelledby={id}
      />
      {isFull && (
        <Typography variant="body2" color="warning">
          {t('placesFull')}
        </Typography>
      )}
    </Stack>
  );
}

/** Who works at the school, for principals: all that can be done with an account of staff. */
export default function TeachersPage() {
  const { t } = useTranslation('teachers');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const list = useTeacherList();
  const { data: places } = useTeacherCount();
  const columns = useTeacherColumns();
  const rowActions = useTeacherActions(setDialog);
  const isFull = places !== undefined && places.used >= places.cap;
  const add = (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      onClick={() => (isFull ? toast.warning(t('limit')) : setDialog({ kind: 'add' }))}
    >
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={add} />
      {places && <PlacesUsed {...places} />}
      <DataList
        list={list}
        label={t('title')}
        columns={columns}
        rowName={({ name }) => name}
        searchLabel={t('search')}
        rowActions={rowActions}
        onOpen={(teacher) => setDialog({ kind: 'edit', teacher })}
        empty={
          <EmptyState
            icon={<EmptyPicture name="people" />}
            title={t('empty')}
            hint={t('emptyHint')}
            action={add}
          />
        }
      />
      <TeacherDialogs dialog={dialog} onDialog={setDialog} />
    </>
  );
}
