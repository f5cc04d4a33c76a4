import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '#frontend/src/components/form/use-leave-guard.tsx';
import { UserInfoTabs } from './UserInfoTabs.tsx';
import { type UserInfoTab, useUserInfo } from './use-user-info.ts';

interface Props {
  readonly initialTab: UserInfoTab;
  readonly onClose: () => void;
}

/** The user-info dialog (specification 2). Closing it asks first when something is not saved. */
export function UserInfoDialog({ initialTab, onClose }: Props) {
  const { t } = useTranslation(['accounts', 'common', 'password']);
  const titleId = useId();
  const fullScreen = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { dirty, ...userInfo } = useUserInfo(initialTab, onClose);
  const { leave, question } = useLeaveGuard(dirty);
  const close = () => leave(onClose);
  return (
    <>
      <Dialog
        open
        onClose={close}
        aria-labelledby={titleId}
        maxWidth="sm"
        fullWidth
        fullScreen={fullScreen}
      >
        <Stack direction="row" sx={{ alignItems: 'center', pr: 1 }}>
          <DialogTitle id={titleId} sx={{ flex: 1 }}>
            {t('title')}
          </DialogTitle>
          <IconButton aria-label={t('common:close')} onClick={close}>
            <CloseIcon />
          </IconButton>
        </Stack>
        <DialogContent>
          <UserInfoTabs {...userInfo} onCancel={close} />
        </DialogContent>
      </Dialog>
      {question}
    </>
  );
}
