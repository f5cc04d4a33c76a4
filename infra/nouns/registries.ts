import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What a registry takes from the folder of each noun: the one export of a file whose name ends so. */
interface Table {
  readonly name: string;
  readonly files: string;
  readonly exported: RegExp;
  /** A list of what the files export, or an object of it by the name of the folder; else one with all that is in theirs. */
  readonly as?: 'list' | 'folders';
}

const merged = (name: string, files: string, exported: RegExp): Table => ({
  name,
  files,
  exported,
});

/**
 * The registries of nouns. They are written files, so that their types are exact and each bundle holds only the
 * registry that it imports: no list of these has to be kept by hand.
 */
const REGISTRIES: Readonly<Record<string, readonly Table[]>> = {
  'shared/contracts.generated.ts': [
    {
      name: 'CONTRACTS',
      files: 'shared/*/contract.ts',
      exported: /^(\w+) = group\(/,
      as: 'list',
    },
  ],
  'shared/operations.generated.ts': [
    merged('NOUN_OPERATIONS', 'shared/*/operations.ts', /^([A-Z]+_OPERATIONS)\b/),
  ],
  'shared/homes/parts.generated.ts': [merged('HOME_PARTS', 'shared/*/home.ts', /^([A-Z]+_HOME)\b/)],
  'functions/request/homes/readings.generated.ts': [
    merged('NOUN_READINGS', 'functions/domain/*/home.ts', /^([A-Z]+_READINGS)\b/),
  ],
  'shared/i18n/all.generated.ts': [
    merged('zh', 'shared/{i18n,*/i18n}/zh.ts', /^(\w+Zh)\b/),
    merged('en', 'shared/{i18n,*/i18n}/en.ts', /^(\w+En)\b/),
  ],
  'shared/exports/sheets/i18n/all.generated.ts': [
    merged('sheetsZh', 'shared/{exports/sheets,*/export}/i18n/zh.ts', /^(\w+Zh)\b/),
    merged('sheetsEn', 'shared/{exports/sheets,*/export}/i18n/en.ts', /^(\w+En)\b/),
  ],
  'functions/domain/exports/sheets.generated.ts': [
    {
      name: 'SHEETS_OF_NOUNS',
      files: 'functions/domain/*/sheets.ts',
      exported: /^([A-Z]+_SHEETS)\b/,
      as: 'folders',
    },
  ],
  'frontend/src/features/homes/waiting-cards.generated.ts': [
    {
      name: 'WAITING_CARDS',
      files: 'frontend/src/entities/*/waiting-card.tsx',
      exported: /^(\w+Card): WaitingCard\b/,
      as: 'list',
    },
  ],
  'tests/factories/homes.generated.ts': [
    {
      name: 'FILLS',
      files: 'functions/*/home.fixture.ts',
      exported: /^(\w+OfHome): FillHome\b/,
      as: 'list',
    },
  ],
  'frontend/src/lib/paths/nouns.generated.ts': [
    merged('nounPaths', 'frontend/src/lib/paths/*.ts', /^(\w+Paths)\b/),
  ],
};

const HEAD = `// Written by \`npm run nouns\` from the folders of the nouns. After a conflict: take either side and run it again.
`;

interface Found {
  readonly path: string;
  readonly name: string;
}

const exportIn = (path: string, exported: RegExp): string => {
  const names = readFileSync(join(ROOT, path), 'utf8')
    .split(/^export const /m)
    .flatMap((code) => exported.exec(code)?.[1] ?? []);
  const [name, ...others] = names;
  if (!name || others.length > 0)
    throw new TypeError(`${path} exports ${names.length} of ${exported}`);
  return name;
};

const findIn = ({ files, exported }: Table): Found[] =>
  globSync(files, { cwd: ROOT })
    .filter((path) => !path.endsWith('.generated.ts'))
    .toSorted()
    .map((path) => ({ path, name: exportIn(path, exported) }));

function specifierFrom(registry: string, path: string): string {
  const folder = `${dirname(registry)}/`;
  return path.startsWith(folder) ? `./${path.slice(folder.length)}` : `#${path}`;
}

function render({ name, as }: Table, found: readonly Found[]): string {
  const lineOf = (each: Found): string => {
    if (as === 'folders') return `${basename(dirname(each.path))}: ${each.name}`;
    return as === 'list' ? each.name : `...${each.name}`;
  };
  const lines = found.map((each) => `  ${lineOf(each)},\n`).join('');
  return `\nexport const ${name} = ${as === 'list' ? `[\n${lines}] as const` : `{\n${lines}}`};\n`;
}

/** What each written file should hold, by its path. */
export function renderRegistries(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(REGISTRIES).map(([registry, tables]) => {
      const parts = tables.map((table) => ({ table, found: findIn(table) }));
      const imports = parts
        .flatMap(({ found }) => found)
        .map(({ path, name }) => `import { ${name} } from '${specifierFrom(registry, path)}';\n`);
      const bodies = parts.map(({ table, found }) => render(table, found));
      return [join(ROOT, registry), [HEAD, ...imports, ...bodies].join('')];
    }),
  );
}
