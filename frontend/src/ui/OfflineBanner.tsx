import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from './use-online.ts';

/** Shown while the browser is offline; requests are paused and continue by themselves. */
export function OfflineBanner({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <Box role="status" sx={{ position: 'sticky', top: 0, zIndex: 'snackbar' }}>
      {!online && (
        <Alert severity="warning" role="none" square sx={{ borderRadius: 0 }}>
          {t('offline')}
          {children}
        </Alert>
      )}
    </Box>
  );
}
