import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { EditorEvent } from '#frontend/src/entities/scratch/messages.ts';
import type { Bridge } from '#frontend/src/entities/scratch/open-bridge.ts';
import { loadForOffline } from '#frontend/src/entities/scratch/saving/load-for-offline.ts';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { useLibrary } from './library/use-library.ts';
import { beginFrom, TASK } from './new-projects.ts';
import { useLeaving } from './use-leaving.ts';
import { useLoading } from './use-loading.ts';
import { useProjectSession } from './use-session.ts';
import { fetchWork } from './work-calls.ts';

/** The number of earlier pages of the application, which the router stores in the history state. */
const pagesBehind = (): number => Number(window.history.state?.idx ?? 0);

/** Goes back to the previous page; if this page was opened directly, to `otherwise`. */
function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => void (pagesBehind() > 0 ? navigate(-1) : navigate(otherwise));
}

export type OpenDialog = 'versions' | 'about' | null;

/** The actions of the editor's screen. */
export function useEditor(id: string | null) {
  const { t } = useTranslation('scratch');
  const { role } = useSignedIn();
  const editor = useRef<Bridge>(null);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [parameters] = useSearchParams();
  const { view, session, setBridge, retry, openSaved } = useProjectSession({
    id,
    task: parameters.get(TASK),
    untitled: t('untitled'),
    titleOfCopy: (title) => t('copyOf', { title }),
    onMoved: (next) => moveTo(next),
  });
  const leaving = useLeaving({ session });
  const moveTo = (next: string) => leaving.moveTo(paths.project(next));
  const back = useGoBack(homeOf(role));
  const goBack = () => leaving.leaveBy(back);
  const copy = async () => {
    const made = await session.current?.saveAsCopy(t('copyOf', { title: view.title }));
    if (made) moveTo(made);
  };
  const copyVersion = async (work: string, no: number) => {
    if ((await session.current?.leave()) === false) return false;
    moveTo(beginFrom(await fetchWork(work, no)));
    return true;
  };
  const loading = useLoading();
  const library = useLibrary(() => editor.current ?? undefined);
  const hear = (event: EditorEvent) => {
    loading.hear(event);
    library.hear(event);
    session.current?.onEditorEvent(event);
  };
  const ready = (bridge: Bridge) => {
    editor.current = bridge;
    void loadForOffline();
    setBridge(bridge);
  };
  const playFullScreen = () => editor.current?.show({ type: 'full-screen', on: true });
  const actions = {
    moveTo,
    goBack,
    leaving,
    copy,
    copyVersion,
    hear,
    ready,
    playFullScreen,
    retry,
    openSaved,
  };
  return { view, session, dialog, setDialog, loading, library, ...actions };
}
