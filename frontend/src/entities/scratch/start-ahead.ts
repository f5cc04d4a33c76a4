import { paths } from '#frontend/src/lib/paths.ts';
import { expectScreen } from '#frontend/src/lib/screen.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { subscribeToSession } from '#frontend/src/lib/session.ts';
import type { Language } from '#shared/languages.ts';
import { type EditorFrame, hideFrame, makeEditorFrame, showFrame } from './editor-frame.ts';
import { fitEditor } from './fit-frame.ts';
import { isPlaysOnly } from './use-plays-only.ts';

/** In GB, as Chromium tells it. With less the system may close pages that it does not see. */
const LEAST_MEMORY = 4;
/** Milliseconds without input after which the student counts as idle. */
const QUIET_MS = 3_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** The editor that waits for its screen. */
let waiting: EditorFrame | null = null;
/** Ends the wait for a quiet moment. */
let stopWaiting: () => void = () => undefined;

const hasMemory = (): boolean => {
  const { deviceMemory = LEAST_MEMORY } = navigator as { readonly deviceMemory?: number };
  return deviceMemory >= LEAST_MEMORY;
};

/** Without `moveBefore` a frame that is moved loads its page again. */
const mayStart = (): boolean =>
  'moveBefore' in document.body && hasMemory() && !isPlaysOnly() && waiting === null;

/** Calls once nobody has touched anything of the visible page for a while. Answers a function that gives up. */
function whenQuiet(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (document.hidden) return again();
      stop();
      return work();
    }, QUIET_MS);
  };
  const stop = (): void => {
    clearTimeout(timer);
    for (const type of TOUCHES) removeEventListener(type, again, true);
  };
  for (const type of TOUCHES) addEventListener(type, again, { capture: true, passive: true });
  again();
  return stop;
}

function start(language: Language): void {
  if (!mayStart()) return;
  const frame = makeEditorFrame({ language, ahead: true });
  const { width, height } = fitEditor({ width: innerWidth, height: innerHeight });
  hideFrame(frame, width, height);
  frame.listen(({ type }) => {
    if (type === 'failed') discardAhead();
    if (type === 'ready') expectScreen(paths.project(NEW));
  });
  waiting = frame;
  document.body.append(frame.element);
}

/**
 * Starts the editor, hidden, while the child looks at the page: what it has to do when it starts takes seconds on a slow
 * tablet. It waits with a new project, and nothing of it runs.
 */
export function startEditorAhead(language: Language): void {
  stopWaiting();
  if (mayStart()) stopWaiting = whenQuiet(() => start(language));
}

/** Closes the waiting editor: it must not keep running after sign-out. */
function discardAhead(): void {
  stopWaiting();
  waiting?.close();
  waiting = null;
}

/** Puts the editor that waits into its place. Answers null when there is none. */
export function takeAhead(place: HTMLElement): EditorFrame | null {
  stopWaiting();
  const frame = waiting;
  if (!frame) return null;
  waiting = null;
  place.moveBefore(frame.element, null);
  showFrame(frame);
  return frame;
}

subscribeToSession((session) => {
  if (!session) discardAhead();
});
