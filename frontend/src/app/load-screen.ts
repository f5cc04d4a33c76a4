import { FileNotFetched } from '../lib/fetch-first.ts';
import { loadTexts } from '../lib/language.ts';
import type { Intent, Screen } from '../lib/screen.ts';
import { screenAt } from './route-table.ts';

/** Errors of files that could not be loaded. */
const loadErrors = new WeakSet<object>();

export const watchLoadErrors = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => loadErrors.add(payload));

/** Whether files were missing for want of a network only: they can be loaded when it is back. */
export const isOfflineError = (error: unknown): boolean =>
  error instanceof FileNotFetched && error.offline;

/** Whether files could not be loaded although there is a network. Reloading the document may help. */
export const isLoadError = (error: unknown): boolean =>
  error instanceof FileNotFetched
    ? !error.offline
    : typeof error === 'object' && error !== null && loadErrors.has(error);

const JUST_MS = 10_000;

/** Whether this document is a reloaded one and young, so that another reload would be of no use. */
export function wasJustReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' && performance.now() < JUST_MS;
}

/** Loads a screen's code with its texts, and the text of its title. */
export async function loadScreen({ page, title }: Screen) {
  const namespace = title.slice(0, title.indexOf(':'));
  const [loaded] = await Promise.all([page(), loadTexts([namespace])]);
  return loaded;
}

/** Prefetches the screen of a link. Failures are ignored here; they show when the link is followed. */
export function prefetchScreen(path: string, intent: Intent): void {
  const screen = screenAt(path);
  if (!screen) return;
  for (const loading of [loadScreen(screen), screen.prefetch?.(intent)])
    loading?.catch(() => undefined);
}
