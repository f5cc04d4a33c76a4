import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSheet } from '../use-sheet.ts';

/** The spreadsheet to fill in. */
export function TemplateButton() {
  const { t } = useTranslation('students');
  const { mutate, isPending } = useSheet();
  return (
    <Button
      startIcon={<DownloadIcon />}
      loading={isPending}
      loadingPosition="start"
      onClick={() => mutate({ kind: 'template' })}
    >
      {t('batch.template')}
    </Button>
  );
}
