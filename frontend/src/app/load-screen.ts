import type { Intent, Screen } from '../lib/screen.ts';
import { loadTexts } from './i18n.ts';
import { screenAt } from './route-table.ts';

const namespacesOf = ({ title, texts = [] }: Screen): string[] => [
  title.slice(0, title.indexOf(':')),
  ...texts,
];

/** Loads a screen's code and texts side by side. */
export async function loadScreen(screen: Screen) {
  const [page] = await Promise.all([screen.page(), loadTexts(namespacesOf(screen))]);
  return page;
}

/** Loads ahead what a link leads to. A failure shows when the link is followed. */
export function prefetchScreen(path: string, intent: Intent): void {
  const screen = screenAt(path);
  if (!screen) return;
  for (const loading of [loadScreen(screen), screen.prefetch?.(intent)])
    loading?.catch(() => undefined);
}
