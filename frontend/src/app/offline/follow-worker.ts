import i18next from 'i18next';
import { currentLanguage } from '#frontend/src/lib/language.ts';
import { type ToWorker, WORKER } from '#frontend/src/lib/offline/caches.ts';

/** Five megabytes: when the page has long been there, and nobody pays for them. */
const EDITOR_AFTER_MS = 20_000;
/** An editor is left without leaving the document. */
const TAKE_OVER_AGAIN_MS = 30_000;
const LOOK_AGAIN_MS = 3_600_000;

/**
 * To the newest version that is there, which keeps its own files. Browsers do not let a version take over as long as the one
 * before has something to do, and a message would wake it again for half a minute.
 */
const tell = ({ waiting, active }: ServiceWorkerRegistration, message: ToWorker): void =>
  (waiting ?? active)?.postMessage(message);

/** Not every browser tells; those that do not are mostly on cables and wireless networks of schools. */
export function isSaving(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } };
  return connection?.saveData === true || connection?.type === 'cellular';
}

/** A new version keeps its files, and takes over when nothing can be lost by it: when a page opens, or is left. */
function followVersions(registration: ServiceWorkerRegistration, keep: () => void): void {
  const takeOver = () => {
    if (registration.waiting) tell(registration, { type: 'take-over' });
  };
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state !== 'installed') return;
      keep();
      takeOver();
    });
  };
  keep();
  takeOver();
  setInterval(takeOver, TAKE_OVER_AGAIN_MS);
  follow();
  registration.addEventListener('updatefound', follow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') takeOver();
  });
}

/** A tablet's page may stay open for weeks. */
function lookForVersions(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
}

async function begin(): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const registration = await navigator.serviceWorker.ready;
  const keep = () => tell(registration, { type: 'keep', language: currentLanguage() });
  followVersions(registration, keep);
  lookForVersions(registration);
  i18next.on('languageChanged', keep);
  if (!isSaving()) setTimeout(() => tell(registration, { type: 'keep-editor' }), EDITOR_AFTER_MS);
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
