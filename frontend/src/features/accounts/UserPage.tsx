import Paper from '@mui/material/Paper';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { closeAccountDialog, useAccountDialog } from '#frontend/src/lib/account-dialogs.ts';
import { useLeaveGuard } from '#frontend/src/ui/form/use-leave-guard.tsx';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { UserInfoTabs, useUserInfo } from './UserInfoTabs.tsx';

/** The user-info dialog's content as a page. */
export default function UserPage() {
  const { t } = useTranslation('accounts');
  const { dirty, ...userInfo } = useUserInfo('info', () => undefined);
  const { question } = useLeaveGuard(dirty);
  const asked = useAccountDialog();
  const { setTab } = userInfo;

  // On this page the dialog is not needed.
  useEffect(() => {
    if (asked !== 'info' && asked !== 'password') return;
    setTab(asked);
    closeAccountDialog();
  }, [asked, setTab]);

  return (
    <>
      <PageHeader title={t('page')} subtitle={t('pageHint')} />
      <Paper
        sx={({ layout, spacing }) => ({ maxWidth: layout.form * 1.5, padding: spacing(2, 3, 3) })}
      >
        <UserInfoTabs {...userInfo} />
      </Paper>
      {question}
    </>
  );
}
