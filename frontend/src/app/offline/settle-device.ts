import { onlineManager } from '@tanstack/react-query';
import { isMade } from '#frontend/src/entities/scratch/drafts/may-have-drafts.ts';
import { i18nReady } from '#frontend/src/lib/language.ts';
import { CACHE, KEPT_DATABASE } from '#frontend/src/lib/offline/caches.ts';
import { forgetKept } from '#frontend/src/lib/offline/kept-database.ts';
import type { Session } from '#frontend/src/lib/session.ts';
import { childSession, followQueries } from './follow-queries.ts';
import { followWorker, isSaving } from './follow-worker.ts';
import { isFilledIn, showKept } from './kept-queries.ts';

/** A note of whose the kept pages are; no file is called like that. */
const PERSON_NOTE = '/classroom-person';

/** Only over https, and on this machine, browsers have caches; elsewhere nothing is kept. */
const canKeep = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;

async function personKept(): Promise<string | undefined> {
  const note = await caches.match(PERSON_NOTE, { cacheName: CACHE.child });
  return note?.text();
}

/** Removes answers, pictures and projects. Work that has not been sent is elsewhere, and stays. */
async function forgetAll(): Promise<void> {
  await Promise.all([caches.delete(CACHE.child), caches.delete(CACHE.pictures)]);
  if (await isMade(KEPT_DATABASE)) await forgetKept();
}

async function makeRoomFor(person: string): Promise<void> {
  if ((await personKept()) === person) return;
  await Promise.all([caches.delete(CACHE.pictures), forgetKept(person)]);
  const [note] = await Promise.all([caches.open(CACHE.child), caches.open(CACHE.pictures)]);
  await note.put(PERSON_NOTE, new Response(person));
}

/** At the start without a network: what is kept is there before the first page is drawn. */
async function openOffline(child: Session): Promise<void> {
  onlineManager.setOnline(false);
  await i18nReady;
  await showKept(child);
}

/** Later than what a page without a network needs. Where it cannot be loaded, nothing is fetched ahead. */
async function followTasks(): Promise<void> {
  const [follow, ahead] = await Promise.all([
    import('./follow-tasks.ts'),
    import('#frontend/src/entities/scratch/fetch-ahead.ts'),
  ]);
  const maySpend = () => !isSaving() && ahead.mayFetchAhead(ahead.connectionOf(navigator));
  follow.followTasks({ isFilledIn, whenIdle: ahead.whenIdle, maySpend });
}

async function settle(): Promise<void> {
  const child = childSession();
  const isOff = await caches.has(CACHE.off);
  if (!child || isOff) await forgetAll();
  // It may be back by now.
  if (child && isOff) void followWorker();
  if (!child || isOff) return;
  await makeRoomFor(child.user.id);
  // Somebody else may have signed in meanwhile, or nobody.
  if (childSession()?.user.id !== child.user.id) return settle();
  if (!navigator.onLine) await openOffline(child);
  followQueries();
  void followWorker();
  void followTasks().catch(() => undefined);
}

let settling: Promise<void> = Promise.resolve();

/**
 * Makes the device fit the person who is signed in now: a child's pages are kept, and nothing of anybody else. Called when
 * the page is there, and with each sign-in and sign-out.
 */
export function settleDevice(): Promise<void> {
  if (!canKeep()) return Promise.resolve();
  settling = settling.then(settle, settle);
  return settling;
}
