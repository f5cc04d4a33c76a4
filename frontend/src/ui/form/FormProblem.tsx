import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ApiError, asksToWait } from '#frontend/src/lib/api-error.ts';

/** The error of the last submit, as an alert; -1 as a notice. Shows the request id for unexpected server errors. */
export function FormProblem({ problem }: { readonly problem: Error | null }) {
  const { t } = useTranslation();
  if (!problem) return null;
  const requestId = problem instanceof ApiError && problem.isFault ? problem.requestId : undefined;
  return (
    <Alert severity={asksToWait(problem) ? 'info' : 'error'}>
      {problem.message}
      {requestId && (
        <Typography variant="caption" component="p">
          {t('requestId', { id: requestId })}
        </Typography>
      )}
    </Alert>
  );
}
