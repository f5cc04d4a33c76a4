import { loadTexts } from '../lib/language.ts';
import type { Intent, Screen } from '../lib/screen.ts';
import { screenAt } from './route-table.ts';

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
