import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#frontend/src/lib/api-error.ts';

interface Props {
  /** What failed; the message and the request id of an API error are shown. */
  readonly error?: Error | null;
  readonly message?: string;
  readonly onRetry: () => void;
  readonly retryLabel?: string;
  /** Another way on. */
  readonly children?: ReactNode;
}

/** Shown when loading failed: the error message, the request id for support, and a button to retry. */
export function ErrorState({ error, message, onRetry, retryLabel, children }: Props) {
  const { t } = useTranslation();
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <Alert
      severity="error"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" onClick={onRetry}>
          {retryLabel ?? t('tryAgain')}
        </Button>
      }
    >
      <AlertTitle>{t('somethingWrong')}</AlertTitle>
      {message ?? error?.message}
      {requestId && (
        <Typography variant="caption" component="p">
          {t('requestId', { id: requestId })}
        </Typography>
      )}
      {children && <Box sx={{ mt: 1 }}>{children}</Box>}
    </Alert>
  );
}
