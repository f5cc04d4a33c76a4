import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WORK_LISTS } from '#frontend/src/entities/works/queries.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { LIMITS } from '#shared/limits.ts';
import { works } from '#shared/works/contract.ts';
import type { WorkDto } from '#shared/works/fields.ts';

interface Props {
  readonly work: Pick<WorkDto, 'id' | 'title'>;
  readonly onRemoved?: () => void;
}

/** Moves a work to the bin, from which it can be restored for a while. */
export function RemoveButton({ work: { id, title }, onRemoved }: Props) {
  const { t } = useTranslation('works');
  const [isAsking, setAsking] = useState(false);
  const remove = useChange(works.endpoints.remove, { changes: WORK_LISTS });
  const close = () => setAsking(false);
  return (
    <>
      <Tooltip title={t('remove', { title })}>
        <IconButton aria-label={t('remove', { title })} onClick={() => setAsking(true)}>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        open={isAsking}
        title={t('removeTitle', { title })}
        text={t('removeText', { count: LIMITS.trashDays })}
        confirmLabel={t('removeNow')}
        destructive
        working={remove.isPending}
        onCancel={close}
        onConfirm={() =>
          remove.mutate(
            { work_ids: [id] },
            {
              onSuccess: () => onRemoved?.(),
              onSettled: close,
            },
          )
        }
      />
    </>
  );
}
