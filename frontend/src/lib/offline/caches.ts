import type { Language } from '#shared/languages.ts';

/** The browser's caches of the service worker; every name of ours begins alike. */
export const CACHE = {
  /** One for each version of the application, with the version behind it. */
  files: 'classroom-files-',
  /** One for each version of the Scratch package. */
  editor: 'classroom-editor-',
  /** Of the Scratch library, lately used. */
  library: 'classroom-library',
  /** Of works and people, lately seen by the child who is signed in. */
  pictures: 'classroom-pictures',
  /** Of the last page. */
  language: 'classroom-language',
  /** There after the worker was removed by the server (`service-worker/off.ts`): nothing is kept until it is back. */
  off: 'classroom-off',
  /** There while a child is signed in on this device: without it the worker keeps and answers nothing. */
  child: 'classroom-child',
} as const;

/** The device's store of answers and projects of the child who is signed in. Unsent work is in another one. */
export const KEPT_DATABASE = 'classroom-kept';

/** Where the worker's script is; its folder is what it may answer for. */
export const WORKER = '/service-worker.js';

/** Whether anything of the person who is signed in may be kept. */
export const isKeeping = (): Promise<boolean> =>
  'caches' in globalThis ? caches.has(CACHE.child) : Promise.resolve(false);

/** What a page tells the worker. */
export type ToWorker =
  /** Keep what a child's home needs in this language and, as the page is idle, the child's other pages. */
  | { readonly type: 'keep'; readonly language: Language }
  /** Keep the Scratch editor, too: nothing else is loading, and the network is not paid for by size. */
  | { readonly type: 'keep-editor' }
  /** Take over from the version before, unless an editor is open. */
  | { readonly type: 'take-over' };
