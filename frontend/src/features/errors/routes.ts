import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';

export const screens: Screens = [
  {
    path: paths.error,
    access: 'public',
    shell: false,
    title: 'errors:title',
    page: () => import('./ErrorPage.tsx'),
  },
];
