import { transform } from 'esbuild';
import { parseSync } from 'vite';

/** What the runner knows of a source file. */
export interface Code {
  /** The code without types, comments and formatting: what does not change it changes no result of a test. */
  readonly text: string;
  /** The source without comments, for tools that look at types, too. */
  readonly words: string;
  /** What it imports, as it is written: statically, dynamically, and by a glob or a template (with `*`). */
  readonly imports: readonly string[];
  /** Whether it can reach files that no import names: it reads files, starts processes, or knows where it lies. */
  readonly isReader: boolean;
}

/** Modules of Node with which a file reaches others without an import. */
const REACHING = /^(?:node:)?(?:fs|fs\/promises|child_process|worker_threads|module|process)$/;
const META_OF_BUNDLER = /^import\.meta\.(?:env|glob|hot)\b/;
const GLOB = /import\.meta\.glob\((\[[^\]]*\]|["'`][^"'`]+["'`])/g;
const TEXT = /["'`]([^"'`]+)["'`]/g;
/** Tags with which a comment speaks to the tool that looks for unused code. */
const TAG = /@(?:public|internal|alias|beta)\b/g;
/** Comments that are more than a remark to tools that build or run the file. */
const COMMAND = /@vite-ignore|@vitest-[\w-]+|[@#]__[A-Z_]+__|@jsx\w*|webpack\w+:/g;

const loaderOf = (path: string) =>
  path.endsWith('.tsx') ? 'tsx' : /\.[cm]?ts$/.test(path) ? 'ts' : 'js';

const textsOf = (code: string): string[] => [...code.matchAll(TEXT)].map(([, text = '']) => text);

/** Without comments, and without lines that only they have filled. */
function withoutComments(path: string, source: string): string {
  const { comments } = parseSync(path, source);
  let at = 0;
  let kept = '';
  for (const { start, end } of comments) {
    kept += source.slice(at, start);
    at = end;
  }
  const lines = `${kept}${source.slice(at)}`.split('\n').map((line) => line.trimEnd());
  return `${lines.filter(Boolean).join('\n')}${source.match(TAG)?.join() ?? ''}`;
}

/** A literal, or a template in which every value may be anything; undefined where nothing is known. */
function patternOf(argument: string): string | undefined {
  const [, text] = /^["'`]([\s\S]*)["'`]$/.exec(argument.trim()) ?? [];
  const pattern = text?.replace(/\$\{[^}]*\}/g, '*');
  return pattern && /^(?:[.#]|node:|@?\w)/.test(pattern) ? pattern : undefined;
}

/** Reads a source file; one that cannot be parsed counts as it is written, and reaches everything. */
export async function readCode(path: string, source: string): Promise<Code> {
  const text = await transform(source, {
    loader: loaderOf(path),
    minifyWhitespace: true,
    target: 'esnext',
    // Imports of values stay also where only their effects are left.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true, jsx: 'react-jsx' } },
    logLevel: 'silent',
  }).then(
    ({ code }) => code,
    () => undefined,
  );
  if (text === undefined) return { text: source, words: source, imports: [], isReader: true };
  const { module } = parseSync(path, text, { lang: 'js' });
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    patternOf(text.slice(start, end)),
  );
  const imports = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamic.filter((each) => each !== undefined),
    ...[...text.matchAll(GLOB)].flatMap(([, patterns = '']) => textsOf(patterns)),
  ];
  return {
    text: `${text}${source.match(COMMAND)?.join() ?? ''}`,
    words: withoutComments(path, source),
    imports: [...new Set(imports)],
    isReader:
      imports.some((each) => REACHING.test(each)) ||
      dynamic.includes(undefined) ||
      module.importMetas.some(
        ({ start }) => !META_OF_BUNDLER.test(text.slice(start, start + 20)),
      ) ||
      /\bprocess\.cwd\(|\brequire\(|\b(?:WEB_)?ROOT\b/.test(text),
  };
}
