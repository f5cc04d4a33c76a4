import Box from '@mui/material/Box';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { EDITOR_PAGE, type Told } from './messages.ts';
import { type Bridge, openBridge } from './open-bridge.ts';

interface Props {
  /** What screen readers call it. */
  readonly title: string;
  /** Only the stage, to look and play. */
  readonly player?: boolean;
  /** The editor answers from now on. */
  readonly onReady: (bridge: Bridge, frame: HTMLIFrameElement) => void;
  readonly onTold?: (told: Told) => void;
}

/** What a project can ask of the device: sounds are recorded, the camera is seen by blocks. */
const ALLOWED = 'camera; microphone; fullscreen; autoplay; clipboard-write';

/** The Scratch editor, which lives on a page of its own. */
export function ScratchFrame({ title, player = false, onReady, onTold }: Props) {
  const language = useLanguage();
  const [first] = useState(language);
  const frame = useRef<HTMLIFrameElement>(null);
  const bridge = useRef<Bridge>(null);
  const listeners = useRef({ onReady, onTold });
  useEffect(() => {
    listeners.current = { onReady, onTold };
  });

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const opened = openBridge(element, (told) => {
      if (told.type === 'ready') listeners.current.onReady(opened, element);
      listeners.current.onTold?.(told);
    });
    bridge.current = opened;
    return () => opened.close();
  }, []);
  useEffect(() => {
    bridge.current?.show({ type: 'language', language });
  }, [language]);

  const address = `${EDITOR_PAGE}?language=${first}${player ? '&player' : ''}`;
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
