import { useEffect, useState } from 'react';
import type { EditorEvent } from '#frontend/src/entities/scratch/messages.ts';

/** How far the editor's own files have come, before a project is opened in it. */
export interface Loading {
  readonly step: 'loading' | 'ready' | 'failed';
  /** Of the script, from 0 to 1. */
  readonly share: number;
}

const BEGUN: Loading = { step: 'loading', share: 0 };

/** Without a word from the editor for so long it is taken for lost: while its script arrives, and while it starts. */
const SILENCE_MS = { arriving: 25_000, starting: 90_000 } as const;

/** Follows the loading of the editor. A slow device that is ready after all is believed. */
export function useLoading() {
  const [loading, setLoading] = useState(BEGUN);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (loading.step !== 'loading') return undefined;
    const patience = loading.share < 1 ? SILENCE_MS.arriving : SILENCE_MS.starting;
    const timer = setTimeout(() => setLoading({ ...loading, step: 'failed' }), patience);
    return () => clearTimeout(timer);
  }, [loading]);
  const hear = (event: EditorEvent) => {
    if (event.type === 'loading') setLoading({ step: 'loading', share: event.share });
    if (event.type === 'failed') setLoading({ step: 'failed', share: 0 });
    if (event.type === 'ready') setLoading({ step: 'ready', share: 1 });
  };
  const retry = () => {
    setLoading(BEGUN);
    setAttempt((last) => last + 1);
  };
  return { loading, attempt, hear, retry };
}
