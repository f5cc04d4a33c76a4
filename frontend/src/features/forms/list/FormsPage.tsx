import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { forms } from '#shared/forms/contract.ts';
import type { FormRow } from '#shared/forms/fields.ts';
import { FORM_LIMITS } from '#shared/forms/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { useFormList } from '../queries.ts';
import { useFormActions } from './use-form-actions.tsx';
import { useFormColumns } from './use-form-columns.tsx';

interface Removal {
  readonly rows: readonly FormRow[];
  readonly done: () => void;
}

function RemoveDialog({
  removal,
  onClose,
}: {
  readonly removal: Removal | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('forms');
  const { mutate, isPending } = useChange(forms.endpoints.removeMany, { changes: [forms] });
  const rows = removal?.rows ?? [];
  const answers = rows.reduce((sum, row) => sum + row.answers, 0);
  const remove = () =>
    mutate(
      { form_ids: rows.map(({ id }) => id) },
      {
        onSuccess: ({ deleted }) => {
          toast.success(t('remove.done', { count: deleted }));
          removal?.done();
        },
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open={removal !== null}
      title={t('remove.title', { count: rows.length })}
      text={t('remove.text', { count: answers })}
      confirmLabel={t('remove.action')}
      destructive
      working={isPending}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
}

/** The forms of the school, or the teacher's own. */
export default function FormsPage() {
  const { t } = useTranslation('forms');
  const navigate = useNavigate();
  const isPrincipal = useSignedIn().role === ROLE.principal;
  const [removal, setRemoval] = useState<Removal | null>(null);
  const list = useFormList();
  const actions = useFormActions((row) => setRemoval({ rows: [row], done: () => undefined }));
  const add = (
    <Button component={Link} to={paths.editForm(NEW)} variant="contained" startIcon={<AddIcon />}>
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
        columns={useFormColumns(isPrincipal)}
        rowName={({ title }) => title}
        rowActions={actions}
        bulkActions={[
          {
            key: 'remove',
            label: t('remove.action'),
            icon: <DeleteIcon />,
            destructive: true,
            onSelect: (rows, done) =>
              setRemoval({ rows: rows.slice(0, FORM_LIMITS.formsAtOnce), done }),
          },
        ]}
        onOpen={({ id }) => void navigate(paths.form(id))}
        empty={
          <EmptyState
            icon={<EmptyPicture name="tasks" />}
            title={t('empty')}
            hint={t('emptyHint')}
            action={add}
          />
        }
      />
      <RemoveDialog removal={removal} onClose={() => setRemoval(null)} />
    </>
  );
}
