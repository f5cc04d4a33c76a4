import { useEffect, useRef } from 'react';
import { type Command, commandOf } from './keys.ts';

const FIELDS = 'input, textarea, select, [contenteditable=true]';
const MOVING = 'video, audio, pre';
/** A dialog or a list that is open has the keys for itself. */
const OWN_KEYS = '[role=dialog], [role=listbox], [role=menu]';

/**
 * Reviewing without the mouse: what a key means, wherever on the page the focus is. `carryOut` answers whether
 * it was meant; what nobody takes is the browser's.
 */
export function useReviewKeys(single: boolean, carryOut: (command: Command) => boolean): void {
  const latest = useRef(carryOut);
  useEffect(() => {
    latest.current = carryOut;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { target } = event;
      const element = target instanceof Element ? target : document.body;
      if (event.isComposing || event.defaultPrevented || element.closest(OWN_KEYS)) return;
      const typing = element.matches(FIELDS);
      const moving = element.matches(MOVING);
      const command = commandOf(event, { typing, moving, single });
      if (command && latest.current(command)) event.preventDefault();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [single]);
}
