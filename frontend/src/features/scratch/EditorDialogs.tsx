import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { AboutDialog } from './AboutDialog.tsx';
import { StaleDialog } from './StaleDialog.tsx';
import type { Session, View } from './session.ts';
import type { OpenDialog } from './use-editor.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

interface Props {
  readonly open: OpenDialog;
  readonly view: View;
  readonly session: RefObject<Session | null>;
  readonly onClose: () => void;
  readonly onLeave: () => void;
  readonly onMoved: (id: string) => void;
}

export function EditorDialogs({ open, view, session, onClose, onLeave, onMoved }: Props) {
  const { t } = useTranslation('scratch');
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
        <VersionsDialog work={work} session={session} onClose={onClose} />
      )}
      {open === 'about' && <AboutDialog onClose={onClose} />}
      <ConfirmDialog
        open={open === 'not-sent'}
        title={t('notSaved.title')}
        text={t('notSaved.text')}
        confirmLabel={t('notSaved.leave')}
        onConfirm={onLeave}
        onCancel={onClose}
      />
    </>
  );
}
