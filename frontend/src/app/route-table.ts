import type { Screen, Screens } from '#frontend/src/lib/screen.ts';
import type { Role } from '#shared/roles.ts';

const ROUTES = import.meta.glob<{ screens: Screens }>('../features/*/routes.ts', { eager: true });

/** Every screen of the application: those of the features' `routes.ts`. */
export const SCREENS: Screens = Object.values(ROUTES).flatMap(({ screens }) => screens);

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[A-Za-z]+/g, '[^/]+')}/?$`,
    'i',
  );

const PATTERNS = SCREENS.map((screen) => ({
  screen,
  pattern: patternOf(screen.path),
  // A literal path goes before one with parameters, e.g. /custom/add before /custom/:id.
  parameters: screen.path.split('/:').length,
})).toSorted((a, b) => a.parameters - b.parameters);

/** The screen that an address belongs to. */
export function screenAt(path: string): Screen | undefined {
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.screen;
}

/** Links are offered only to screens that the role may open; of others the guard would send it home. */
export function mayOpen(path: string, role: Role): boolean {
  const access = screenAt(path)?.access;
  return access === 'public' || access?.includes(role) === true;
}
