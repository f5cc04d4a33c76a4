import type { Language } from '#shared/languages.ts';
import { fetchScript, isScriptFetched } from './editor-script.ts';
import { startEditorAhead } from './start-ahead.ts';

/** What Chromium tells of the network; other browsers say nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export const connectionOf = (where: Navigator): Connection | undefined =>
  (where as { readonly connection?: Connection }).connection;

/** Whether megabytes may be fetched that nobody has asked for yet. */
export function mayFetchAhead({ saveData, effectiveType = '' }: Connection = {}): boolean {
  return !saveData && !effectiveType.includes('2g');
}

/** Calls when the page has nothing to do. */
export const whenIdle: (work: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (work) => void requestIdleCallback(work)
    : (work) => void setTimeout(work, 3_000);

/**
 * Fetches the editor's script while the student is on the home page, then starts the editor in the background. If the
 * fetch fails, the editor fetches the script when it is opened, and shows the progress.
 */
export function prepareEditor(language: Language): void {
  const start = () => startEditorAhead(language);
  if (isScriptFetched()) whenIdle(start);
  else if (mayFetchAhead(connectionOf(navigator)))
    whenIdle(() => void fetchScript({ priority: 'low' }).then(start, () => undefined));
}
