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
/** The same editor for pages that bring a React of their own, and the names of the library's files. */
const OTHER_BUILDS = /^(scratch-gui\.js(\..*)?|types|libraries)$/;

function isWanted(path: string): boolean {
  const name = basename(path);
  if (name.endsWith('.map') || OTHER_BUILDS.test(name)) return false;
  return !FOREIGN.test(name) && !FOREIGN_STEPS.test(name);
}

/** The version is part of the address, so that the files can stay in caches for ever. */
async function addressOfFiles(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8'));
  return `assets/scratch-gui-${version}`;
}

/** What the package leaves unsaid: its licence, beside what is served of it. */
const LICENCES = ['LICENSE', 'TRADEMARK'];

async function copyPackage(to: string): Promise<void> {
  const entries = await readdir(DIST);
  const wanted = entries.filter(isWanted);
  await Promise.all([
    ...wanted.map((name) =>
      cp(join(DIST, name), join(to, name), { recursive: true, filter: isWanted }),
    ),
    ...LICENCES.map((name) => cp(join(PACKAGE, name), join(to, `${name}.txt`))),
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
      return { define: { SCRATCH_FILES: JSON.stringify(`/${files}/`) } };
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${files}`, sirv(DIST, { dev: true }));
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
      handler: ({ dir = '.' }) => copyPackage(join(dir, files)),
    },
  };
}
