import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';

/** A piece with which something did not succeed, and why. */
export interface Failure {
  readonly id: string;
  readonly message: string;
}

export function Failures({ failures }: { readonly failures: readonly Failure[] }) {
  const { t } = useTranslation('equipment');
  if (failures.length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{t('someFailed', { count: failures.length })}</AlertTitle>
      {failures.map(({ id, message }) => (
        <div key={id}>{message}</div>
      ))}
    </Alert>
  );
}
