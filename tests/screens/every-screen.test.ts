import { describe, expect, test } from 'vitest';
import type { Screen } from '#frontend/src/lib/screen.ts';
import type { Role } from '#shared/roles.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { application } from './harness/loaded.ts';

const { SCREENS, paths, enter, open } = application;

/**
 * Journeys open them: the editor is another application in a frame, and it plays public projects and those that are handed in; a card signs its
 * child in and leads home.
 */
const PLAYED: readonly string[] = [
  paths.project.pattern,
  paths.publicWork.pattern,
  paths.familyWork.pattern,
  paths.sharedWork.pattern,
  paths.review.pattern,
  paths.card.pattern,
];

const NOBODY = null;
const OPENED = SCREENS.filter(({ path }) => !PLAYED.includes(path));

/** The first of those who may open it. */
const roleOf = ({ path, access }: Screen): Role | null =>
  access === 'public' ? NOBODY : (application.readerOf(path) ?? access[0] ?? NOBODY);

/** One after the other, so that each signs in once. */
const ROLES = new Set(OPENED.map(roleOf));

test('addresses are given for screens that exist', () => {
  const patterns = SCREENS.map(({ path }) => path);
  expect(application.ADDRESSED.filter((path) => !patterns.includes(path))).toEqual([]);
});

describe.each([...ROLES])('role %s', (role) => {
  const own = OPENED.filter((screen) => roleOf(screen) === role);
  test.each(own.map((screen) => [screen.path, screen] as const))('%s', async (path, screen) => {
    const address = await application.addressOf(path);
    await enter(role);
    await open(address);
    expect(application.screenAt(location.pathname), location.pathname).toBe(screen);
    expect(document.body.textContent).not.toContain(application.failureText());
    expect(document.querySelector('h1, [role="dialog"] h2')?.textContent).toBeTruthy();
    expect(document.documentElement.scrollWidth, 'its width').toBeLessThanOrEqual(innerWidth);
    await expectAccessible();
  });
});
