import type { AlertColor } from '@mui/material/Alert';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { dismissToast, type Toast, type ToastKind, useToasts } from '#frontend/src/lib/toasts.ts';

const SEVERITY: Readonly<Record<ToastKind, AlertColor>> = {
  success: 'success',
  error: 'error',
  warning: 'warning',
  wait: 'info',
};

function ToastItem({ id, kind, text, action }: Toast) {
  const { t } = useTranslation();
  const severity = SEVERITY[kind];
  return (
    <Alert
      variant="filled"
      severity={severity}
      role="none"
      onClose={() => dismissToast(id)}
      closeText={t('close')}
      elevation={6}
      // The default colours of the filled variant have too little contrast in dark mode.
      sx={{
        pointerEvents: 'auto',
        bgcolor: `${severity}.main`,
        color: `${severity}.contrastText`,
      }}
    >
      {text}
      {action && (
        <Button
          color="inherit"
          size="small"
          sx={{ ml: 1, my: -0.5, textDecoration: 'underline' }}
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
    </Alert>
  );
}

const HIDDEN = 'aria-hidden';

/**
 * A container that stays audible for screen readers. An open dialog sets `aria-hidden` on everything beside it,
 * but toasts about the dialog's action appear while it is open, so the attribute is removed again.
 */
function useAudible(): HTMLElement | null {
  const [audible, setAudible] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = document.createElement('div');
    const observer = new MutationObserver(() => element.removeAttribute(HIDDEN));
    observer.observe(element, { attributeFilter: [HIDDEN] });
    document.body.append(element);
    setAudible(element);
    return () => {
      observer.disconnect();
      element.remove();
    };
  }, []);
  return audible;
}

/**
 * Toasts at the top centre, below the header and above everything else. The live region is always there,
 * because one that appears together with its text is not read out.
 */
export function Toasts() {
  const toasts = useToasts();
  const audible = useAudible();
  if (!audible) return null;
  return createPortal(
    <Stack
      role="status"
      aria-live="polite"
      spacing={1}
      sx={(theme) => ({
        position: 'fixed',
        top: theme.spacing(1),
        insetInline: theme.spacing(1),
        alignItems: 'center',
        pointerEvents: 'none',
        zIndex: theme.zIndex.snackbar,
      })}
    >
      {toasts.map((entry) => (
        <ToastItem key={entry.id} {...entry} />
      ))}
    </Stack>,
    audible,
  );
}
