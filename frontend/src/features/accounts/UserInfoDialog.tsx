import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { useLeaveGuard } from '#frontend/src/ui/form/use-leave-guard.tsx';
import { type UserInfoTab, UserInfoTabs, useUserInfo } from './UserInfoTabs.tsx';

interface Props {
  readonly initialTab: UserInfoTab;
  readonly onClose: () => void;
}

/** The user-info dialog (specification 2). Closing it asks first when something is not saved. */
export function UserInfoDialog({ initialTab, onClose }: Props) {
  const { t } = useTranslation(['accounts', 'password']);
  const { dirty, ...userInfo } = useUserInfo(initialTab, onClose);
  const { leave, question } = useLeaveGuard(dirty);
  const close = () => leave(onClose);
  return (
    <>
      <ClosableDialog title={t('title')} maxWidth="sm" onClose={close}>
        <DialogContent>
          <UserInfoTabs {...userInfo} onCancel={close} />
        </DialogContent>
      </ClosableDialog>
      {question}
    </>
  );
}
