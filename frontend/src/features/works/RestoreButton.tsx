import RestoreIcon from '@mui/icons-material/RestoreFromTrash';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { WORK_LISTS } from '#frontend/src/entities/works/work-lists.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import type { WorkDto } from '#shared/contracts/work-fields.ts';
import { works } from '#shared/contracts/works.ts';

/** Brings a removed work back. */
export function RestoreButton({ work }: { readonly work: Pick<WorkDto, 'id'> }) {
  const { t } = useTranslation('works');
  const restore = useChange(works.endpoints.restore, { changes: WORK_LISTS });
  return (
    <Button
      startIcon={<RestoreIcon />}
      loading={restore.isPending}
      onClick={() => restore.mutate({ work_id: work.id })}
    >
      {t('restore')}
    </Button>
  );
}
