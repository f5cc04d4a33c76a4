import { useTranslation } from 'react-i18next';
import { DocumentDialog } from '#frontend/src/entities/documents/DocumentDialog.tsx';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { LIMITS } from '#shared/limits.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { RenameDialog } from './NameDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import type { useDocumentActions } from './use-document-actions.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';

const CONFIRM = {
  remove: { title: 'removeTitle', text: 'removeText' },
  erase: { title: 'eraseTitle', text: 'eraseText' },
} as const;

interface Props {
  readonly actions: Pick<ReturnType<typeof useDocumentActions>, 'opened' | 'close' | 'runs'>;
}

/** The dialog that is open above the list. */
export function DocumentDialogs({ actions: { opened, close, runs } }: Props) {
  const { t } = useTranslation('documents');
  if (!opened) return null;
  if (opened.what === 'see') return <DocumentDialog document={opened.document} onClose={close} />;
  if (opened.what === 'rename') return <RenameDialog document={opened.document} onClose={close} />;
  if (opened.what === 'share') return <ShareDialog document={opened.document} onClose={close} />;
  if (opened.what === 'versions')
    return <VersionsDialog document={opened.document} onClose={close} />;
  const { documents, done, what } = opened;
  if (what === 'move')
    return (
      <MoveDialog
        documents={documents}
        onMove={(where) => {
          close();
          runs.move(documents, where, done);
        }}
        onClose={close}
      />
    );
  return (
    <ConfirmDialog
      open
      destructive
      title={t(CONFIRM[what].title, { count: documents.length })}
      text={t(CONFIRM[what].text, { days: LIMITS.trashDays })}
      confirmLabel={t(what)}
      onConfirm={() => {
        close();
        runs[what](documents, done);
      }}
      onCancel={close}
    />
  );
}
