import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readOwn, readTexts } from './read-texts.ts';
import { deriveTexts } from './to-taiwan.ts';

const FOLDER = join(import.meta.dirname, '../../shared/i18n');

/** The messages of the server in Taiwan's words, which Node, vitest and the bundles of functions read as they are. */
export const MESSAGES = join(FOLDER, 'cht.generated.ts');

const HEAD = `// Written by \`npm run texts\` from the Chinese messages and from what Taiwan says in another way
// (\`cht.ts\` of each folder). After a conflict: take either side and run it again.
`;

/** \`lead-sheets\` → \`leadSheets\` */
const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const linesOf = (texts: object): string =>
  Object.entries(texts)
    .map(([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(text)},\n`)
    .join('');

const tableOf = (name: string, type: string, texts: object): string =>
  `\nexport const ${name}: ${type} = {\n${linesOf(texts)}};\n`;

/** One table of what every function says, and one for each folder that only some functions have. */
export async function renderMessages(): Promise<string> {
  const folders = globSync('*/zh.ts', { cwd: FOLDER }).map(dirname).toSorted();
  const overrides = await Promise.all(
    ['', ...folders].map((each) => readOwn(join(FOLDER, each), 'cht')),
  );
  const common = deriveTexts(await readOwn(FOLDER, 'zh'), Object.assign({}, ...overrides));
  const imports = ["import type { Messages } from './zh.ts';\n"];
  const tables = [tableOf('cht', 'Messages', common)];
  for (const folder of folders) {
    const texts = await readTexts(join(FOLDER, folder), 'cht');
    if (Object.keys(texts).every((key) => key in common)) continue;
    const name = camelCase(folder);
    imports.push(`import type { ${name}Zh } from './${folder}/zh.ts';\n`);
    tables.push(tableOf(`${name}Cht`, `Readonly<Record<keyof typeof ${name}Zh, string>>`, texts));
  }
  return [HEAD, ...imports, ...tables].join('');
}
