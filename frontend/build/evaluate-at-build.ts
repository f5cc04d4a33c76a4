import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Bundles what a module exports instead of the module: for modules whose exports are plain data that
 * is computed with libraries which the browser does not need otherwise.
 */
export function evaluateAtBuild(...modules: readonly string[]): Plugin {
  return { ...evaluateInNode(...modules), name: 'evaluate-at-build', apply: 'build' };
}

/** The same for modules that no browser can run, so that the development server evaluates them, too. */
export function evaluateInNode(...modules: readonly string[]): Plugin {
  return {
    name: 'evaluate-in-node',
    enforce: 'pre',
    async load(id) {
      if (!modules.some((module) => id.endsWith(module))) return null;
      const values: Record<string, unknown> = await import(
        /* @vite-ignore */ pathToFileURL(id).href
      );
      const lines = Object.entries(values).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: lines.join('\n'), moduleType: 'js' };
    },
  };
}
