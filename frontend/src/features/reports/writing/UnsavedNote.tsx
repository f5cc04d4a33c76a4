import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { Unsaved } from './save-all.ts';

/** Who is left out, since what was written is not on the server, and why. */
export function UnsavedNote({ unsaved }: { readonly unsaved: readonly Unsaved[] }) {
  const { t } = useTranslation('reports');
  if (unsaved.length === 0) return null;
  return (
    <Alert severity="error">
      {t('saving.leftOut', { count: unsaved.length })}
      {unsaved.map(({ student_id, name, reason }) => (
        <div key={student_id}>
          {t('saving.why', { name, reason: reason || t('saving.choose') })}
        </div>
      ))}
    </Alert>
  );
}
