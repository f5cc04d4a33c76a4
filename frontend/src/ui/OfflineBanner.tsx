import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOfflineTold } from './tells-offline.ts';
import { useOnline } from './use-online.ts';

/** Shown while the browser is offline; requests are paused and continue by themselves. */
export function OfflineBanner({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const online = useOnline();
  const isTold = useIsOfflineTold();
  return (
    <Box role="status" sx={{ position: 'sticky', top: 0, zIndex: 'snackbar' }}>
      {!online && !isTold && (
        <Alert severity="warning" role="none" square sx={{ borderRadius: 0 }}>
          {t('offline')}
          {children}
        </Alert>
      )}
    </Box>
  );
}
