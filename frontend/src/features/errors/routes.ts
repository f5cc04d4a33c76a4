import type { Screens } from '#frontend/src/lib/screen.ts';

export const errorScreens: Screens = [
  {
    path: '/error',
    access: 'public',
    shell: false,
    title: 'errors:title',
    page: () => import('./ErrorPage.tsx'),
  },
];
