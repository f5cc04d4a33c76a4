import HistoryIcon from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import type { WorkDto } from '#shared/works/fields.ts';

const VersionsDialog = lazyPart(
  async () =>
    (await import('#frontend/src/entities/scratch/versions/VersionsDialog.tsx')).VersionsDialog,
);

interface Props {
  readonly work: Pick<WorkDto, 'id' | 'title' | 'kind'>;
}

/** Opens the versions of a student's project for staff. Other files are never saved again. */
export function VersionsButton({ work: { id, title, kind } }: Props) {
  const { t } = useTranslation('work');
  const [isOpen, setOpen] = useState(false);
  if (kind !== 'scratch') return null;
  return (
    <>
      <Button startIcon={<HistoryIcon />} onClick={() => setOpen(true)}>
        {t('versions')}
      </Button>
      {isOpen && <VersionsDialog work={id} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
