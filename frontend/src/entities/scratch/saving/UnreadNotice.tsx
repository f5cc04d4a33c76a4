import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { unsentKey, useUnsentHere } from '#frontend/src/entities/scratch/drafts/use-unsent.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';

/** Says that this device may have unsent projects that it cannot read now; nothing while it can. */
export function UnreadNotice() {
  const { t } = useTranslation('saving');
  const { user } = useSignedIn();
  const client = useQueryClient();
  const here = useUnsentHere();
  if (!here?.mayBeMore) return null;
  const again = () => void client.invalidateQueries({ queryKey: unsentKey(user.id) });
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={again}>
          {t('unread.again')}
        </Button>
      }
    >
      {t('unread.text')}
    </Alert>
  );
}
