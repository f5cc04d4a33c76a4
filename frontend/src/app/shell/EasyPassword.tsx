import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RobotPicture } from '#frontend/src/ui/pictures/RobotPicture.tsx';
import { openAccountDialog } from '../../lib/account-dialogs.ts';

/** Tells a student that the password is easy to guess, and leads to where it is changed. */
export function EasyPassword({ onLater }: { readonly onLater: () => void }) {
  const { t } = useTranslation('shell');
  const id = useId();
  const change = () => {
    onLater();
    openAccountDialog('password');
  };
  return (
    <Dialog open onClose={onLater} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} sx={{ fontSize: '1.5rem', pb: 0 }}>
        {t('password.easyTitle')}
      </DialogTitle>
      <DialogContent>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <RobotPicture height={10} />
          <Typography sx={{ fontSize: '1.125rem' }}>{t('password.easyText')}</Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLater}>{t('password.later')}</Button>
        <Button variant="contained" onClick={change}>
          {t('password.change')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
