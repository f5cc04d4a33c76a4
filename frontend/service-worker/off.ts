import { CACHE, KEPT_DATABASE } from '#frontend/src/lib/offline/caches.ts';
import { scope } from './worker-scope.ts';

/**
 * Served in the place of the worker to get rid of it on all devices (docs/operations.md): it takes over at once,
 * removes all that was kept and unregisters itself. Pages go on without it, and work that has not been sent stays.
 */
async function remove(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  // Pages that are open keep nothing more.
  await caches.open(CACHE.off);
  indexedDB.deleteDatabase(KEPT_DATABASE);
  await scope.registration.unregister();
}

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(remove()));
// A page that registers it again while it goes brings it back, and then speaks to it.
scope.addEventListener('message', (event) => event.waitUntil(remove()));
