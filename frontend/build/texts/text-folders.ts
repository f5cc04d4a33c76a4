import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { dirname, join } from 'node:path/posix';

/** `interface ResourceNamespaceMap { richText: typeof zh }`: the name that `useTranslation('richText')` takes. */
const DECLARED = /interface ResourceNamespaceMap \{\s*(\w+): typeof zh;/;

/** The namespace that a folder `i18n` declares in its Chinese texts. */
export function namespaceOf(folder: string): string {
  const file = join(folder, 'zh.ts');
  const name = DECLARED.exec(readFileSync(file, 'utf8'))?.[1];
  if (!name) throw new Error(`${file} declares no namespace in ResourceNamespaceMap`);
  return name;
}

/** Every folder `i18n` below a source folder, by its namespace. The paths have slashes, on Windows too. */
export function findTextFolders(source: string): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  for (const file of globSync('**/i18n/zh.ts', { cwd: source }).toSorted()) {
    const folder = dirname(join(source, file.replaceAll(sep, '/')));
    const name = namespaceOf(folder);
    const other = folders.get(name);
    if (other) throw new Error(`${folder} and ${other} both declare the namespace ${name}`);
    folders.set(name, folder);
  }
  return folders;
}
