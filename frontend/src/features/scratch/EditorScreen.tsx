import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { EditorEvent } from '#frontend/src/entities/scratch/messages.ts';
import { ScratchFrame } from '#frontend/src/entities/scratch/ScratchFrame.tsx';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { EditorBar } from './EditorBar.tsx';
import { EditorDialogs } from './EditorDialogs.tsx';
import { EditorHints } from './EditorHints.tsx';
import { EditorMenu } from './EditorMenu.tsx';
import { EditorOverlay } from './EditorOverlay.tsx';
import { LostDialog } from './LostDialog.tsx';
import { useEditor } from './use-editor.ts';
import { HelpButton } from './wall/HelpButton.tsx';
import { useWallLink } from './wall/use-wall-link.ts';

const LibraryDialog = lazyPart(
  async () => (await import('./library/LibraryDialog.tsx')).LibraryDialog,
);

function ScreenMenu({ editor }: { readonly editor: ReturnType<typeof useEditor> }) {
  const { view, setDialog } = editor;
  return (
    <EditorMenu
      isOpen={view.step === 'open'}
      isSaved={view.work !== null}
      onCopy={() => void editor.copy()}
      onVersions={() => setDialog('versions')}
      onFullScreen={editor.playFullScreen}
      onAbout={() => setDialog('about')}
    />
  );
}

/** The editor's screen: one project, with the bar above it. */
export function EditorScreen({ id }: { readonly id: string }) {
  const { t } = useTranslation('scratch');
  const editor = useEditor(id);
  const { view, session, setDialog, loading, library } = editor;
  const wall = useWallLink(view);
  const hear = (event: EditorEvent) => {
    wall.hear(event);
    editor.hear(event);
  };
  return (
    <Stack component="main" tabIndex={-1} sx={{ height: '100dvh', overflow: 'hidden' }}>
      <EditorBar
        view={view}
        onBack={editor.goBack}
        onRename={(title) => session.current?.rename(title)}
        onSave={() => void session.current?.save()}
        help={<HelpButton view={wall.view} onAsk={wall.ask} onWithdraw={wall.withdraw} />}
        menu={<ScreenMenu editor={editor} />}
      />
      <EditorHints saving={view.saving} />
      <Box sx={{ flex: 1, minHeight: 0, position: 'relative' }}>
        <ScratchFrame
          key={loading.attempt}
          title={t('editor')}
          onReady={editor.ready}
          onEvent={hear}
        />
        <EditorOverlay
          view={view}
          loading={loading.loading}
          onRetry={editor.retry}
          onReload={loading.retry}
          onTakeOver={() => void session.current?.open({ take: true })}
        />
      </Box>
      <EditorDialogs
        open={editor.dialog}
        view={view}
        session={session}
        onClose={() => setDialog(null)}
        onMoved={editor.moveTo}
      />
      {library.kind && (
        <LibraryDialog
          kind={library.kind}
          add={library.add}
          onAllItems={library.openAllItems}
          onClose={library.close}
        />
      )}
      <LostDialog leaving={editor.leaving} session={session} />
    </Stack>
  );
}
