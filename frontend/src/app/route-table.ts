import type { Screen, Screens } from '#frontend/src/lib/screen.ts';
import { accountScreens } from '../features/accounts/routes.ts';
import { cardScreens } from '../features/cards/routes.ts';
import { classScreens } from '../features/classes/routes.ts';
import { errorScreens } from '../features/errors/routes.ts';
import { homeScreens } from '../features/homes/routes.ts';
import { hourScreens } from '../features/hours/routes.ts';
import { institutionScreens } from '../features/institutions/routes.ts';
import { leadScreens } from '../features/leads/routes.ts';
import { lessonScreens } from '../features/lessons/routes.ts';
import { makeupScreens } from '../features/makeups/routes.ts';
import { parentScreens } from '../features/parents/routes.ts';
import { passwordScreens } from '../features/passwords/routes.ts';
import { registrationScreens } from '../features/registrations/routes.ts';
import { scratchScreens } from '../features/scratch/routes.ts';
import { sessionScreens } from '../features/sessions/routes.ts';
import { statisticsScreens } from '../features/statistics/routes.ts';
import { studentScreens } from '../features/students/routes.ts';
import { submissionScreens } from '../features/submissions/routes.ts';
import { taskScreens } from '../features/tasks/routes.ts';
import { teacherScreens } from '../features/teachers/routes.ts';
import { teachingScreens } from '../features/teaching/routes.ts';
import { wallScreens } from '../features/wall/routes.ts';
import { workScreens } from '../features/works/routes.ts';

/** Every screen of the application. */
export const SCREENS: Screens = [
  ...sessionScreens,
  ...cardScreens,
  ...studentScreens,
  ...passwordScreens,
  ...registrationScreens,
  ...errorScreens,
  ...accountScreens,
  ...homeScreens,
  ...institutionScreens,
  ...leadScreens,
  ...lessonScreens,
  ...teachingScreens,
  ...parentScreens,
  ...teacherScreens,
  ...classScreens,
  ...hourScreens,
  ...makeupScreens,
  ...statisticsScreens,
  ...submissionScreens,
  ...taskScreens,
  ...scratchScreens,
  ...wallScreens,
  ...workScreens,
];

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

/** Links are offered only to screens that exist. */
export const hasScreen = (path: string): boolean => screenAt(path) !== undefined;
