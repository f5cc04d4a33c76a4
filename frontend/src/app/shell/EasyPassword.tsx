import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { openAccountDialog } from '../../lib/account-dialogs.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

/** Tells a student that the password is easy to guess, and leads to where it is changed. */
export function EasyPassword({ onLater }: { readonly onLater: () => void }) {
  const { t } = useTranslation('shell');
  const change = () => {
    onLater();
    openAccountDialog('password');
  };
  return (
    <PasswordDialog
      title={t('password.easyTitle')}
      text={t('password.easyText')}
      onLater={onLater}
      actions={
        <>
          <Button onClick={onLater}>{t('password.later')}</Button>
          <Button variant="contained" onClick={change}>
            {t('password.change')}
          </Button>
        </>
      }
    />
  );
}
