import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Bridge } from '#frontend/src/entities/scratch/open-bridge.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { comingBridge } from './coming-bridge.ts';
import { savedOf } from './find-opening.ts';
import { Session } from './session.ts';
import { OPENING, type View } from './view.ts';

interface Options {
  /** null: not known yet. */
  readonly id: string | null;
  /** The task that a new project is begun for. */
  readonly task: string | null;
  readonly untitled: string;
  readonly titleOfCopy: (title: string) => string;
  readonly onMoved: (id: string) => void;
}

/** The bridge to the editor. When that is loaded again, another session has to begin. */
function useBridge(session: RefObject<Session | null>) {
  const [coming, setComing] = useState(comingBridge);
  const setBridge = (bridge: Bridge) => {
    if (coming.arrive(bridge)) return;
    session.current?.end();
    session.current = null;
    const next = comingBridge();
    next.arrive(bridge);
    setComing(next);
  };
  return { coming, setBridge };
}

/** Opens the project at an address in the editor, and looks for it while the editor loads. */
export function useProjectSession({ id, task, untitled, titleOfCopy, onMoved }: Options) {
  const { user } = useSignedIn();
  const [view, setView] = useState<View>(OPENING);
  const session = useRef<Session | null>(null);
  const { coming, setBridge } = useBridge(session);
  /** The address that the session itself has changed to. */
  const own = useRef(id);
  const latest = useRef({ onMoved, titleOfCopy, task });
  useEffect(() => {
    latest.current = { onMoved, titleOfCopy, task };
  });

  const begin = useCallback(
    (saved?: string) => {
      if (own.current === null) return;
      session.current?.end();
      const opened = new Session({
        person: user.id,
        id: own.current,
        saved,
        task: latest.current.task,
        untitled,
        titleOfCopy: (title) => latest.current.titleOfCopy(title),
        bridge: coming,
        onView: setView,
        onMoved: (next) => {
          own.current = next;
          latest.current.onMoved(next);
        },
      });
      session.current = opened;
      void opened.open();
    },
    [coming, user.id, untitled],
  );

  useEffect(() => {
    if (own.current === id && session.current) return;
    own.current = id;
    begin();
  }, [id, begin]);
  useEffect(
    () => () => {
      session.current?.end();
      session.current = null;
    },
    [],
  );
  const retry = () => begin();
  const openSaved = () => begin(savedOf(view.error));
  return { view, session, setBridge, retry, openSaved };
}
