import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { BrowserCommand } from 'vitest/node';
import { adoptEnvironment } from '#tests/e2e/harness/cloud-report.ts';

/*
 * A test in the browser prepares data with the factories, which need the system's own process: what it imports from
 * a `*.scene.ts` are calls of the functions there. Arguments and answers are JSON.
 */
const SCENE = /\.scene\.ts$/;

type Scene = Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;
const loadScene = (file: string): Promise<Scene> => import(pathToFileURL(file).href);

/** Calls a function of a scene in the process of Vitest. */
export const runScene: BrowserCommand<[string, string, readonly unknown[]]> = async (
  _,
  file,
  name,
  given,
) => {
  adoptEnvironment();
  return (await loadScene(file))[name]?.(...given);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    readonly runScene: (file: string, name: string, given: readonly unknown[]) => Promise<unknown>;
  }
}

export const scenes = (): Plugin => ({
  name: 'scenes',
  enforce: 'pre',
  async load(id) {
    const [file = id] = id.split('?');
    if (!SCENE.test(file)) return undefined;
    const calls = Object.keys(await loadScene(file)).map(
      (name) =>
        `export const ${name} = (...given) => commands.runScene(${JSON.stringify(file)}, '${name}', given);`,
    );
    return {
      code: ["import { commands } from 'vitest/browser';", ...calls].join('\n'),
      moduleType: 'js',
    };
  },
});
