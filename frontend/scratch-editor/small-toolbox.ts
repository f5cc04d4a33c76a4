import type { EditorState } from './scratch-gui.ts';

const change = (toolboxXML: string) => ({
  type: 'scratch-gui/toolbox/UPDATE_TOOLBOX',
  toolboxXML,
});

/** The first category without its blocks: the package selects the first one when it starts. */
function firstCategory(toolbox: string): string | undefined {
  const begin = /^\s*<xml\b[^>]*>\s*<category\b[^>]*>/.exec(toolbox)?.[0];
  return begin && `${begin}</category></xml>`;
}

/**
 * Until a project is open, the package draws a toolbox that nobody sees, three times, and then replaces it with that
 * of the project: so it gets one of a single empty category. The answered function, called when a project is open,
 * gives the whole one back where the package has not replaced it: a player has no blocks to show.
 */
export function beginWithSmallToolbox(state: EditorState): () => void {
  const toolbox = () => state.store.getState().scratchGui.toolbox.toolboxXML;
  const whole = toolbox();
  const small = firstCategory(whole);
  if (!small) return () => undefined;
  state.dispatch(change(small));
  return () => {
    if (toolbox() === small) state.dispatch(change(whole));
  };
}
