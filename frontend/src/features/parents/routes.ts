import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';

export const screens: Screens = [
  {
    path: paths.parentHome.pattern,
    access: 'public',
    shell: false,
    title: 'parents:title',
    page: () => import('./ParentHomePage.tsx'),
  },
];
