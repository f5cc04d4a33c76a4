import LockIcon from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WORK_LISTS } from '#frontend/src/entities/works/queries.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { works } from '#shared/works/contract.ts';
import type { WorkDto } from '#shared/works/fields.ts';
import { useShowWork } from '../queries.ts';

/** The author or staff make a work private again. If it waits for approval, it no longer does. */
export function TakeBackButton({ work }: { readonly work: WorkDto }) {
  const { t } = useTranslation('works');
  const [isAsking, setAsking] = useState(false);
  const show = useShowWork(work.id);
  const publish = useChange(works.endpoints.publish, { changes: WORK_LISTS });
  const { id: work_id, rev, title, description, category } = work;
  const close = () => setAsking(false);
  const takeBack = () =>
    publish.mutate(
      { work_id, rev, title, description, category, visibility: 'private' },
      { onSuccess: ({ work: after }) => show(after), onSettled: close },
    );
  return (
    <>
      <Button variant="outlined" startIcon={<LockIcon />} onClick={() => setAsking(true)}>
        {t('takeBack')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('takeBackTitle', { title })}
        text={t('takeBackText')}
        confirmLabel={t('takeBack')}
        working={publish.isPending}
        onConfirm={takeBack}
        onCancel={close}
      />
    </>
  );
}
