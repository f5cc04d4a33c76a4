import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from './session.ts';
import { useDownload } from './use-download.ts';
import type { useLeaving } from './use-leaving.ts';

interface Props {
  readonly leaving: ReturnType<typeof useLeaving>;
  readonly session: RefObject<Session | null>;
  /** The server does not take the project; else it cannot be reached. */
  readonly isRefused: boolean;
}

/** Asks before the editor is left with changes that neither the device nor the server has. */
export function LostDialog({ leaving, session, isRefused }: Props) {
  const { t } = useTranslation('scratch');
  const id = useId();
  const { state, isBlocked, tryToLeave, stay, go } = leaving;
  const download = useDownload(session);
  return (
    <Dialog open={state === 'lost'} onClose={stay} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('lost.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {t(isRefused ? 'lost.refused' : 'lost.text')}
        </DialogContentText>
        <Button
          variant="contained"
          size="large"
          fullWidth
          startIcon={<DownloadIcon />}
          onClick={download}
        >
          {t('lost.download')}
        </Button>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {isBlocked && (
          <Button color="error" onClick={go}>
            {t('lost.leave')}
          </Button>
        )}
        <Button onClick={() => void tryToLeave()}>{t('lost.again')}</Button>
        <Button variant="outlined" autoFocus onClick={stay}>
          {t('lost.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
