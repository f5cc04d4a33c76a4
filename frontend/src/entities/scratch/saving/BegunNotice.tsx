import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useSending } from './use-sending.ts';

/** Tells of a project that was begun for a task on this device and is not sent yet, and sends it. */
export function BegunNotice({ title }: { readonly title: string }) {
  const { t } = useTranslation('saving');
  useSending();
  return (
    <Alert severity="info" role="status">
      {title ? t('begun', { title }) : t('begunHere')}
    </Alert>
  );
}
