import {
  EDITOR_SCRIPT,
  fetchScript,
  isScriptFetched,
  markScript,
} from '#frontend/src/entities/scratch/editor-script.ts';

/** As a script element, so that the browser compiles it while it arrives and keeps what it has compiled. */
function runScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = EDITOR_SCRIPT;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${EDITOR_SCRIPT} did not load`)));
    document.head.append(script);
  });
}

/**
 * Loads the editor's script, and says how much of it has arrived. What the browser should have already is not read
 * a second time only to be counted.
 */
export async function loadScript(onShare: (share: number) => void): Promise<void> {
  try {
    if (!isScriptFetched()) await fetchScript({ onShare });
    onShare(1);
    await runScript();
    markScript(EDITOR_SCRIPT);
  } catch (error) {
    markScript(null);
    throw error;
  }
}
