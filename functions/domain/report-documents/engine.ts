import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Language } from '#shared/languages.ts';

/**
 * The native packages and the fonts are in no bundle: a layer of the function has them, where only `require` of Node
 * finds them. They are loaded at the first drawing.
 */
const load = createRequire(import.meta.url);

type TypstModule = typeof import('@myriaddreamin/typst-ts-node-compiler');
type ResvgModule = typeof import('@resvg/resvg-js');
type Sharp = typeof import('sharp').default;

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

export const sharp = once((): Sharp => {
  const module = load('sharp') as Sharp & { default?: Sharp };
  const made = module.default ?? module;
  // A function draws one report at a time: what is kept for the next one would only be memory.
  made.cache(false);
  made.concurrency(1);
  return made;
});

export const resvg = once((): ResvgModule['Resvg'] => {
  // It asks Node for a report of the process, only to learn which C library there is. With the names of all open
  // connections, which the report looks up, that takes five seconds where no name server answers.
  Object.assign(process.report, { excludeNetwork: true });
  return (load('@resvg/resvg-js') as ResvgModule).Resvg;
});

const SIMPLIFIED = 'Noto Sans SC';
const TRADITIONAL = 'Noto Sans TC';
const PICTURES = 'Noto Emoji';

/** The first font that has a character draws it; Chinese ones differ in how they write the same character. */
export const FONTS: Readonly<Record<Language, readonly string[]>> = {
  zh: [SIMPLIFIED, TRADITIONAL, PICTURES],
  cht: [TRADITIONAL, SIMPLIFIED, PICTURES],
  en: [SIMPLIFIED, TRADITIONAL, PICTURES],
};

/** Whole fonts, since nobody knows which characters a teacher writes. Below `@expo-google-fonts`. */
export const FONT_FILES = [
  'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  'noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  'noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf',
  'noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf',
  'noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
] as const;

/** Where the compiler sees its files; nothing is read from there, as all files are given. */
const WORKPLACE = '/report';

const newCompiler = once((): NodeCompiler => {
  const { NodeCompiler: Compiler } = load('@myriaddreamin/typst-ts-node-compiler') as TypstModule;
  const fontBlobs = FONT_FILES.map((file) =>
    readFileSync(load.resolve(`@expo-google-fonts/${file}`)),
  );
  return Compiler.create({ workspace: WORKPLACE, fontArgs: [{ fontBlobs }] });
});

/** A file of a document: its text or bytes by its name. */
export type DrawingFiles = ReadonlyMap<string, Uint8Array | string>;

/**
 * Lays the files out and hands the document to `use`. All of it happens at once, without waiting, because the
 * compiler is one for all; afterwards it has forgotten the files. Throws what Typst says.
 */
export function typeset<T>(
  files: DrawingFiles,
  use: (compiler: NodeCompiler, document: Parameters<NodeCompiler['pdf']>[0]) => T,
): T {
  const compiler = newCompiler();
  try {
    for (const [name, content] of files)
      compiler.mapShadow(`${WORKPLACE}/${name}`, Buffer.from(content as Uint8Array));
    const result = compiler.compile({ mainFilePath: `${WORKPLACE}/main.typ`, resetRead: true });
    const document = result.result;
    if (!document) {
      const error = result.takeError();
      throw new Error(`Typst: ${JSON.stringify(error?.shortDiagnostics ?? 'no document')}`);
    }
    return use(compiler, document);
  } finally {
    compiler.resetShadow();
    compiler.evictCache(0);
  }
}
