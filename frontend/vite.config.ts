import { join } from 'node:path/posix';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath } from 'vite';
import packageJson from '../package.json' with { type: 'json' };
import { apiDocs } from './build/api-docs/api-docs.ts';
import { evaluateAtBuild } from './build/evaluate-at-build.ts';
import { firstVisitBudget } from './build/first-visit-budget.ts';
import { precompress } from './build/precompress.ts';
import { scratchEditor } from './build/scratch-editor.ts';
import { textsFollowImports } from './build/texts/texts-follow-imports.ts';

/** With slashes on Windows too, as Vite writes the ids of modules. */
const ROOT = normalizePath(import.meta.dirname);
const SOURCE = join(ROOT, 'src');

/**
 * What every visit needs, in two files: that compresses better than many, and stays cached while the
 * application changes. Everything else is split by page.
 */
const FRAME =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack|@emotion|stylis|@mui\/(system|styled-engine|private-theming|utils))\//;

/** Components of MUI that stand on the first page that is seen, and on nearly every other. */
const CONTROLS =
  /node_modules\/@mui\/material\/(styles|utils|transitions|zero-styled|DefaultPropsProvider|locale|colors|CssBaseline|GlobalStyles|useLazyRipple|Box|Stack|Paper|Typography|Button|ButtonBase|IconButton|SvgIcon|Link|CircularProgress|FormControl|FormLabel|FormHelperText|InputBase|InputAdornment|OutlinedInput|TextareaAutosize)\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    textsFollowImports({ source: SOURCE, loader: join(SOURCE, 'lib/language.ts') }),
    apiDocs(packageJson.version),
    evaluateAtBuild('src/lib/portal-calls.ts', 'src/lib/home-calls.ts'),
    scratchEditor(),
    firstVisitBudget({
      entry: 'frontend/index.html',
      source: SOURCE,
      page: 'features/sessions/LoginPage.tsx',
      maxBytes: 200_000,
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
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'scratch-editor/index.html'].map((page) => join(ROOT, page)),
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', test: FRAME },
            { name: 'controls', test: CONTROLS },
          ],
        },
      },
    },
  },
});
