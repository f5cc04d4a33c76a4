import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { EarlierVersionsDialog } from './EarlierVersionsDialog.tsx';
import { canRestore, versionsOf } from './offered-versions.ts';
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
  /** Opens a version of a work as a project of its own. Answers false when changes would be lost. */
  readonly onCopyVersion: (work: string, no: number) => Promise<boolean>;
}

export function EditorDialogs({ open, view, session, onClose, ...actions }: Props) {
  const { saving } = view;
  const work = versionsOf(view);
  const restore = async (no: number) => (await session.current?.restore(no)) ?? false;
  const keepAsCopy = async () => {
    const copy = await session.current?.keepMineAsCopy();
    if (copy) actions.onMoved(copy);
  };
  return (
    <>
      {saving.kind === 'stale' && (view.step === 'open' || view.step === 'failed') && (
        <StaleDialog
          saving={saving}
          onCopy={keepAsCopy}
          onTheirs={async () => session.current?.takeTheirs()}
          onTop={async () => session.current?.putOnTop()}
        />
      )}
      {open === 'versions' && work && (
        <EarlierVersionsDialog
          work={work}
          unopened={view.unopened}
          onRestore={canRestore(view) ? restore : null}
          onCopy={(no) => actions.onCopyVersion(work, no)}
          onClose={onClose}
        />
      )}
      {open === 'about' && <AboutDialog onClose={onClose} />}
    </>
  );
}
