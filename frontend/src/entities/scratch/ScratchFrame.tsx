import Box from '@mui/material/Box';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { EDITOR_PAGE, type EditorEvent } from './messages.ts';
import { type Bridge, openBridge } from './open-bridge.ts';

interface Props {
  /** The accessible name. */
  readonly title: string;
  /** Begins with only the stage, to look and play. */
  readonly player?: boolean;
  /** Called when the editor is ready for requests. */
  readonly onReady: (bridge: Bridge, frame: HTMLIFrameElement) => void;
  readonly onEvent?: (event: EditorEvent) => void;
}

/** Permissions of the frame: projects record sounds and use the camera. */
const ALLOWED = 'camera; microphone; fullscreen; autoplay; clipboard-write';

/** The Scratch editor, in a frame with a page of its own. */
export function ScratchFrame({ title, player = false, onReady, onEvent }: Props) {
  const language = useLanguage();
  // Another address would load the page and the project again.
  const [address] = useState(`${EDITOR_PAGE}?language=${language}${player ? '&player' : ''}`);
  const frame = useRef<HTMLIFrameElement>(null);
  const bridge = useRef<Bridge>(null);
  const listeners = useRef({ onReady, onEvent });
  useEffect(() => {
    listeners.current = { onReady, onEvent };
  });

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const opened = openBridge(element, (event) => {
      if (event.type === 'ready') listeners.current.onReady(opened, element);
      listeners.current.onEvent?.(event);
    });
    bridge.current = opened;
    return () => opened.close();
  }, []);
  useEffect(() => {
    bridge.current?.show({ type: 'language', language });
  }, [language]);

  const focusEditor = (event: SyntheticEvent<HTMLIFrameElement>) => event.currentTarget.focus();
  return (
    <Box
      component="iframe"
      ref={frame}
      src={address}
      title={title}
      allow={ALLOWED}
      {...(!player && { onLoad: focusEditor })}
      sx={{ border: 0, width: '100%', height: '100%', display: 'block' }}
    />
  );
}
