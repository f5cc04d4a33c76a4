import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { Saving } from './saver/saver.ts';

interface Props {
  readonly saving: Saving;
  readonly libraryMissing: boolean;
}

/** Hints above the editor. */
export function EditorHints({ saving, libraryMissing }: Props) {
  const { t } = useTranslation('scratch');
  return (
    <>
      {saving.kind === 'refused' && (
        <Alert severity="error" square>
          {saving.message}
        </Alert>
      )}
      {libraryMissing && (
        <Alert severity="info" square>
          {t('libraryMissing')}
        </Alert>
      )}
    </>
  );
}
