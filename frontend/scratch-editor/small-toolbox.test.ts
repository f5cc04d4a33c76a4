import { expect, test } from 'vitest';
import type { EditorState } from './scratch-gui.ts';
import { beginWithSmallToolbox } from './small-toolbox.ts';

const WHOLE = `<xml style="display: none">
    <category name="Motion" toolboxitemid="motion" colour="#4C97FF">
        <label text="none"></label>
    </category>
    <sep gap="36"/>
    <category name="Looks" toolboxitemid="looks"><block type="looks_show"/></category>
</xml>`;
const SMALL = `<xml style="display: none">
    <category name="Motion" toolboxitemid="motion" colour="#4C97FF"></category></xml>`;

/** As much of the package's state as has a toolbox. */
function stateWith(toolboxXML: string) {
  let toolbox = { toolboxXML };
  const state = {
    store: { getState: () => ({ scratchGui: { toolbox } }) },
    dispatch: (action: { toolboxXML: string }) => {
      toolbox = { toolboxXML: action.toolboxXML };
    },
  };
  return {
    state: state as unknown as EditorState,
    toolbox: () => toolbox.toolboxXML,
    replace: (next: string) => state.dispatch({ toolboxXML: next }),
  };
}

test('the editor begins with one empty category, and has the whole toolbox with the project', () => {
  const { state, toolbox } = stateWith(WHOLE);
  const giveWhole = beginWithSmallToolbox(state);
  expect(toolbox()).toBe(SMALL);
  giveWhole();
  expect(toolbox()).toBe(WHOLE);
});

test('the toolbox that the package has drawn for the project stays', () => {
  const { state, toolbox, replace } = stateWith(WHOLE);
  const giveWhole = beginWithSmallToolbox(state);
  replace('<xml>of the project</xml>');
  giveWhole();
  expect(toolbox()).toBe('<xml>of the project</xml>');
});

test('a toolbox that looks otherwise is left alone', () => {
  const { state, toolbox } = stateWith('<xml><block type="looks_show"/></xml>');
  beginWithSmallToolbox(state)();
  expect(toolbox()).toBe('<xml><block type="looks_show"/></xml>');
});
