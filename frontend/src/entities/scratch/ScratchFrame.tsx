import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { type EditorFrame, makeEditorFrame } from './editor-frame.ts';
import type { EditorEvent } from './messages.ts';
import type { Bridge } from './open-bridge.ts';
import { takeAhead } from './start-ahead.ts';

interface Props {
  /** The accessible name. */
  readonly title: string;
  /** Begins with only the stage, to look and play. */
  readonly player?: boolean;
  /** Called when the editor is ready for requests. */
  readonly onReady: (bridge: Bridge, frame: HTMLIFrameElement) => void;
  readonly onEvent?: (event: EditorEvent) => void;
}

/** The Scratch editor, in a frame with a page of its own: the one that waits for it, if there is one. */
export function ScratchFrame({ title, player = false, onReady, onEvent }: Props) {
  const language = useLanguage();
  // Fixed at the first render: a change would reload the page and its project.
  const [first] = useState({ language, player });
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<EditorFrame>(null);
  const listeners = useRef({ language, onReady, onEvent });
  useEffect(() => {
    listeners.current = { language, onReady, onEvent };
  });

  useEffect(() => {
    if (!place.current) return undefined;
    const opened = (first.player ? null : takeAhead(place.current)) ?? makeEditorFrame(first);
    const { element, bridge } = opened;
    frame.current = opened;
    if (!element.isConnected) place.current.append(element);
    if (!first.player) {
      const focus = () => element.focus();
      element.addEventListener('load', focus);
      // A waiting frame has loaded already. Deferred, because the new screen sets the focus first.
      setTimeout(focus);
    }
    opened.listen((event) => {
      const { onReady: ready, onEvent: hear, ...now } = listeners.current;
      if (event.type === 'ready') {
        // The language may have changed since the editor was started.
        bridge.show({ type: 'language', language: now.language });
        ready(bridge, element);
      }
      hear?.(event);
    });
    return () => opened.close();
  }, [first]);
  useEffect(() => {
    if (frame.current) frame.current.element.title = title;
  }, [title]);
  useEffect(() => {
    frame.current?.bridge.show({ type: 'language', language });
  }, [language]);

  return <Box ref={place} sx={{ width: 1, height: 1 }} />;
}
