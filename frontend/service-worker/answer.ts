import { CACHE, isKeeping } from '#frontend/src/lib/offline/caches.ts';
import type { Bounds } from '#frontend/src/lib/offline/surplus.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { MENU_PATHS } from '#shared/menu-paths.ts';
import { DOCUMENTS, OTHER_DOCUMENT } from '#shared/site/drawn-documents.ts';
import { cacheBounded } from './bounded.ts';
import { isFault } from './fault.ts';
import { addEditorFile, addFile, keptFile, keptLanguage, ownFile } from './kept-files.ts';
import type { Kind } from './kind-of-request.ts';
import type { FetchEvent } from './worker-scope.ts';

/** A network that is slower than that is not waited for, if there is something to show. */
const PATIENCE_MS = 2_000;

/** How long what nobody waits for any more is. Longer, it would keep the next version from taking over. */
const BESIDE_MS = 30_000;

const PICTURES: Bounds = { files: 200, bytes: 60_000_000 };
const LIBRARY: Bounds = { files: 300, bytes: 30_000_000 };

const after = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, ms, undefined));

/** The answer of the network; a fault of the service counts as none when there is a kept one. */
async function freshElse(
  fresh: Promise<Response>,
  kept: Response | undefined,
  kind: Kind,
): Promise<Response> {
  if (!kept) return fresh;
  const good = fresh.then(
    (response) => (isFault(response, kind) ? undefined : response),
    () => undefined,
  );
  return (await Promise.race([good, after(PATIENCE_MS)])) ?? kept;
}

async function documentOf(path: string): Promise<Response | undefined> {
  const isHome = path.replace(/\/$/, '').toLowerCase() === MENU_PATHS.studentHome;
  const name = `${isHome ? MENU_PATHS.studentHome : OTHER_DOCUMENT}.html`;
  // In another language is better than none: the application changes it.
  for (const language of new Set([await keptLanguage(), ...LANGUAGES])) {
    const found = await ownFile(`${DOCUMENTS}/${language}${name}`);
    if (found) return found;
  }
  return undefined;
}

/** Asks the network first; the browser has begun to, while it started the worker. */
function navigate(event: FetchEvent): Promise<Response> {
  const fresh = event.preloadResponse.then((response) => response ?? fetch(event.request));
  // Else the browser would give up what it has begun once there is an answer.
  event.waitUntil(Promise.race([fresh.catch(() => undefined), after(BESIDE_MS)]));
  return fresh;
}

async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  const fresh = navigate(event);
  return freshElse(fresh, (await isKeeping()) ? await documentOf(path) : undefined, 'page');
}

async function answerEditorPage(event: FetchEvent, path: string): Promise<Response> {
  const fresh = navigate(event);
  return freshElse(fresh, (await isKeeping()) ? await ownFile(path) : undefined, 'editor-page');
}

type Add = (path: string, response: Response) => Promise<void>;

/** What is being added at this moment. */
const coming = new Map<string, Promise<void>>();

/** Adds what has arrived, beside the answer; a device that is full keeps less. */
function keepBeside(event: FetchEvent, path: string, response: Response, add: Add): void {
  if (response.status !== 200 || isFault(response, 'file')) return;
  const adding = add(path, response.clone())
    .catch(() => undefined)
    .finally(() => coming.delete(path));
  coming.set(path, adding);
  event.waitUntil(adding);
}

/**
 * A name with a version is always the same file. Browsers keep what they have compiled of a script that is in a cache of
 * ours, so that one that is being added is waited for.
 */
async function answerFile(event: FetchEvent, path: string, add: Add): Promise<Response> {
  await coming.get(path);
  const found = await keptFile(path);
  if (found) return found;
  const response = await fetch(event.request);
  if (await isKeeping()) keepBeside(event, path, response, add);
  return response;
}

const addTo =
  (name: string, bounds: Bounds): Add =>
  async (path, response) =>
    cacheBounded(await caches.open(name), path, response, bounds);

/**
 * The network first, since a picture may have been taken down; its address has a new signature each time, its path stays.
 * Nobody's are kept but a child's.
 */
async function answerPicture(event: FetchEvent, path: string): Promise<Response> {
  if (!(await isKeeping())) return fetch(event.request);
  const kept = await caches.match(path, { cacheName: CACHE.pictures, ignoreVary: true });
  const fresh = fetch(event.request);
  const response = await freshElse(fresh, kept, 'picture');
  if (response !== kept) keepBeside(event, path, response, addPicture);
  return response;
}

/** The child may sign out meanwhile: what is late must not make the cache again. */
const addPicture: Add = async (path, response) => {
  if (!(await isKeeping())) return;
  try {
    await addTo(CACHE.pictures, PICTURES)(path, response);
  } finally {
    if (!(await isKeeping())) await caches.delete(CACHE.pictures);
  }
};

/** What the worker answers to a request that it answers at all. */
export function answer(event: FetchEvent, kind: Exclude<Kind, null>): Promise<Response> {
  const path = new URL(event.request.url).pathname;
  if (kind === 'page') return answerPage(event, path);
  if (kind === 'editor-page') return answerEditorPage(event, path);
  if (kind === 'picture') return answerPicture(event, path);
  if (kind === 'library-file') return answerFile(event, path, addTo(CACHE.library, LIBRARY));
  return answerFile(event, path, kind === 'file' ? addFile : addEditorFile);
}
