import { parseSync } from 'vite';

/** An `import('./FeedDialog.tsx')` and where it stands. */
interface DynamicImport {
  readonly start: number;
  readonly end: number;
  readonly from: string;
}

/** The imports of a module, and the namespaces of its texts. */
export interface SourceModule {
  /** The specifiers of static imports, without type imports. */
  readonly imports: readonly string[];
  readonly dynamicImports: readonly DynamicImport[];
  /** The namespaces that the module itself uses. */
  readonly draws: ReadonlySet<string>;
}

type Parsed = ReturnType<typeof parseSync>['module'];

function importsOf({ staticImports, staticExports }: Parsed): string[] {
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exported = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : []));
  return [...imported, ...exported];
}

function dynamicImportsOf({ dynamicImports }: Parsed, code: string): DynamicImport[] {
  return dynamicImports.map(({ start, end, moduleRequest }) => {
    const from = /^'([^']+)'$/.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[1];
    if (!from) throw new Error(`cannot follow ${code.slice(start, end)}: it names no file`);
    return { start, end, from };
  });
}

/** `useTranslation('plans')`, `useTranslation(['lessons', 'plans'])` */
const HOOK = /\buseTranslation\(([^)]*)\)/g;
/** `namespace="plans"` of a form's field, or `{ namespace: 'plans' }` */
const PROPERTY = /\bnamespace\s*[=:]\s*(['"]\w+['"])/g;
const NAME = /['"](\w+)['"]/g;
/** `i18next.t('common:networkError')`; the hook's own `t` takes no namespace that the hook does not name. */
const GLOBAL = /\bi18n(?:ext)?\.t\(\s*['"`](\w+):/g;

function namesIn(code: string): Set<string> {
  const given = [...code.matchAll(HOOK), ...code.matchAll(PROPERTY)].map(([, text = '']) => text);
  const names = [...given.join().matchAll(NAME), ...code.matchAll(GLOBAL)];
  return new Set(names.map(([, name = '']) => name));
}

export function readModule(file: string, code: string): SourceModule {
  const parsed = parseSync(file, code).module;
  return {
    imports: importsOf(parsed),
    dynamicImports: dynamicImportsOf(parsed, code),
    draws: namesIn(code),
  };
}
