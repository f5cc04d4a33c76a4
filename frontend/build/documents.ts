import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption } from 'vite';
import { HOME_OF_ROLE } from '#shared/homes/rules.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { DOCUMENT_PATHS, DOCUMENTS, OTHER_DOCUMENT } from '#shared/site/drawn-documents.ts';
import { FIRST_SCRIPT } from '#shared/site/first-script.ts';
import { type Bundle, filesOf, type Sources } from './page-files.ts';
import type { Page } from './pages.ts';
import { manifestLinks } from './web-manifests.ts';

type Draw = typeof import('../src/app/draw.tsx');
type Drawing = Awaited<ReturnType<Draw['drawWaiting']>>;

interface Options extends Sources {
  readonly root: string;
  /** The application's HTML page, as the bundle calls it. */
  readonly html: string;
  readonly pages: readonly Page[];
  /** Where the code that draws is kept while it runs; the packages must be found from there. */
  readonly workFolder: string;
  /** The plugins that the application's modules need. */
  readonly plugins: () => PluginOption[];
}

/** Builds the code that draws, for Node, and loads it. */
async function loadDraw({ root, source, workFolder, plugins }: Options): Promise<Draw> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: plugins(),
    build: {
      ssr: join(source, 'app/draw.tsx'),
      outDir: workFolder,
      emptyOutDir: true,
      // The same addresses as in the application's own build.
      assetsInlineLimit: 0,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'draw.mjs' } },
    },
  });
  return import(/* @vite-ignore */ pathToFileURL(join(workFolder, 'draw.mjs')).href);
}

const PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;
const ENTRY = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g;

const ICON = /(<link rel="icon" href=")[^"]+/;

/** The icon in the document itself, so that it is no request. */
const iconOf = (root: string): string =>
  `data:image/svg+xml,${encodeURIComponent(readFileSync(join(root, 'favicon.svg'), 'utf8'))}`;

/** The application's page without its own way to load the application. */
function templateOf(html: string, icon: string) {
  // The others are what the last one imports.
  const application = [...html.matchAll(ENTRY)].at(-1)?.[1];
  if (!application) throw new Error('the page loads no module');
  const plain = html.replace(ENTRY, '').replace(PRELOAD, '');
  return { application, html: plain.replace(ICON, (_, start) => start + icon) };
}
type Template = ReturnType<typeof templateOf>;

const asText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');

/** A home for each of its roles, out of sight; the first script shows one of them. */
const templatesOf = ({ homes }: Drawing): string =>
  homes
    .map(({ role, html, greetings }) => {
      const texts = asText(JSON.stringify(greetings));
      return `<template data-role="${role}" data-greetings="${texts}">${html}</template>`;
    })
    .join('\n');

/** The roles that a home is drawn for, and which home they share. */
function homeMarks({ homes: [first, ...others] }: Drawing) {
  if (!first) return {};
  const roles = [first, ...others].map(({ role }) => role);
  return { 'data-roles': roles.join(' '), 'data-home': HOME_OF_ROLE[first.role] };
}

/** Which page is drawn, what the application needs for it, and what is said when that cannot be had. */
const pageMarks = ({ path, isWhole }: Page, files: readonly string[], { unreached }: Drawing) => ({
  'data-drawn': path,
  'data-files': files.join(' '),
  'data-unreached': asText(unreached),
  ...(isWhole && { 'data-whole': '' }),
});

/** Of the drawings only. */
const DRAWING_STYLES = [
  '[data-hidden] #root{visibility:hidden}',
  // The menu collapsed to icons.
  ':root[data-rail]:not([data-alive]) [data-menu]{width:var(--mui-layout-rail)}',
  '[data-rail]:not([data-alive]) [data-menu] p{display:none}',
  // The field that is typed into; the library shows it by classes.
  ':root:not([data-alive]) .MuiFormControl-root:has(.MuiOutlinedInput-input:focus) .MuiFormLabel-root{color:var(--mui-palette-primary-main)}',
  ':root:not([data-alive]) .MuiOutlinedInput-root:has(.MuiOutlinedInput-input:focus) .MuiOutlinedInput-notchedOutline{border:2px solid var(--mui-palette-primary-main)}',
  // What was sent waits for the application.
  '@keyframes waiting{to{opacity:.5}}',
  '[data-sent]:not([data-alive]) [type=submit]{cursor:progress;animation:waiting .6s infinite alternate}',
  // A figure of something to be done.
  ':root [data-waits]{color:var(--mui-palette-warning-main)}',
  '[data-told]{color:var(--mui-palette-error-main)}',
].join('');

interface Contents {
  readonly language: Language;
  readonly drawing: Drawing;
  /** A page for visitors, which is drawn. */
  readonly page?: Page | undefined;
  /** Addresses of the files that it needs. */
  readonly files: readonly string[];
}

/** Every replacement by a function, since texts may hold what `replace` takes for patterns. */
function fill(template: Template, { language, drawing, page, files }: Contents): string {
  const { application, html } = template;
  const own = {
    lang: drawing.locale,
    'data-language': language,
    'data-application': application,
  };
  const marks = attributesOf({
    ...own,
    ...(page ? pageMarks(page, files, drawing) : homeMarks(drawing)),
  });
  // Fetched at once, compiled only after the drawing has been seen, which `modulepreload` would not wait for.
  const preloads = [application, ...files.filter((file) => file !== application)].map(
    (file) => `<link rel="preload" as="script" crossorigin href="${file}">`,
  );
  const head = [
    ...manifestLinks(language),
    `<script>${FIRST_SCRIPT}</script>`,
    `<style>${DRAWING_STYLES}</style>`,
    drawing.styles,
    ...(page ? [] : preloads),
  ];
  return html
    .replace(/<html[^>]*>/, () => `<html ${marks}>`)
    .replace(/<title>.*<\/title>/, () => `<title>${asText(drawing.title)}</title>`)
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${drawing.html}</div>${templatesOf(drawing)}`,
    );
}

/** A document in each language for the pages, and one for all others, by their file names. */
async function* write(bundle: Bundle, options: Options) {
  const html = bundle[options.html];
  if (html?.type !== 'asset') throw new Error(`the build has no ${options.html}`);
  const template = templateOf(String(html.source), iconOf(options.root));
  const draw = await loadDraw(options);
  for (const language of LANGUAGES) {
    const waiting = await draw.drawWaiting(language);
    const filesFor = (modules: readonly string[]) =>
      filesOf(bundle, options, { modules }, language).map(({ fileName }) => `/${fileName}`);
    const folder = `${DOCUMENTS.slice(1)}/${language}`;
    const other = fill(template, { language, drawing: waiting, files: filesFor([]) });
    yield [`${folder}${OTHER_DOCUMENT}.html`, other] as const;
    for (const page of options.pages) {
      const { path, modules, roles } = page;
      const drawn = roles === undefined;
      const drawing = drawn
        ? await draw.drawPage(path, language)
        : await draw.drawWaiting(language, { path, roles });
      const contents = { language, drawing, files: filesFor(modules) };
      const document = fill(template, { ...contents, page: drawn ? page : undefined });
      yield [`${folder}${path}.html`, document] as const;
    }
  }
}

/**
 * Writes the documents of the application: pages for visitors are drawn into theirs, and each names the files that
 * its page needs, so that the browser loads them at once.
 */
export function documents(options: Options): Plugin {
  const paths = options.pages.map(({ path }) => path);
  return {
    name: 'documents',
    apply: 'build',
    buildStart() {
      const missing = DOCUMENT_PATHS.filter((path) => !paths.includes(path));
      if (missing.length > 0)
        this.error(`no page is named for the documents ${missing.join(', ')}`);
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        try {
          for await (const [fileName, source] of write(bundle, options))
            this.emitFile({ type: 'asset', fileName, source });
        } finally {
          await rm(options.workFolder, { recursive: true, force: true });
        }
      },
    },
  };
}
