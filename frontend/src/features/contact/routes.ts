import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { SCHOOL_PEOPLE } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.contact,
    access: SCHOOL_PEOPLE,
    shell: true,
    title: 'contact:title',
    help: null,
    page: () => import('./ContactPage.tsx'),
  },
];
