import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** The page without anything of the browser around it, where the device allows it. */
export function useFullScreen() {
  const isOn = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = () => {
    const change = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch(() => undefined);
  };
  return { isPossible: document.fullscreenEnabled, isOn, toggle };
}
