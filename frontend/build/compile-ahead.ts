import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * For chunks of which nearly everything is called as soon as they are there: Chromium compiles them whole
 * while they load, beside the page, and not function by function in the middle of drawing. To other
 * browsers it is a comment. `names` are those of the chunks.
 */
export function compileAhead(...names: readonly string[]): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      // The hint has to come first in its file.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const name of names) {
          const chunk = chunks.find((each) => each.name === name);
          if (!chunk) throw new Error(`no chunk is called ${name}`);
          chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}
