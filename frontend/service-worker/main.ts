import { AHEAD, USED_LOCK } from '#frontend/src/entities/scratch/messages.ts';
import { CACHE, isKeeping, type ToWorker } from '#frontend/src/lib/offline/caches.ts';
import { answer } from './answer.ts';
import { kept } from './kept.ts';
import {
  dropOldVersions,
  keepEditor,
  keepFirst,
  keepFirstEvenIfFull,
  keepMore,
  keptLanguage,
  noteLanguage,
} from './kept-files.ts';
import { kindOfRequest } from './kind-of-request.ts';
import { scope } from './worker-scope.ts';

const PAGES = kept.pages.map((pattern) => new RegExp(pattern, 'i'));
const isPage = (path: string): boolean => PAGES.some((pattern) => pattern.test(path));

const EDITOR = '/scratch-editor/';

/** Whether an editor or player, each a page in a frame, is in use. One that was started in advance keeps its address, so only its lock tells. */
async function isEditorOpen(): Promise<boolean> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const editors = windows
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.startsWith(EDITOR));
  if (editors.some(({ searchParams }) => !searchParams.has(AHEAD))) return true;
  const { held = [] } = await scope.navigator.locks.query();
  return editors.length > 0 && held.some(({ name }) => name === USED_LOCK);
}

/** By then a page that has just opened, or is being left, has its files. */
const QUIET_AFTER_MS = 3_000;

/**
 * Replaces the version before, when its pages are likely to be quiet. A browser that is asked while that version answers
 * requests may wait for minutes, and then ignores further requests.
 */
async function takeOver(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, QUIET_AFTER_MS));
  // Not waited for: it lasts until the version before has nothing more to do.
  if (!(await isEditorOpen())) void scope.skipWaiting();
}

async function carryOut(message: ToWorker): Promise<void> {
  if (message.type === 'take-over') await takeOver();
  if (message.type === 'keep-editor') await keepEditor();
  if (message.type !== 'keep') return;
  // A message that is late must not keep anything for the next person.
  if (!(await isKeeping())) return;
  await noteLanguage(message.language);
  await keepFirst(message.language);
  await keepMore(message.language);
}

async function install(): Promise<void> {
  await keepFirstEvenIfFull(await keptLanguage());
}

async function activate(): Promise<void> {
  await Promise.all([dropOldVersions(), caches.delete(CACHE.off)]);
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

scope.addEventListener('install', (event) => {
  // Calls need not wait until the worker has started.
  const route = { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' } as const;
  event.waitUntil(Promise.resolve(event.addRoutes?.(route)).catch(() => undefined));
  event.waitUntil(install());
});
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', (event) =>
  // What could not be kept now is asked for at the next visit.
  event.waitUntil(carryOut(event.data as ToWorker).catch(() => undefined)),
);
scope.addEventListener('fetch', (event) => {
  const kind = kindOfRequest(event.request, scope.location.origin, isPage);
  if (kind) event.respondWith(answer(event, kind));
});
