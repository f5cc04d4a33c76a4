import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#frontend/src/lib/session.ts';
import type { Session } from './session.ts';
import { useDownload } from './use-download.ts';
import type { useLeaving } from './use-leaving.ts';

interface Props {
  readonly leaving: ReturnType<typeof useLeaving>;
  readonly session: RefObject<Session | null>;
  /** The server does not take the project; else it cannot be reached. */
  readonly isRefused: boolean;
}

const REASON = {
  signedOut: 'lost.signedOut',
  refused: 'lost.refused',
  offline: 'lost.text',
} as const;

/** Asks before the editor is left with changes that neither the device nor the server has. */
export function LostDialog({ leaving, session, isRefused }: Props) {
  const { t } = useTranslation('scratch');
  const id = useId();
  const { state, isBlocked, tryToLeave, stay, go } = leaving;
  const download = useDownload(session);
  // Signed out, perhaps in another tab: nothing can be sent, and nobody can stay.
  const isSignedOut = useSession() === null;
  const refusal = isRefused ? 'refused' : 'offline';
  const close = isSignedOut ? undefined : stay;
  return (
    <Dialog open={state === 'lost'} onClose={close} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('lost.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {t(REASON[isSignedOut ? 'signedOut' : refusal])}
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
        {!isSignedOut && (
          <Button variant="outlined" autoFocus onClick={stay}>
            {t('lost.stay')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
