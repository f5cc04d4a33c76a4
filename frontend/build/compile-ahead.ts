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
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && names.includes(file.name)) file.code = HINT + file.code;
      },
    },
  };
}
