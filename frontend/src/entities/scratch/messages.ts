import type { Language } from '#shared/languages.ts';

/** Both sides name it in each message; another version is another name. */
export const PROTOCOL = 'scratch-editor/1';

/** Where the editor lives: a page of its own, with a policy of its own. */
export const EDITOR_PAGE = '/scratch-editor/index.html';

/** What the page around the editor asks of it. */
export type Request =
  /** null: what Scratch begins a new project with. */
  | { readonly type: 'load'; readonly project: ArrayBuffer | null }
  | { readonly type: 'save'; readonly thumbnail: boolean }
  | { readonly type: 'language'; readonly language: Language }
  | { readonly type: 'full-screen'; readonly on: boolean }
  /** The green flag, or the stop sign. */
  | { readonly type: 'run'; readonly on: boolean };

export interface Saved {
  /** The project as an .sb3 file. */
  readonly project: ArrayBuffer;
  /** The stage as a jpeg of 480 × 360 pixels, when it was asked for and could be drawn. */
  readonly thumbnail: ArrayBuffer | null;
}

/** What the editor tells by itself. */
export type Told =
  | { readonly type: 'ready' }
  /** The project is not any more what was loaded or saved last. */
  | { readonly type: 'changed' }
  | { readonly type: 'full-screen'; readonly on: boolean }
  /** Ctrl+S, which the page around does not hear while the editor has the focus. */
  | { readonly type: 'save-key' }
  /** Escape in the player, which gives the keys back to the page around. */
  | { readonly type: 'leave-key' }
  /** A library was opened (or closed) whose pictures and sounds this deployment does not have. */
  | { readonly type: 'library-missing'; readonly open: boolean };

/** The answer to a request: `saved` to a save, nothing to the others. */
export interface Reply {
  readonly type: 'reply';
  readonly done: boolean;
  readonly saved: Saved | null;
}

interface Envelope<Body> {
  readonly protocol: typeof PROTOCOL;
  /** Which request this is, or answers; 0 for what is told. */
  readonly request: number;
  readonly body: Body;
}
export type ToEditor = Envelope<Request>;
export type FromEditor = Envelope<Told | Reply>;

/** Only messages of the window that is spoken with, from our own origin, in this protocol. */
export function isOf<Message extends ToEditor | FromEditor>(
  event: MessageEvent<unknown>,
  source: unknown,
): event is MessageEvent<Message> {
  const { data, origin } = event;
  const isOurs = event.source === source && origin === location.origin;
  if (!isOurs || typeof data !== 'object' || data === null) return false;
  return 'protocol' in data && data.protocol === PROTOCOL && 'body' in data;
}
