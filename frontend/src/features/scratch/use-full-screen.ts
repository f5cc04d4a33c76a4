import { useEffect, useState } from 'react';
import type { EditorEvent } from '#frontend/src/entities/scratch/messages.ts';
import type { Bridge } from '#frontend/src/entities/scratch/open-bridge.ts';

export interface OpenFrame {
  readonly bridge: Bridge;
  readonly frame: HTMLIFrameElement;
}

/** Uses the device's full screen while the stage is enlarged, where it is allowed. */
function followFullScreen(on: boolean, frame: HTMLElement | undefined): void {
  if (!on && !document.fullscreenElement) return;
  const change = on ? frame?.requestFullscreen?.() : document.exitFullscreen();
  change?.catch(() => undefined);
}

/** Whether the stage is enlarged: then the frame covers the window, also on devices without a full screen. */
export function useFullScreen(open: OpenFrame | null) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    // The device leaves its full screen by a key or a gesture that no page receives.
    const onLeft = () => {
      if (!document.fullscreenElement) open.bridge.show({ type: 'full-screen', on: false });
    };
    document.addEventListener('fullscreenchange', onLeft);
    return () => document.removeEventListener('fullscreenchange', onLeft);
  }, [open]);
  const hear = (event: EditorEvent) => {
    if (event.type !== 'full-screen') return;
    setFull(event.on);
    followFullScreen(event.on, open?.frame);
  };
  return { isFull, hear };
}
