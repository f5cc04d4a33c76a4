import i18next from 'i18next';
import { currentLanguage } from '#frontend/src/lib/language.ts';
import { type ToWorker, WORKER } from '#frontend/src/lib/offline/caches.ts';

/** Five megabytes: when the page has long been there, and nobody pays for them. */
const EDITOR_AFTER_MS = 20_000;
/** An editor is left without leaving the document. */
const TAKE_OVER_AGAIN_MS = 30_000;
const LOOK_AGAIN_MS = 3_600_000;

const tell = (worker: ServiceWorker | null | undefined, message: ToWorker): void =>
  worker?.postMessage(message);

/** Not every browser tells; those that do not are mostly on cables and wireless networks of schools. */
function isSaving(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } };
  return connection?.saveData === true || connection?.type === 'cellular';
}

/** A new version takes over when nothing can be lost by it: when a page opens, or is left. */
function followVersions(registration: ServiceWorkerRegistration): void {
  const takeOver = () => tell(registration.waiting, { type: 'take-over' });
  takeOver();
  setInterval(takeOver, TAKE_OVER_AGAIN_MS);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') takeOver();
    });
  });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') return takeOver();
    if (Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    // A tablet's page may stay open for weeks.
    registration.update().catch(() => undefined);
  });
}

async function begin(): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  followVersions(registration);
  const { active } = await navigator.serviceWorker.ready;
  const keep = () => tell(active, { type: 'keep', language: currentLanguage() });
  keep();
  i18next.on('languageChanged', keep);
  if (!isSaving()) setTimeout(() => tell(active, { type: 'keep-editor' }), EDITOR_AFTER_MS);
}

let begun = false;

/** Registers the service worker, once for each page. A browser that refuses it goes on without. */
export async function followWorker(): Promise<void> {
  if (begun || !import.meta.env.PROD) return;
  begun = true;
  await begin().catch((error: unknown) => {
    begun = false;
    console.warn('nothing can be opened offline here', error);
  });
}
