import Stack from '@mui/material/Stack';
import type { EditorEvent } from '#frontend/src/entities/scratch/messages.ts';
import { usePlaysOnly } from '#frontend/src/entities/scratch/use-plays-only.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { useTellsOffline } from '#frontend/src/ui/tells-offline.ts';
import { EditorBar } from './EditorBar.tsx';
import { EditorDialogs } from './EditorDialogs.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import { EditorHints } from './EditorHints.tsx';
import { EditorMenu } from './EditorMenu.tsx';
import { EditorOverlay } from './EditorOverlay.tsx';
import { LostDialog } from './LostDialog.tsx';
import { versionsOf } from './offered-versions.ts';
import { PlayerNote } from './PlayerNote.tsx';
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
      hasVersions={versionsOf(view) !== null}
      onCopy={() => void editor.copy()}
      onVersions={() => setDialog('versions')}
      onFullScreen={editor.playFullScreen}
      onAbout={() => setDialog('about')}
    />
  );
}

const EDITOR = { flex: 1, minHeight: 0 } as const;
const PLAYER = { ...EDITOR, '@media (orientation: landscape)': { flexDirection: 'row' } } as const;

interface Props {
  /** null: not known yet; the editor loads meanwhile. */
  readonly id: string | null;
}

/** The editor's screen: one project, with the bar above it. On phones it can be played, not built. */
export function EditorScreen({ id }: Props) {
  const playsOnly = usePlaysOnly();
  const editor = useEditor(id);
  const { view, session, setDialog, loading, library } = editor;
  const wall = useWallLink(view);
  // The bar says so itself, without taking room from the editor.
  useTellsOffline();
  const hear = (event: EditorEvent) => {
    wall.hear(event);
    editor.hear(event);
  };
  return (
    <Stack component="main" tabIndex={-1} sx={{ height: '100dvh', overflow: 'hidden' }}>
      <EditorBar
        view={view}
        isLeaving={editor.leaving.state === 'keeping'}
        onBack={editor.goBack}
        onRename={(title) => session.current?.rename(title)}
        onSave={() => void session.current?.save()}
        help={<HelpButton view={wall.view} onAsk={wall.ask} onWithdraw={wall.withdraw} />}
        menu={<ScreenMenu editor={editor} />}
      />
      <EditorHints view={view} session={session} />
      <Stack sx={playsOnly ? PLAYER : EDITOR}>
        <EditorFrame
          attempt={loading.attempt}
          playsOnly={playsOnly}
          onReady={editor.ready}
          onEvent={hear}
        >
          <EditorOverlay
            view={view}
            loading={loading.loading}
            onRetry={editor.retry}
            onOpenSaved={editor.openSaved}
            onReload={loading.retry}
            onTakeOver={() => void session.current?.open({ take: true })}
            onVersions={() => setDialog('versions')}
          />
        </EditorFrame>
        {playsOnly && <PlayerNote />}
      </Stack>
      <EditorDialogs
        open={editor.dialog}
        view={view}
        session={session}
        onClose={() => setDialog(null)}
        onMoved={editor.moveTo}
        onCopyVersion={editor.copyVersion}
      />
      {library.kind && (
        <LibraryDialog
          kind={library.kind}
          add={library.add}
          onAllItems={library.openAllItems}
          onClose={library.close}
        />
      )}
      <LostDialog
        leaving={editor.leaving}
        session={session}
        isRefused={view.isTooLarge || view.saving.kind === 'refused'}
      />
    </Stack>
  );
}
