import DownloadIcon from '@mui/icons-material/Download';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import type { Session } from './session.ts';
import { useDownload } from './use-download.ts';
import type { View } from './view.ts';

interface Props {
  readonly view: View;
  readonly session: RefObject<Session | null>;
}

const MB = UPLOAD_LIMITS.projectBytes / 1024 ** 2;

/** Says above the editor why the server does not take the project. The file can be taken along. */
export function EditorHints({ view: { saving, isTooLarge }, session }: Props) {
  const { t } = useTranslation(['scratch', 'saving']);
  const download = useDownload(session);
  if (!isTooLarge && saving.kind !== 'refused') return null;
  const why = saving.kind === 'refused' ? saving.message : '';
  return (
    <Alert
      severity="error"
      square
      action={
        <Button color="inherit" startIcon={<DownloadIcon />} onClick={download}>
          {t('lost.download')}
        </Button>
      }
    >
      {isTooLarge ? t('saving:tooLarge', { mb: MB }) : why}
    </Alert>
  );
}
