import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sheetsZh } from '#shared/exports/sheets/i18n/all.generated.ts';
import { zh } from '#shared/i18n/all.generated.ts';
import { readOwn, readTexts } from './read-texts.ts';
import { deriveTexts } from './to-taiwan.ts';

const SHARED = join(import.meta.dirname, '../../shared');

/** The messages of the server in Taiwan's words, which Node, vitest and the bundles of functions read as they are. */
export const MESSAGES = join(SHARED, 'i18n/cht.generated.ts');

const HEAD = `// Written by \`npm run texts\` from the Chinese messages and from what Taiwan says in another way
// (\`cht.ts\` of each folder). After a conflict: take either side and run it again.
`;

/** The name of the messages of a folder: `leadSheets` where its Chinese ones are `leadSheetsZh`. */
async function nameOf(folder: string): Promise<string> {
  const [exported = ''] = Object.keys(await import(join(folder, 'zh.ts')));
  return exported.replace(/Zh$/, '');
}

const linesOf = (texts: object): string =>
  Object.entries(texts)
    .map(([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(text)},\n`)
    .join('');

/** A table with the keys of the Chinese one. */
const tableOf = (name: string, zhName: string, texts: object): string =>
  `\nexport const ${name}: Readonly<Record<keyof typeof ${zhName}, string>> = {\n${linesOf(texts)}};\n`;

/** Tables of what lies in the folders of several nouns. */
const MERGED = [
  { name: 'cht', zh: 'zh', texts: zh, from: '#shared/i18n/all.generated.ts' },
  {
    name: 'sheetsCht',
    zh: 'sheetsZh',
    texts: sheetsZh,
    from: '#shared/exports/sheets/i18n/all.generated.ts',
  },
];
const isMerged = (key: string): boolean => MERGED.some(({ texts }) => key in texts);

/** One table of what every function says, one of what exports do, and one for each folder that only few functions have. */
export async function renderMessages(): Promise<string> {
  const folders = globSync('**/i18n/zh.ts', { cwd: SHARED }).map(dirname).toSorted();
  const overrides = Object.assign(
    {},
    ...(await Promise.all(folders.map((each) => readOwn(join(SHARED, each), 'cht')))),
  );
  const imports = MERGED.map(({ zh: type, from }) => `import type { ${type} } from '${from}';\n`);
  const tables = MERGED.map(({ name, zh: type, texts }) =>
    tableOf(name, type, deriveTexts(texts, overrides)),
  );
  for (const folder of folders) {
    const texts = await readTexts(join(SHARED, folder), 'cht');
    if (Object.keys(texts).every(isMerged)) continue;
    const name = await nameOf(join(SHARED, folder));
    imports.push(`import type { ${name}Zh } from '#shared/${folder}/zh.ts';\n`);
    tables.push(tableOf(`${name}Cht`, `${name}Zh`, texts));
  }
  return [HEAD, ...imports, ...tables].join('');
}
