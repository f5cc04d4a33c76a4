import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readOwn, readTexts } from './read-texts.ts';
import { deriveTexts } from './to-taiwan.ts';

const SHARED = join(import.meta.dirname, '../../shared');
/** The messages of all functions. */
const COMMON = join(SHARED, 'i18n');

/** The messages of the server in Taiwan's words, which Node, vitest and the bundles of functions read as they are. */
export const MESSAGES = join(COMMON, 'cht.generated.ts');

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

const tableOf = (name: string, type: string, texts: object): string =>
  `\nexport const ${name}: ${type} = {\n${linesOf(texts)}};\n`;

/** One table of what every function says, and one for each folder that only some functions have. */
export async function renderMessages(): Promise<string> {
  const folders = globSync('*/**/i18n/zh.ts', { cwd: SHARED }).map(dirname).toSorted();
  const overrides = await Promise.all(
    ['i18n', ...folders].map((each) => readOwn(join(SHARED, each), 'cht')),
  );
  const common = deriveTexts(await readOwn(COMMON, 'zh'), Object.assign({}, ...overrides));
  const imports = ["import type { Messages } from './zh.ts';\n"];
  const tables = [tableOf('cht', 'Messages', common)];
  for (const folder of folders) {
    const texts = await readTexts(join(SHARED, folder), 'cht');
    if (Object.keys(texts).every((key) => key in common)) continue;
    const name = await nameOf(join(SHARED, folder));
    imports.push(`import type { ${name}Zh } from '#shared/${folder}/zh.ts';\n`);
    tables.push(tableOf(`${name}Cht`, `Readonly<Record<keyof typeof ${name}Zh, string>>`, texts));
  }
  return [HEAD, ...imports, ...tables].join('');
}
