import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router';
import { ApiError, asksToWait } from '#frontend/src/lib/api-error.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSession } from '#frontend/src/lib/session.ts';
import { SCHOOL_PEOPLE } from '#shared/roles.ts';

interface Props {
  /** What failed; the message and the request id of an API error are shown. */
  readonly error?: Error | null;
  readonly message?: string;
  readonly onRetry: () => void;
  readonly retryLabel?: string;
  /** Another way on. */
  readonly children?: ReactNode;
}

/** Leads to the form for feedback, with what failed; operators have none. */
function TellUs({ requestId }: { readonly requestId: string }) {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname } = useLocation();
  if (!session || !SCHOOL_PEOPLE.includes(session.role)) return null;
  return (
    <Link component={RouterLink} to={paths.addFeedback({ page: pathname, request: requestId })}>
      {t('tellUs')}
    </Link>
  );
}

/** Shown when loading failed: the error message, the request id for support, and a button to retry. */
export function ErrorState({ error, message, onRetry, retryLabel, children }: Props) {
  const { t } = useTranslation();
  const isNotice = asksToWait(error);
  const requestId = error instanceof ApiError && !isNotice ? error.requestId : undefined;
  return (
    <Alert
      severity={isNotice ? 'info' : 'error'}
      sx={{ m: 2 }}
      action={
        <Button color="inherit" onClick={onRetry}>
          {retryLabel ?? t('tryAgain')}
        </Button>
      }
    >
      {!isNotice && <AlertTitle>{t('somethingWrong')}</AlertTitle>}
      {message ?? error?.message}
      {requestId && (
        <Typography variant="caption" component="p">
          {t('requestId', { id: requestId })}
        </Typography>
      )}
      {requestId && <TellUs requestId={requestId} />}
      {children && <Box sx={{ mt: 1 }}>{children}</Box>}
    </Alert>
  );
}
