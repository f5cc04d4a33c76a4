import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { EditorEvent } from '#frontend/src/entities/scratch/messages.ts';
import type { Bridge } from '#frontend/src/entities/scratch/open-bridge.ts';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { TASK } from './new-projects.ts';
import { useProjectSession } from './use-session.ts';
import { answerWith } from './work-calls.ts';

/** The number of earlier pages of the application, which the router stores in the history state. */
const pagesBehind = (): number => Number(window.history.state?.idx ?? 0);

/** Goes back to the previous page; if this page was opened directly, to `otherwise`. */
function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => void (pagesBehind() > 0 ? navigate(-1) : navigate(otherwise));
}

export type OpenDialog = 'versions' | 'about' | 'not-sent' | null;

/** The actions of the editor's screen. */
export function useEditor(id: string) {
  const { t } = useTranslation('scratch');
  const { role } = useSignedIn();
  const navigate = useNavigate();
  const editor = useRef<Bridge>(null);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [libraryMissing, setLibraryMissing] = useState(false);
  const [parameters] = useSearchParams();
  const task = parameters.get(TASK);
  const moveTo = (next: string) => void navigate(paths.project(next), { replace: true });
  const { view, session, setBridge, retry } = useProjectSession({
    id,
    untitled: t('untitled'),
    titleOfCopy: (title) => t('copyOf', { title }),
    onMoved: (next) => {
      if (task) void answerWith(task, next);
      moveTo(next);
    },
  });
  const goBack = useGoBack(homeOf(role));
  const back = async () => {
    const isSent = (await session.current?.leave()) ?? true;
    if (isSent) goBack();
    else setDialog('not-sent');
  };
  const copy = async () => {
    const made = await session.current?.saveAsCopy(t('copyOf', { title: view.title }));
    if (made) moveTo(made);
  };
  const hear = (event: EditorEvent) => {
    if (event.type === 'library-missing') setLibraryMissing(event.open);
    session.current?.onEditorEvent(event);
  };
  const ready = (bridge: Bridge) => {
    editor.current = bridge;
    setBridge(bridge);
  };
  const playFullScreen = () => editor.current?.show({ type: 'full-screen', on: true });
  const actions = { moveTo, goBack, back, copy, hear, ready, playFullScreen, retry };
  return { view, session, dialog, setDialog, libraryMissing, ...actions };
}
