import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Screens } from '#frontend/src/lib/screen.ts';

const ROUTES = globSync('frontend/src/features/*/routes.ts').toSorted();

const modules: readonly { screens: Screens }[] = await Promise.all(
  ROUTES.map((file) => import(pathToFileURL(file).href)),
);

/** Every screen of the application. `route-table.ts` finds them by Vite, which does not run here. */
export const SCREENS: Screens = modules.flatMap(({ screens }) => screens);
