import Alert from '@mui/material/Alert';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Saving } from '#frontend/src/entities/scratch/saving/saver.ts';

interface Props {
  readonly saving: Saving;
}

/** Hints above the editor. */
export function EditorHints({ saving }: Props) {
  const { t } = useTranslation('scratch');
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [isClosed, setClosed] = useState(false);
  return (
    <>
      {saving.kind === 'refused' && (
        <Alert severity="error" square>
          {saving.message}
        </Alert>
      )}
      {isPhone && !isClosed && (
        <Alert severity="info" square onClose={() => setClosed(true)}>
          {t('smallScreen')}
        </Alert>
      )}
    </>
  );
}
