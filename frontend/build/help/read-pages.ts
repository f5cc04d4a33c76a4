import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import type { MenuEntry } from '#functions/domain/shell/menu-entry.ts';
import { MENU } from '#functions/domain/shell/menu-tree.ts';
import { readTexts } from '#infra/taiwan/read-texts.ts';
import { HELP_TOPIC_IDS, type HelpTopicId } from '#shared/help/topics.ts';
import type { Language } from '#shared/languages.ts';
import { MENU_PATHS } from '#shared/menu-paths.ts';
import { ROLE } from '#shared/roles.ts';
import { TOOLS } from '#shared/tools/rules.ts';
import type { HelpPage } from '../../src/features/help/page.ts';
import { findTextFolders } from '../texts/text-folders.ts';
import { compilePage, type TextOf, titleOf } from './compile-page.ts';

const PAGES = 'features/help/pages';

export const fileOf = (source: string, page: HelpTopicId, language: Language): string =>
  join(source, PAGES, page, `${language}.md`);

const entries = (menu: readonly MenuEntry[]): MenuEntry[] =>
  menu.flatMap((entry) => [entry, ...entries(entry.children ?? [])]);

/** The entry of a screen in the menu; where roles have different ones, that of principals. */
function menuName(key: string, language: Language): string | undefined {
  const url = Object.entries(MENU_PATHS).find(([name]) => name === key)?.[1];
  const found = entries(MENU).filter((entry) => url !== undefined && entry.url === url);
  const own = found.find(({ roles }) => roles.includes(ROLE.principal)) ?? found[0];
  return own?.name[language];
}

const toolName = (key: string, language: Language): string | undefined =>
  Object.entries(TOOLS).find(([id]) => id === key)?.[1].name[language];

/** The text of a path such as `sheet.export`. */
function inTree(tree: unknown, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>(
      (node, key) =>
        typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined,
      tree,
    );
  return typeof found === 'string' ? found : undefined;
}

/** All texts of the application in a language, by namespace. */
async function loadTexts(
  source: string,
  language: Language,
): Promise<ReadonlyMap<string, unknown>> {
  const folders = [...findTextFolders(source)];
  const loaded = folders.map(
    async ([namespace, folder]) => [namespace, await readTexts(folder, language)] as const,
  );
  return new Map(await Promise.all(loaded));
}

/** Fills in what pages quote from the application itself: buttons, menus, tools, other pages. */
export async function createTextOf(
  source: string,
  language: Language,
  titles: ReadonlyMap<string, string> = new Map(),
): Promise<TextOf> {
  const texts = await loadTexts(source, language);
  return (name) => {
    const [, space = '', key = ''] = /^([\w-]+):(.+)$/.exec(name) ?? [];
    const sources: Readonly<Record<string, () => string | undefined>> = {
      menu: () => menuName(key, language),
      tool: () => toolName(key, language),
      help: () => titles.get(key),
    };
    const found = (sources[space] ?? (() => inTree(texts.get(space), key)))();
    if (found === undefined) throw new Error(`there is no text [[${name}]] in ${language}`);
    return found;
  };
}

/** All pages of the help in a language, in the order of the topics. */
export async function readHelp(source: string, language: Language): Promise<HelpPage[]> {
  const files = HELP_TOPIC_IDS.map(
    (id) => [id, readFileSync(fileOf(source, id, language), 'utf8')] as const,
  );
  const titles = new Map<string, string>(files.map(([id, text]) => [id, titleOf(id, text)]));
  const textOf = await createTextOf(source, language, titles);
  return files.map(([id, text]) => compilePage(id, text, textOf));
}
