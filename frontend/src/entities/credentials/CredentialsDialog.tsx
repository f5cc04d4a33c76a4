import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Credentials } from './Credentials.tsx';

interface Props {
  readonly title: string;
  readonly account: string;
  readonly password: string;
  readonly onClose: () => void;
  /** Below the credentials. */
  readonly note?: ReactNode;
  /** Actions beside the close button. */
  readonly actions?: ReactNode;
}

/** Shows the credentials of an account, to be passed on. */
export function CredentialsDialog({ title, account, password, onClose, note, actions }: Props) {
  const { t } = useTranslation('credentials');
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('tell')}</DialogContentText>
        <Credentials account={account} password={password} />
        {note}
      </DialogContent>
      <DialogActions>
        {actions}
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
