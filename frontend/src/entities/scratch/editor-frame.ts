import type { Language } from '#shared/languages.ts';
import { AHEAD, EDITOR_PAGE, type EditorEvent } from './messages.ts';
import { type Bridge, openBridge } from './open-bridge.ts';

/** The page of the editor in a frame. It is no part of React's tree, so that it can be there before its screen is. */
export interface EditorFrame {
  readonly element: HTMLIFrameElement;
  readonly bridge: Bridge;
  /** Sets the listener for events. It is called at once with the last loading step. */
  readonly listen: (hear: (event: EditorEvent) => void) => void;
  readonly close: () => void;
}

interface Options {
  readonly language: Language;
  /** Begins with only the stage, to look and play. */
  readonly player?: boolean;
  /** Starts before anybody has asked for it, and waits with a new project. */
  readonly ahead?: boolean;
}

/** Permissions of the frame: projects record sounds and use the camera. */
const ALLOWED = 'camera; microphone; fullscreen; autoplay; clipboard-write';

const FILLS_ITS_PLACE = 'border: 0; width: 100%; height: 100%; display: block';

/** Loading steps: a new listener gets the last one. */
const STEPS: readonly EditorEvent['type'][] = ['loading', 'ready', 'failed'];

/** Makes the frame; its page loads once the element is in the document. */
export function makeEditorFrame({ language, player, ahead }: Options): EditorFrame {
  const element = document.createElement('iframe');
  element.allow = ALLOWED;
  element.src = `${EDITOR_PAGE}?language=${language}${player ? '&player' : ''}${ahead ? `&${AHEAD}` : ''}`;
  element.style.cssText = FILLS_ITS_PLACE;
  let step: EditorEvent | null = null;
  let tell: (event: EditorEvent) => void = () => undefined;
  const bridge = openBridge(element, (event) => {
    if (STEPS.includes(event.type)) step = event;
    tell(event);
  });
  return {
    element,
    bridge,
    listen: (hear) => {
      tell = hear;
      if (step) hear(step);
    },
    close: () => {
      bridge.close();
      element.remove();
    },
  };
}

/** Gives a frame that was hidden its place on the screen. */
export function showFrame({ element }: EditorFrame): void {
  element.style.cssText = FILLS_ITS_PLACE;
  element.inert = false;
  element.ariaHidden = null;
}

/** Hides a frame that is not used yet: laid out in this size, so that little changes when it is shown. */
export function hideFrame({ element }: EditorFrame, width: number, height: number): void {
  element.style.cssText = `position: fixed; top: 0; left: 0; border: 0; z-index: -1; visibility: hidden; width: ${width}px; height: ${height}px`;
  element.inert = true;
  element.ariaHidden = 'true';
}
