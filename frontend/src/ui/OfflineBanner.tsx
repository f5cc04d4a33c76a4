import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Whether the browser has a connection. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );

/** Shown while the browser is offline; requests are paused and continue by themselves. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <Box role="status" sx={{ position: 'sticky', top: 0, zIndex: 'snackbar' }}>
      {!online && (
        <Alert severity="warning" role="none" square sx={{ borderRadius: 0 }}>
          {t('offline')}
        </Alert>
      )}
    </Box>
  );
}
