import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly text?: string;
  readonly confirmLabel?: string;
  /** Deletes or ends something. */
  readonly destructive?: boolean;
  readonly working?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be undone. Escape and "cancel" leave everything as it is. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  destructive,
  working = false,
  onConfirm,
  onCancel,
}: Props) {
  const { t } = useTranslation();
  const id = useId();
  // Stays open while the confirmed action runs, to show its outcome.
  const cancel = () => working || onCancel();
  return (
    <Dialog open={open} onClose={cancel} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      {text && (
        <DialogContent>
          <DialogContentText>{text}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button disabled={working} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          loading={working}
          onClick={onConfirm}
        >
          {confirmLabel ?? t('confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
