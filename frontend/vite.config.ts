import { join } from 'node:path/posix';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath } from 'vite';
import { DRAWN_PATHS, HOME_PATHS } from '#shared/site/drawn-documents.ts';
import packageJson from '../package.json' with { type: 'json' };
import { apiDocs } from './build/api-docs/api-docs.ts';
import { chunkOrder } from './build/chunk-order.ts';
import { chunkGroups, type Part, textsOfParts } from './build/chunks.ts';
import { documents } from './build/documents.ts';
import { evaluateAtBuild, evaluateInNode } from './build/evaluate-at-build.ts';
import { helpPages } from './build/help/help-pages.ts';
import { leanContracts } from './build/lean-contracts.ts';
import { loadAgain } from './build/load-again.ts';
import { pageBudgets } from './build/page-budgets.ts';
import { PAGES } from './build/pages.ts';
import { precompress } from './build/precompress.ts';
import { scratchEditor } from './build/scratch-editor.ts';
import { scratchLibrary } from './build/scratch-library.ts';
import { serviceWorker } from './build/service-worker.ts';
import { site } from './build/site.ts';
import { derivedTexts } from './build/texts/derived-texts.ts';
import { textsFollowImports } from './build/texts/texts-follow-imports.ts';
import { webManifests } from './build/web-manifests.ts';

/** With slashes on Windows too, as Vite writes the ids of modules. */
const ROOT = normalizePath(import.meta.dirname);
const SOURCE = join(ROOT, 'src');

const SOURCES = { source: SOURCE, entry: 'app/main.tsx' };

const modulesOf = (paths: readonly string[]) =>
  PAGES.filter(({ path }) => paths.includes(path)).flatMap(({ modules }) => modules);

const VISIT = [SOURCES.entry, ...modulesOf([DRAWN_PATHS.signIn, DRAWN_PATHS.operatorSignIn])];
const HOMES = modulesOf(HOME_PATHS);
const FORMS = modulesOf([DRAWN_PATHS.forgottenPassword, DRAWN_PATHS.register, DRAWN_PATHS.join]);

const PARTS: readonly Part[] = [
  { name: 'visit', neededBy: [VISIT], librariesApart: true },
  { name: 'contracts', neededBy: [['lib/stored-user.ts']], librariesApart: false },
  { name: 'base', neededBy: [HOMES, FORMS], librariesApart: false },
  { name: 'forms', neededBy: [FORMS], librariesApart: false },
  { name: 'home', neededBy: [HOMES], librariesApart: true },
];

/** What the application and the page of the editor share, in a file that starts neither. */
const SHARED_WITH_EDITOR: Part = {
  name: 'editor-messages',
  neededBy: [['entities/scratch/messages.ts', 'entities/scratch/editor-script.ts']],
  librariesApart: false,
};

/** The names of the library's items, for the dialog and for the page of the editor. */
const SCRATCH_LIBRARY: Part = {
  name: 'scratch-library',
  neededBy: [['../scratch-library/catalogue.ts', '../scratch-library/address.ts']],
  librariesApart: false,
};

/**
 * Without the names of all pages that share the file, e.g. `shared~TasksPage~WorkPage`: the first page carries the
 * names of all files.
 */
const shortName = (name: string): string => name.replace(/~.*/, '');

/** What the application's modules need to be built. */
export const applicationPlugins = () => [
  react(),
  derivedTexts(SOURCE),
  textsFollowImports({
    source: SOURCE,
    loader: join(SOURCE, 'lib/language.ts'),
    together: textsOfParts(SOURCE, PARTS),
  }),
  leanContracts(join(ROOT, '../shared/'), SOURCE),
  helpPages(SOURCE),
  evaluateAtBuild('src/lib/portal-calls.ts', 'src/lib/home-calls.ts'),
  evaluateInNode(
    'src/lib/offline/kept-calls.ts',
    'scratch-library/catalogue.ts',
    'scratch-library/first-sprite.ts',
    'scratch-library/first-files.ts',
    'scratch-gui/script-file.ts',
  ),
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...applicationPlugins(),
    apiDocs(packageJson.version),
    loadAgain(join(SOURCE, 'lib/fetch-first.ts')),
    scratchEditor(),
    scratchLibrary(),
    chunkOrder(),
    pageBudgets(SOURCES, PAGES, ['../scratch-editor/main.ts']),
    documents({
      ...SOURCES,
      root: ROOT,
      html: 'index.html',
      pages: PAGES,
      workFolder: join(ROOT, '../dist/drawing'),
      plugins: applicationPlugins,
    }),
    webManifests(join(ROOT, 'icons')),
    site(),
    serviceWorker({
      ...SOURCES,
      worker: join(ROOT, 'service-worker'),
      pages: PAGES,
      late: [
        'app/offline/settle-device.ts',
        'app/offline/AsOf.tsx',
        'lib/cognito-session.ts',
        'entities/scratch/saving/UnsentCard.tsx',
        'entities/scratch/drafts/UnsentChip.tsx',
      ],
      editor: '../scratch-editor/main.ts',
    }),
    precompress(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Licences of the bundled libraries are kept in the third-party notices, not in every chunk.
    license: false,
    reportCompressedSize: false,
    // The budgets of pages say what is too large.
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 0,
    // The browsers of the target know it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      preserveEntrySignatures: false,
      input: ['index.html', 'scratch-editor/index.html'].map((page) => join(ROOT, page)),
      output: {
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
        codeSplitting: {
          groups: [
            ...chunkGroups(SOURCE, [SHARED_WITH_EDITOR, SCRATCH_LIBRARY, ...PARTS]),
            // Rules and contracts apart from what is drawn: they need no page, so they run before all of them.
            {
              name: 'rules',
              test: /\/shared\//,
              minShareCount: 2,
              entriesAware: true,
            },
            // What is left and shared goes together with what is needed by exactly the same pages: merging the small ones
            // made chunks that load each other (`build/chunk-order.ts`).
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
            },
          ],
        },
      },
    },
  },
});
