import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { StaleDialog } from './StaleDialog.tsx';
import type { Session } from './session.ts';
import type { OpenDialog } from './use-editor.ts';
import type { View } from './view.ts';

const SOURCE = 'https://github.com/scratchfoundation/scratch-editor';
const LICENCE = 'https://www.gnu.org/licenses/agpl-3.0.html';

/** The editor's authors, licence and source, which the licence requires. */
function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('scratch');
  return (
    <ClosableDialog title={t('about')} maxWidth="xs" onClose={onClose}>
      <DialogContent>
        <Typography>{t('aboutText')}</Typography>
        <Stack direction="row" spacing={3} sx={{ mt: 2 }}>
          <Link href={LICENCE} target="_blank" rel="noreferrer">
            {t('licence')}
          </Link>
          <Link href={SOURCE} target="_blank" rel="noreferrer">
            {t('source')}
          </Link>
        </Stack>
      </DialogContent>
    </ClosableDialog>
  );
}

interface Props {
  readonly open: OpenDialog;
  readonly view: View;
  readonly session: RefObject<Session | null>;
  readonly onClose: () => void;
  readonly onMoved: (id: string) => void;
}

export function EditorDialogs({ open, view, session, onClose, onMoved }: Props) {
  const { saving, work } = view;
  const keepAsCopy = async () => {
    const copy = await session.current?.keepMineAsCopy();
    if (copy) onMoved(copy);
  };
  return (
    <>
      {saving.kind === 'stale' && view.step === 'open' && (
        <StaleDialog
          saving={saving}
          onCopy={keepAsCopy}
          onTheirs={async () => session.current?.takeTheirs()}
          onTop={async () => session.current?.putOnTop()}
        />
      )}
      {open === 'versions' && work && (
        <RestoreDialog work={work} session={session} onClose={onClose} />
      )}
      {open === 'about' && <AboutDialog onClose={onClose} />}
    </>
  );
}
