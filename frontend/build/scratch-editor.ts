import { cp, readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';

const PACKAGE = join(
  dirname(createRequire(import.meta.url).resolve('@scratch/scratch-gui/sprites')),
  '../../..',
);
const DIST = join(PACKAGE, 'dist');
const SCRIPT = 'scratch-gui-standalone.js';
const PAGE = '/scratch-editor/index.html';

/** Pictures of tutorials exist in many languages; ours are these, and pictures without one. */
const FOREIGN = /\.(am|ar|es|fr|ja|pt_BR|sw|tr|uk|zu)\.[0-9a-f]+\.\w+$/;
const FOREIGN_STEPS = /^(am|ar|es|fr|ja|pt_BR|sw|tr|uk|zu)-steps\./;
/** What the script asks for at run time: under the root of the site, as the package was built. */
const AT_ROOT = /^(chunks|static|[0-9a-f]{32}\.hex)$/;

function isWanted(path: string): boolean {
  const name = basename(path);
  return !name.endsWith('.map') && !FOREIGN.test(name) && !FOREIGN_STEPS.test(name);
}

/** The version is part of the address, so that the files can stay in caches for ever. */
async function addressOfFiles(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8'));
  return `assets/scratch-gui-${version}`;
}

/** What the package leaves unsaid: its licence, beside what is served of it. */
const LICENCES = ['LICENSE', 'TRADEMARK'];

async function copyPackage(root: string, files: string): Promise<void> {
  const atRoot = (await readdir(DIST)).filter((name) => AT_ROOT.test(name));
  await Promise.all([
    cp(join(DIST, SCRIPT), join(root, files, SCRIPT)),
    ...LICENCES.map((name) => cp(join(PACKAGE, name), join(root, files, `${name}.txt`))),
    ...atRoot.map((name) =>
      cp(join(DIST, name), join(root, name), { recursive: true, filter: isWanted }),
    ),
  ]);
}

/**
 * Puts the Scratch editor beside the application, as it was published: a script of its own, which only the
 * editor's page loads. It is no part of any bundle.
 */
export function scratchEditor(): Plugin {
  let files = '';
  return {
    name: 'scratch-editor',
    config: async () => {
      files = await addressOfFiles();
    },
    configureServer: ({ middlewares }) => {
      const serve = sirv(DIST, { dev: true });
      middlewares.use(`/${files}`, serve);
      middlewares.use((request, response, next) =>
        /^\/(chunks|static)\//.test(request.url ?? '') ? serve(request, response, next) : next(),
      );
    },
    transformIndexHtml: (_, { path }) =>
      path === PAGE
        ? [
            {
              tag: 'script',
              attrs: { defer: true, src: `/${files}/${SCRIPT}` },
              injectTo: 'head-prepend' as const,
            },
          ]
        : [],
    writeBundle: {
      sequential: true,
      order: 'pre',
      handler: ({ dir = '.' }) => copyPackage(dir, files),
    },
  };
}
