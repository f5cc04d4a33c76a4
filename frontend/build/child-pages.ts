import { globSync } from 'node:fs';
import { sep } from 'node:path';
import { dirname, join, normalize } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import { ROLE } from '#shared/roles.ts';
import type { Screen, Screens } from '../src/lib/screen.ts';

export interface ChildPage {
  /** Matches its paths, as the router does. */
  readonly pattern: string;
  /** Relative to the source folder. */
  readonly modules: readonly string[];
}

/** However the tool that has loaded the routes writes an import. */
const IMPORTED = /\(['"]([^'"]+[.]tsx)['"]/;

/** Pages that a child sees behind the sign-in, and the gallery, which visitors see too. */
const isForChildren = ({ access, shell }: Screen): boolean =>
  access === 'public' ? shell === 'signed-in' : access.includes(ROLE.student);

/** As in `route-table.ts`: a parameter is one part of the path, and a slash at the end may be there. */
const patternOf = (path: string): string =>
  `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[A-Za-z]+/g, '[^/]+')}/?$`;

function moduleOf(routes: string, { path, page }: Screen): string {
  const [, imported] = IMPORTED.exec(String(page)) ?? [];
  if (!imported) throw new Error(`${routes}: the page of ${path} is not one import`);
  return normalize(join(dirname(routes), imported));
}

/** The pages of a child, as the routes of the features name them, and the root, which leads to the home. */
export async function childPages(source: string): Promise<readonly ChildPage[]> {
  const files = globSync('features/*/routes.ts', { cwd: source }).toSorted();
  const found = await Promise.all(
    files.map(async (file) => {
      const { screens }: { screens: Screens } = await import(
        /* @vite-ignore */ pathToFileURL(join(source, file)).href
      );
      return screens.filter(isForChildren).map((screen) => ({
        pattern: patternOf(screen.path),
        modules: [moduleOf(file.replaceAll(sep, '/'), screen)],
      }));
    }),
  );
  return [{ pattern: '^/$', modules: [] }, ...found.flat()];
}
