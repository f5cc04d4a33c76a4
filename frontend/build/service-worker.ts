import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path/posix';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { MENU_PATHS } from '#shared/menu-paths.ts';
import { DOCUMENTS, OTHER_DOCUMENT } from '#shared/site/drawn-documents.ts';
import { LIBRARY_PATH } from '../scratch-library/address.ts';
import type { Kept } from '../service-worker/kept.ts';
import { type ChildPage, childPages } from './child-pages.ts';
import { type Bundle, type Chunk, filesFrom, filesOf, type Sources } from './page-files.ts';
import type { Page } from './pages.ts';
import { SCRATCH_GUI } from './scratch-gui/package.ts';
import { SCRIPT_FILE } from './scratch-gui/script-file.ts';

interface Options extends Sources {
  /** The folder of the worker's source. */
  readonly worker: string;
  readonly pages: readonly Page[];
  /** Modules that a child's pages load late: what keeps and shows them offline. */
  readonly late: readonly string[];
  /** The first module of the page of the Scratch editor. */
  readonly editor: string;
}

const EDITOR_PAGE = '/scratch-editor/index.html';
/** Pictures and sounds of the blocks, which the editor asks for when it opens. */
const BLOCKS = 'static/blocks-media';

const addressOf = ({ fileName }: Chunk): string => `/${fileName}`;

const withoutRepeats = <T>(...lists: readonly (readonly T[])[]): T[] => [...new Set(lists.flat())];

/** The documents in a language: that of a child's home, and the one of all other pages. */
const documentsOf = (language: Language): string[] =>
  [MENU_PATHS.studentHome, OTHER_DOCUMENT].map((name) => `${DOCUMENTS}/${language}${name}.html`);

/** What belongs to the editor's own page: its script in all parts, and its styles. */
function editorPageFiles(bundle: Bundle, editor: string): string[] {
  const chunks = filesFrom(bundle, editor);
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [EDITOR_PAGE, ...chunks.map(addressOf), ...styles.map((name) => `/${name}`)];
}

function filesIn(bundle: Bundle, options: Options, pages: readonly ChildPage[]) {
  const home = options.pages.find(({ path }) => path === MENU_PATHS.studentHome);
  if (!home) throw new Error('no page is the home of a child');
  const addresses = (modules: readonly string[], language: Language) =>
    filesOf(bundle, options, { modules }, language).map(addressOf);
  const editor = editorPageFiles(bundle, join(options.source, options.editor));
  return (language: Language) => {
    const first = withoutRepeats(
      documentsOf(language),
      addresses([...home.modules, ...options.late], language),
    );
    const others = pages.flatMap(({ modules }) => addresses(modules, language));
    const more = withoutRepeats(others, editor).filter((path) => !first.includes(path));
    return { first, more };
  };
}

async function filesBelow(dir: string, folder: string): Promise<string[]> {
  const found = await readdir(join(dir, folder), { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(dir.length));
}

const editorFiles = async (dir: string): Promise<string[]> => [
  SCRIPT_FILE.address,
  ...(await filesBelow(dir, BLOCKS)),
  ...(await filesBelow(dir, LIBRARY_PATH)),
];

const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

async function hashesIn(dir: string): Promise<Kept['hashes']> {
  const paths = [...LANGUAGES.flatMap(documentsOf), EDITOR_PAGE];
  const hash = async (path: string) => [path, hashOf(await readFile(join(dir, path)))] as const;
  return Object.fromEntries(await Promise.all(paths.map(hash)));
}

/** Changes with every file, and with the documents. */
const versionOf = (kept: Omit<Kept, 'version'>): string =>
  hashOf(JSON.stringify(kept)).slice(0, 16);

async function whatIsKept(dir: string, bundle: Bundle, options: Options): Promise<Kept> {
  const pages = await childPages(options.source);
  const filesOfLanguage = filesIn(bundle, options, pages);
  const kept = {
    pages: pages.map(({ pattern }) => pattern),
    hashes: await hashesIn(dir),
    files: {
      zh: filesOfLanguage('zh'),
      cht: filesOfLanguage('cht'),
      en: filesOfLanguage('en'),
    },
    editor: { version: SCRATCH_GUI.version, files: await editorFiles(dir) },
  };
  return { version: versionOf(kept), ...kept };
}

/**
 * Writes the service worker, which knows the files of a child's pages, and the one that removes it. One script each,
 * at an address that never changes: browsers look there for a new version.
 */
export function serviceWorker(options: Options): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir = '.' }, bundle) {
        const kept = await whatIsKept(dir, bundle, options);
        await build({
          entryPoints: {
            'service-worker': join(options.worker, 'main.ts'),
            'service-worker-off': join(options.worker, 'off.ts'),
          },
          outdir: dir,
          bundle: true,
          minify: true,
          format: 'iife',
          target: 'es2022',
          legalComments: 'none',
          define: { __KEPT__: JSON.stringify(kept) },
        });
        const { first, more } = kept.files.zh;
        this.info(`version ${kept.version}: ${first.length} files first, ${more.length} more`);
      },
    },
  };
}
