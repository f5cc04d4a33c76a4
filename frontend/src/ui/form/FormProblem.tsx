import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#frontend/src/lib/api-error.ts';

/** The error of the last submit, as an alert. Shows the request id for unexpected server errors. */
export function FormProblem({ problem }: { readonly problem: Error | null }) {
  const { t } = useTranslation();
  if (!problem) return null;
  const requestId = problem instanceof ApiError && problem.isFault ? problem.requestId : undefined;
  return (
    <Alert severity="error">
      {problem.message}
      {requestId && (
        <Typography variant="caption" component="p">
          {t('requestId', { id: requestId })}
        </Typography>
      )}
    </Alert>
  );
}
