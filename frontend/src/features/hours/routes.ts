import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { STAFF } from '#shared/roles.ts';

const screen = {
  access: STAFF,
  shell: true,
  title: 'study:title',
  help: 'hours',
} as const;

export const screens: Screens = [
  { ...screen, path: paths.hours, page: () => import('./HoursPage.tsx') },
  {
    ...screen,
    path: paths.studentHours.pattern,
    page: () => import('./account/StudentHoursPage.tsx'),
  },
];
