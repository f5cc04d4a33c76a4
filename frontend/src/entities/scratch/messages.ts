import type { Language } from '#shared/languages.ts';

/** Named in each message by both sides; another version has another name. */
export const PROTOCOL = 'scratch-editor/1';

/** The editor's page, which has a content security policy of its own. */
export const EDITOR_PAGE = '/scratch-editor/index.html';

/** Search parameter of that page when it is started in advance. */
export const AHEAD = 'ahead';

/** The Web Lock that an editor page holds while it is used. One that was only started in advance does not hold it. */
export const USED_LOCK = 'scratch-editor';

/** What a library of the editor is asked for. */
export type LibraryKind = 'sprite' | 'costume' | 'backdrop' | 'sound';

/** An item of our own library: for a costume, also which of the figure. */
export interface LibraryChoice {
  readonly kind: LibraryKind;
  readonly id: string;
  readonly costume: number;
}

/** A request of the surrounding page to the editor. */
export type Request =
  /** null: what Scratch begins a new project with. */
  | { readonly type: 'load'; readonly project: ArrayBuffer | null }
  | { readonly type: 'save'; readonly thumbnail: boolean }
  | { readonly type: 'language'; readonly language: Language }
  | { readonly type: 'full-screen'; readonly on: boolean }
  /** Only the stage, or the whole editor; the project stays as it is. */
  | { readonly type: 'player'; readonly on: boolean }
  /** The green flag, or the stop sign. */
  | { readonly type: 'run'; readonly on: boolean }
  /** Adds an item of our library to the project. */
  | { readonly type: 'add'; readonly item: LibraryChoice }
  /** Opens the package's own library: only where the deployment has its files. */
  | { readonly type: 'all-items'; readonly kind: LibraryKind };

/** A large picture or sound within a project's file: what has the same name has the same bytes. */
export interface AssetPlace {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export interface Saved {
  /** The project as an .sb3 file. */
  readonly project: ArrayBuffer;
  /** In the order in which they lie in the file. */
  readonly assets: readonly AssetPlace[];
  /** The stage as a jpeg of 480 × 360 pixels, if it was requested and could be drawn. */
  readonly thumbnail: ArrayBuffer | null;
}

/** What the editor reports without being asked. */
export type EditorEvent =
  | { readonly type: 'ready' }
  /** The share of the editor's script that has arrived, from 0 to 1. */
  | { readonly type: 'loading'; readonly share: number }
  /** The editor's script could not be loaded. */
  | { readonly type: 'failed' }
  /** The project differs from what was loaded or saved last. */
  | { readonly type: 'changed' }
  | { readonly type: 'full-screen'; readonly on: boolean }
  /** Errors of the running project since the last time, and whether the project has no blocks. */
  | { readonly type: 'found'; readonly errors: number; readonly empty: boolean }
  /** Ctrl+S, which the surrounding page does not receive while the editor has the focus. */
  | { readonly type: 'save-key' }
  /** Escape in the player, which gives the focus back to the surrounding page. */
  | { readonly type: 'leave-key' }
  /** The user wants to choose something from the library. */
  | { readonly type: 'library'; readonly kind: LibraryKind };

/** The answer to a request: `saved` to a save, nothing to the others. */
export interface Reply {
  readonly type: 'reply';
  readonly done: boolean;
  readonly saved: Saved | null;
}

interface Envelope<Body> {
  readonly protocol: typeof PROTOCOL;
  /** The request that this is or answers; 0 for events. */
  readonly request: number;
  readonly body: Body;
}
export type ToEditor = Envelope<Request>;
export type FromEditor = Envelope<EditorEvent | Reply>;

/** Accepts only messages of the given window, from our own origin, in this protocol. */
export function isOf<Message extends ToEditor | FromEditor>(
  event: MessageEvent<unknown>,
  source: unknown,
): event is MessageEvent<Message> {
  const { data, origin } = event;
  const isOurs = event.source === source && origin === location.origin;
  if (!isOurs || typeof data !== 'object' || data === null) return false;
  return 'protocol' in data && data.protocol === PROTOCOL && 'body' in data;
}
